// Measures time and memory of the analysis processes: idle, with long documents, and with the files that you name.
// Run it with `npm run bench:processes -- FILE...`. Reads memory from /proc, so it needs Linux.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { childrenOf, memoryOf } from '../../test/support/processes.ts';
import { longThesis } from './analysis/long-thesis.ts';

const { createAnalysisPool } = await import(new URL('../../dist/index.js', import.meta.url).href);

const minimal = await longThesis(100);
report('nothing', 0, await measured(minimal.bytes, 0));
for (const words of [150_000, 1_500_000, 7_000_000]) {
  const { bytes, xmlBytes } = await longThesis(words);
  const name = `${words.toLocaleString('en')} words, ${(xmlBytes / 1e6).toFixed(0)} MB of XML`;
  report(name, bytes.length, await measured(bytes));
}
for (const path of process.argv.slice(2)) {
  report(basename(path), (await stat(path)).size, await measured(await readFile(path)));
}

interface Measurement {
  milliseconds: number;
  /** The process's peak resident memory, in KiB. */
  peak: number;
}

/** Measures in a new process that has already analysed something small, as the processes of a desk have. */
async function measured(document: Uint8Array, times = 1): Promise<Measurement> {
  const pool = createAnalysisPool({ processes: 1, memoryBytes: 4 * 1024 ** 3, seconds: 3600 });
  try {
    await pool.analyse(minimal.bytes);
    const start = performance.now();
    for (let time = 0; time < times; time += 1) await pool.analyse(document);
    const milliseconds = performance.now() - start;
    const [id = 0] = await childrenOf(process.pid);
    return { milliseconds, peak: (await memoryOf(id)).peak };
  } finally {
    await pool.close();
  }
}

function report(name: string, bytes: number, { milliseconds, peak }: Measurement): void {
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${(peak / 1024).toFixed(0).padStart(5)} MiB ${milliseconds.toFixed(0).padStart(6)} ms  ${name}, ${size}`,
  );
}
