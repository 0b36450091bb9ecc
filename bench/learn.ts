// Learns the weights of all decisions from the labelled documents: npm run learn -- --help
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LearntWeights } from '../src/core/docx/decide/learnt-weights.ts';
import { loadCorpus } from './accuracy/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from './accuracy/find-documents.ts';
import { calibrationLines, shareLines } from './accuracy/print/score-lines.ts';
import { openBatches } from './accuracy/scoreboard/first-looks.ts';
import { readPage } from './accuracy/scoreboard.ts';
import { crossValidate } from './learn/cross-validate.ts';
import { type Lesson, learn } from './learn/lesson.ts';
import { type StudiedDocument, study } from './learn/studied-document.ts';
import { zonesLesson } from './learn/zones-lesson.ts';

const usage = `npm run learn -- [OPTION...]

Fits the weights of all decisions to the labelled documents of the batches that were looked at, and says how well
weights do on documents that they were not fitted to.

  --documents FOLDER  where documents lie, beside the cache and ../shared/corpus/real; may be repeated
  --folds N           parts that are left out in turn, 10 by default; 0 for no cross-validation
  --write             write src/core/docx/decide/weights.json and bench/accuracy/cross-validation.json`;

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const lessons: readonly Lesson[] = [zonesLesson];

if (options.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const open = openBatches(readPage());
  const corpus = loadCorpus().filter(({ batch }) => open.has(batch));
  const folders = [...options.documents, cacheFolder(process.env), keptFolder];
  const { found, absent } = await findDocuments(corpus, folders);
  if (absent.length > 0)
    throw new Error(`Not there (npm run accuracy -- --fetch brings them): ${absent.map(({ name }) => name)}`);
  const studied: StudiedDocument[] = [];
  for (const each of found) studied.push(await study(each));
  console.log(`${studied.length} documents, read in ${seconds()} s`);
  const material = lessons.map((lesson) => ({ lesson, examples: studied.flatMap(lesson.examplesOf) }));
  const weights = learn(material);
  console.log(`learnt in ${seconds()} s`);
  if (options.write) write('src/core/docx/decide/weights.json', weights);
  if (options.folds === '0') return;
  const judgements = crossValidate(studied, material, Number(options.folds));
  console.log(`cross-validated in ${seconds()} s. Right:`);
  console.log(shareLines(judgements).join('\n'));
  console.log(`\nRight of those said to be:\n${calibrationLines(judgements).join('\n')}`);
  for (const { name, right, said, truth } of judgements) {
    const wrong = Object.entries(right).flatMap(([number, isRight]) =>
      isRight
        ? []
        : `${number} ${said?.[number as keyof typeof truth]}/${truth[number as keyof typeof truth]}`,
    );
    if (wrong.length > 0) console.log(`${name}: ${wrong.join(', ')}`);
  }
}

function write(file: string, content: LearntWeights): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function seconds(): number {
  return Math.round(process.uptime());
}
