// Measures how often the five numbers are right on hand-labelled real theses: npm run accuracy -- --help
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, chooseOpen } from './accuracy/corpus/choose.ts';
import { type LabelledDocument, loadCorpus } from './accuracy/corpus/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from './accuracy/corpus/find-documents.ts';
import { type FetchOutcome, fetchDocuments } from './accuracy/fetch.ts';
import type { Measurement } from './accuracy/measure.ts';
import { measureAll } from './accuracy/measure-all.ts';
import { type AccuracyOptions, readOptions, usage } from './accuracy/options.ts';
import { fullLines, missLines } from './accuracy/print/fault-lines.ts';
import { calibrationLines, documentLines, shareLines } from './accuracy/print/score-lines.ts';
import { projectRoot } from './accuracy/project-root.ts';
import { crossValidationFile, readCrossValidation } from './accuracy/scoreboard/cross-validation.ts';
import { firstLookRow, openBatches } from './accuracy/scoreboard/first-looks.ts';
import { readPage, writeScores } from './accuracy/scoreboard.ts';
import { score } from './accuracy/scoring/score.ts';

const cache = cacheFolder(process.env);

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(options: AccuracyOptions): Promise<void> {
  const { task } = options;
  if (task === 'help') console.log(usage);
  else if (task === 'fetch') await bring(choose(loadCorpus(), options), options.baseAddress);
  else if (typeof task === 'object') await lookFirst(task.firstLook, options);
  else await measureOpen(task, options);
}

async function measureOpen(
  task: 'measure' | 'misses' | 'json' | 'write',
  options: AccuracyOptions,
): Promise<void> {
  const open = openBatches(readPage());
  const choice = task === 'write' ? { batches: [], only: null } : options;
  const documents = chooseOpen(loadCorpus(), open, choice);
  const { rows, absent } = await measureThese(documents, options);
  if (task === 'json') console.log(JSON.stringify({ summary: score(rows), rows }));
  else if (task === 'write') {
    if (absent.length > 0) throw new Error(`The scoreboard needs all documents. ${missing(absent)}`);
    writeScores(rows, readCrossValidation(documents, crossValidationFile));
    console.log('docs/accuracy.md and the table of all theses have been written.');
  } else {
    const linesOf = options.only === null ? missLines : fullLines;
    if (task === 'measure' && options.only === null) console.log(documentLines(rows).join('\n'));
    else printEach(rows, documents, linesOf);
    console.log(`\n${rows.length} of ${documents.length} documents are there. Right:`);
    console.log(shareLines(rows).join('\n'));
    console.log('\nRight among those said to be:');
    console.log(calibrationLines(rows).join('\n'));
  }
}

async function lookFirst(batch: number, options: AccuracyOptions): Promise<void> {
  if (openBatches(readPage()).has(batch)) throw new Error(`Batch ${batch} has already had its first look.`);
  const documents = choose(loadCorpus(), { batches: [batch], only: null });
  const { rows, absent } = await measureThese(documents, options);
  if (absent.length > 0) throw new Error(`A first look needs all documents. ${missing(absent)}`);
  console.log(firstLookRow(batch, rows, { date: new Date(), version: versionOfCode() }));
}

async function bring(documents: readonly LabelledDocument[], baseAddress: string | null): Promise<void> {
  const onOutcome = (outcome: FetchOutcome) => {
    const reason = outcome.status === 'failed' ? `: ${outcome.reason}` : '';
    console.log(`${outcome.name}: ${outcome.status}${reason}`);
  };
  const outcomes = await fetchDocuments(documents, cache, { onOutcome, ...(baseAddress && { baseAddress }) });
  const failed = outcomes.filter(({ status }) => status === 'failed').length;
  console.log(`\n${outcomes.length - failed} of ${outcomes.length} documents are in ${cache}.`);
  if (failed > 0) process.exitCode = 1;
}

async function measureThese(
  documents: readonly LabelledDocument[],
  { folders }: AccuracyOptions,
): Promise<{ rows: Measurement[]; absent: LabelledDocument[] }> {
  const { found, absent } = await findDocuments(documents, [...folders, cache, keptFolder]);
  return { rows: await measureAll(found, new URL('./accuracy-worker.js', import.meta.url)), absent };
}

function missing(absent: readonly LabelledDocument[]): string {
  return `Missing (--fetch downloads them): ${absent.map(({ name }) => name).join(', ')}`;
}

function printEach(
  rows: readonly Measurement[],
  documents: readonly LabelledDocument[],
  linesOf: (row: Measurement, document: LabelledDocument) => string[],
): void {
  for (const row of rows) {
    const document = documents.find(({ name }) => name === row.name);
    const lines = document ? linesOf(row, document) : [];
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}

/** `0.1.0, 1349a96`. */
function versionOfCode(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  try {
    const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    return `${version}, ${commit.trim()}`;
  } catch {
    return version;
  }
}
