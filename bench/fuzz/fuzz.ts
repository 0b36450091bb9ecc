// Analyses randomly corrupted documents: npm run fuzz -- --help
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnalysisPool } from '../../src/core/analysis/analysis-pool.ts';
import type { AnalysisResult } from '../../src/core/docx/analysis.ts';
import { DeskError } from '../../src/core/errors.ts';
import { chanceOf } from '../chance.ts';
import { faultsOf, faultsOfFailure } from './faults-of.ts';
import { readSource, type Source, spoilt } from './spoilt-document.ts';

const usage = `npm run fuzz -- [OPTION...]

Corrupts documents at random, as archives, as text and as XML trees, and analyses each in a process limited to five
seconds and 512 MiB. Every document must yield whole numbers that add up and can be quoted, or an error that says what is
wrong with it. Documents that yield neither are kept in bench/.build/fuzz. Needs the built package.

  --count N           number of documents, 1500 by default
  --seconds N         time limit for each document, 5 by default; allow more on a busy machine
  --seed S            seed, 1 by default; the same seed repeats the same corruption
  --documents FOLDER  documents to corrupt besides the sample, up to a megabyte each; may be repeated;
                      ../shared/corpus/robust by default, if present`;

/** In bytes. */
const largestSource = 1_000_000;
/** A document is at fault if it exceeds the time limit in all of these tries. */
const mostTries = 4;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '5' },
    documents: { type: 'string', multiple: true, default: ['../shared/corpus/robust'] },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) console.log(usage);
else await run(Number(options.count), Number(options.seed));

async function run(count: number, seed: number): Promise<void> {
  const sources = await readSources(options.documents);
  const pool = createAnalysisPool({
    processes: 2,
    seconds: Number(options.seconds),
    memoryBytes: 512 * 1024 * 1024,
    processFile: new URL('../../dist/analysis-process.js', import.meta.url),
  });
  const started = performance.now();
  const outcomes = { read: 0, refused: 0, faults: 0 };
  let next = 0;
  const work = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      // Each document has its own seed, so that it can be reproduced whichever process takes it.
      const chance = chanceOf(seed * 1_000_003 + number);
      const source = chance.of(sources);
      const bytes = spoilt(source, chance);
      const faults = await patiently(() => pool.analyse(bytes)).then(
        (result) => {
          outcomes.read += 1;
          return faultsOf(result);
        },
        (error: unknown) => {
          outcomes.refused += 1;
          return faultsOfFailure(error);
        },
      );
      if (faults.length === 0) continue;
      outcomes.faults += 1;
      console.log(
        `${source.name}, number ${number}, kept as ${keep(bytes, seed, number)}: ${faults.join('; ')}`,
      );
    }
  };
  await Promise.all([work(), work(), work()]);
  await pool.close();
  const seconds = Math.round((performance.now() - started) / 1000);
  const { read, refused, faults } = outcomes;
  console.log(
    `${count} documents from ${sources.length} sources with seed ${seed} in ${seconds} s: ${read} read, ${refused} refused, ${faults} at fault`,
  );
  if (faults > 0) process.exitCode = 1;
}

/** Retries a document that exceeded the time limit, because a busy machine can delay any document. */
async function patiently(analyse: () => Promise<AnalysisResult>): Promise<AnalysisResult> {
  for (let time = 1; time < mostTries; time += 1) {
    try {
      return await analyse();
    } catch (error) {
      if (!(error instanceof DeskError) || error.details?.limit !== 'time') throw error;
    }
  }
  return analyse();
}

async function readSources(folders: readonly string[]): Promise<Source[]> {
  const sources = [await readSource('sample-thesis.docx', readFileSync('examples/sample-thesis.docx'))];
  for (const folder of folders) {
    const names = namesIn(folder);
    if (names.length === 0) console.log(`No documents in ${folder}; skipped.`);
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      if (bytes.length <= largestSource) sources.push(await readSource(name, bytes));
    }
  }
  return sources;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.docx'))
      .sort();
  } catch {
    return [];
  }
}

function keep(bytes: Uint8Array, seed: number, number: number): string {
  mkdirSync('bench/.build/fuzz', { recursive: true });
  const file = `bench/.build/fuzz/${seed}-${number}.docx`;
  writeFileSync(file, bytes);
  return file;
}
