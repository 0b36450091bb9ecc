// Measures the cost of documents that were built to be expensive: npm run bench:hostile -- [long]
// Exits with 1 if one exceeds its limits or does not finish. With `long`, measures only those that the tests leave out.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleProgram } from '../../test/support/bundle-program.ts';
import { hostileDocuments, mostOfHostile } from '../../test/support/theses/hostile-documents.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-hostile-'));
try {
  const source = fileURLToPath(new URL('../../test/support/theses/analyse-process.ts', import.meta.url));
  const program = await bundleProgram(source, folder);
  console.log('CPU seconds, peak memory, outcome, file size, name');
  const onlyLong = process.argv.includes('long');
  for (const { name, build } of hostileDocuments.filter(({ isLong }) => isLong || !onlyLong)) {
    const file = join(folder, 'hostile.docx');
    const bytes = await build();
    await writeFile(file, bytes);
    console.log(`${await costOf(program, file)}, ${bytes.length} bytes: ${name}`);
  }
} finally {
  await rm(folder, { recursive: true });
}

async function costOf(program: string, file: string): Promise<string> {
  const start = performance.now();
  try {
    const { stdout } = await run(process.execPath, [program, file], { timeout: mostMilliseconds });
    const { outcome, seconds, mebibytes } = JSON.parse(stdout);
    if (seconds > mostOfHostile.seconds || mebibytes > mostOfHostile.mebibytes) process.exitCode = 1;
    return `${seconds.toFixed(2)} s, ${mebibytes.toFixed(0)} MiB, ${JSON.stringify(outcome)}`;
  } catch (error) {
    process.exitCode = 1;
    const seconds = (performance.now() - start) / 1000;
    const [problem] = /RangeError.*|heap out of memory/.exec(String(error)) ?? ['ended'];
    return `after ${seconds.toFixed(0)} s: ${problem}`;
  }
}

const mostMilliseconds = 300_000;
