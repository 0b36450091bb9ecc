// How often the five numbers are right on real theses with labels made by hand: npm run accuracy
import { parseArgs } from 'node:util';
import { loadCorpus } from './accuracy/corpus.ts';
import { cacheFolder, findDocument, keptFolder } from './accuracy/find-documents.ts';
import { openBatches } from './accuracy/first-looks.ts';
import { measureAll } from './accuracy/measure-all.ts';
import { documentLines, scoreLines } from './accuracy/print-score.ts';
import { score } from './accuracy/score.ts';
import type { MeasureTask } from './accuracy/worker.ts';

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', multiple: true, default: [] },
    batch: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
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
  console.log(documentLines(rows).join('\n'));
  console.log(`\n${rows.length} of ${wanted.length} documents are there. Right:`);
  console.log(scoreLines(rows).join('\n'));
}
