// Times `thesisdesk analyse` against python-docx walking the same text, in turns: npm run bench -- [long|varied|real]
// Set PYTHON to an interpreter that has python-docx if `python3` lacks it. Real theses come from ../shared/corpus/real;
// with `all`, also from the cache that `npm run accuracy -- --fetch` fills.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '../accuracy/corpus/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from '../accuracy/corpus/find-documents.ts';
import { longThesis } from './analysis/long-thesis.ts';
import { runOnce } from './analysis/run-once.ts';
import { variedThesis } from './analysis/varied-thesis.ts';
import { measureWarm } from './analysis/warm.ts';
import { median } from './percentile.ts';

const program = fileURLToPath(new URL('../../bin/thesisdesk.js', import.meta.url));
const { analyseDocx } = await import(new URL('../../dist/index.js', import.meta.url).href);
const rounds = 15;

// Reports the peak memory on a separate channel when the process exits. Loading it takes time, so timed runs do without it.
const reportMemory = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));",
)}`;

const walk = `
import sys, docx
words = 0
document = docx.Document(sys.argv[1])
for paragraph in document.paragraphs:
    words += len(paragraph.text.split())
for table in document.tables:
    for row in table.rows:
        for cell in row.cells:
            words += len(cell.text.split())
print(words)
`;

const asked = process.argv.slice(2);
const isAsked = (kind: string) => asked.length === 0 || asked.includes(kind) || asked.includes('all');
const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-bench-'));
const shares: number[] = [];
console.log('medians in milliseconds: whole command, python-docx, ratio of the two; analysis once warm,');
console.log('inflating plus one regular expression, ratio of the two; peak memory');
try {
  if (isAsked('long')) {
    for (const words of [150_000, 1_500_000]) {
      const { bytes, xmlBytes } = await longThesis(words);
      await measure(`${words.toLocaleString('en')} words, ${(xmlBytes / 1e6).toFixed(1)} MB of XML`, bytes);
    }
  }
  if (isAsked('varied')) {
    for (const [seed, words] of [12_000, 40_000, 90_000].entries())
      await measure(`varied, ${words.toLocaleString('en')} words`, await variedThesis(words, seed));
  }
  if (isAsked('real')) await measureReal();
} finally {
  await rm(folder, { recursive: true });
}

async function measureReal(): Promise<void> {
  const folders = asked.includes('all') ? [keptFolder, cacheFolder(process.env)] : [keptFolder];
  const { found } = await findDocuments(loadCorpus(), folders);
  if (found.length === 0) console.log('Real theses: skipped; ../shared/corpus/real has none.');
  shares.length = 0;
  for (const { document, path } of found) await measure(document.name, await readFile(path));
  const noSlower = shares.filter((share) => share <= 1).length;
  if (shares.length > 0) console.log(`No slower than python-docx: ${noSlower} of ${shares.length}.`);
}

/** Alternates between the two, so that other load on the machine slows both. */
async function measure(name: string, bytes: Uint8Array): Promise<void> {
  const file = join(folder, 'thesis.docx');
  await writeFile(file, bytes);
  const command = [program, 'analyse', '--json', file];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = await runOnce(process.execPath, command);
    if (run === null) throw new Error(`The program failed on ${name}.`);
    ours.push(run.milliseconds);
    const other = await runOnce(process.env.PYTHON ?? 'python3', ['-c', walk, file]);
    if (other !== null) theirs.push(other.milliseconds);
  }
  const memory = await runOnce(process.execPath, ['--import', reportMemory, ...command]);
  const warm = await measureWarm(bytes, analyseDocx);
  const share = theirs.length > 0 ? median(ours) / median(theirs) : null;
  if (share !== null) shares.push(share);
  console.log(
    [
      name.padEnd(56),
      median(ours).toFixed(0).padStart(5),
      share === null
        ? 'python-docx is not installed'
        : `${median(theirs).toFixed(0).padStart(5)} ${share.toFixed(2)}`,
      `${warm.analysis.toFixed(0).padStart(5)} ${warm.floor.toFixed(0).padStart(4)} ${(warm.analysis / warm.floor).toFixed(1).padStart(4)}`,
      `${((memory?.kibibytes ?? 0) / 1024).toFixed(0)} MiB`,
    ].join('  '),
  );
}
