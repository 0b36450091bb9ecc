// Fits the weights of all decisions to the labelled documents: npm run learn -- --help
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCorpus } from './accuracy/corpus/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from './accuracy/corpus/find-documents.ts';
import { calibrationLines, shareLines } from './accuracy/print/score-lines.ts';
import { crossValidationFile } from './accuracy/scoreboard/cross-validation.ts';
import { openBatches } from './accuracy/scoreboard/first-looks.ts';
import { readPage } from './accuracy/scoreboard.ts';
import { fiveNumbers } from './accuracy/scoring/five-numbers.ts';
import { calibrate, recalibrated } from './learn/calibrate.ts';
import { type CrossValidation, crossValidate } from './learn/cross-validate.ts';
import { itemsLesson } from './learn/items/items-lesson.ts';
import { type Lesson, learn, type Material } from './learn/lesson.ts';
import { pagesLesson } from './learn/pages-lesson.ts';
import { type StudiedDocument, study } from './learn/studied-document.ts';
import { zonesLesson } from './learn/zones-lesson.ts';

const usage = `npm run learn -- [OPTION...]

Fits the weights of all decisions to the labelled documents of the open batches, and measures how well weights do on
documents that they were not fitted to.

  --documents FOLDER  where to look for documents, besides the cache and ../shared/corpus/real; may be repeated
  --folds N           number of parts, each left out in turn, 10 by default; 0 skips the cross-validation
  --write             write src/core/docx/decide/weights.json and bench/accuracy/cross-validation.json`;

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const folds = Number(options.folds);
const lessons: readonly Lesson[] = [zonesLesson, pagesLesson, itemsLesson];

if (options.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const open = openBatches(readPage());
  const corpus = loadCorpus().filter(({ batch }) => open.has(batch));
  const folders = [...options.documents, cacheFolder(process.env), keptFolder];
  const { found, absent } = await findDocuments(corpus, folders);
  if (absent.length > 0)
    throw new Error(
      `Missing (npm run accuracy -- --fetch downloads them): ${absent.map(({ name }) => name)}`,
    );
  const studied: StudiedDocument[] = [];
  for (const each of found) studied.push(await study(each));
  console.log(`${studied.length} documents, read in ${seconds()} s`);
  const material: Material[] = [];
  for (const lesson of lessons)
    material.push({
      lesson,
      examples: [...studied.flatMap(lesson.examplesOf), ...((await lesson.builtExamples?.()) ?? [])],
    });
  const points = new Map<string, Float64Array>();
  const weights = learn(material, points);
  console.log(`fitted in ${seconds()} s`);
  if (folds > 0) {
    const parts = crossValidate(studied, material, folds, points);
    const judgements = recalibrated(parts);
    console.log(`cross-validated in ${seconds()} s. Right:\n${shareLines(judgements).join('\n')}`);
    console.log(`\nRight among those said to be:\n${calibrationLines(judgements).join('\n')}\n`);
    for (const judgement of judgements) printMiss(judgement);
    weights.certainty = calibrate(parts.flat());
    if (options.write) writeJson(crossValidationFile, outcomes(judgements));
  }
  if (options.write) writeJson('src/core/docx/decide/weights.json', weights);
}

function printMiss({ name, right, said, truth }: CrossValidation): void {
  const wrong = fiveNumbers.filter((number) => !right[number]);
  if (wrong.length === 0) return;
  console.log(`${name}: ${wrong.map((number) => `${number} ${said[number]}/${truth[number]}`).join(', ')}`);
}

function outcomes(judgements: readonly CrossValidation[]): unknown {
  const ofDocuments = judgements.map(({ name, said, certainty }) => [name, { analysis: said, certainty }]);
  return { documents: Object.fromEntries(ofDocuments.sort()) };
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function seconds(): number {
  return Math.round(process.uptime());
}
