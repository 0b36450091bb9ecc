// How often the five numbers are right on real theses with labels made by hand: npm run accuracy
import { parseArgs } from 'node:util';
import { type LabelledDocument, loadCorpus } from './accuracy/corpus.ts';
import { cacheFolder, findDocument, keptFolder } from './accuracy/find-documents.ts';
import type { Measurement } from './accuracy/measure.ts';
import { measureAll } from './accuracy/measure-all.ts';
import { fullLines, missLines } from './accuracy/print/fault-lines.ts';
import { calibrationLines, documentLines, shareLines } from './accuracy/print/score-lines.ts';
import { score } from './accuracy/score.ts';
import { openBatches } from './accuracy/scoreboard/first-looks.ts';
import type { MeasureTask } from './accuracy/worker.ts';

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', multiple: true, default: [] },
    batch: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const folders = [...options.documents, cacheFolder(process.env), keptFolder];
const open = openBatches();
const wanted = loadCorpus().filter(
  ({ name, batch }) =>
    open.has(batch) &&
    name.includes(options.only ?? '') &&
    (options.batch.length === 0 || options.batch.includes(String(batch))),
);
const tasks: MeasureTask[] = [];
for (const document of wanted) {
  const path = await findDocument(document, folders);
  if (path !== null) tasks.push({ document, path });
}
const rows = await measureAll(tasks, new URL('./accuracy-worker.js', import.meta.url));
if (options.json) console.log(JSON.stringify({ summary: score(rows), rows }));
else {
  if (options.only !== undefined) printEach(rows, fullLines);
  else if (options.misses) printEach(rows, missLines);
  else console.log(documentLines(rows).join('\n'));
  console.log(`\n${rows.length} of ${wanted.length} documents are there. Right:`);
  console.log(shareLines(rows).join('\n'));
  console.log('\nRight of those said to be:');
  console.log(calibrationLines(rows).join('\n'));
}

function printEach(
  rows: readonly Measurement[],
  linesOf: (row: Measurement, document: LabelledDocument) => string[],
): void {
  for (const row of rows) {
    const document = wanted.find(({ name }) => name === row.name);
    const lines = document ? linesOf(row, document) : [];
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}
