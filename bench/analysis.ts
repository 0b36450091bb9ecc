// Time and memory of `thesisdesk analyse` on long documents, beside python-docx walking the same text.
// Run it with `npm run bench`; PYTHON names an interpreter that has python-docx, if `python3` has it not.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longThesis } from './long-thesis.ts';

const program = fileURLToPath(new URL('../../bin/thesisdesk.js', import.meta.url));
const rounds = 7;

// Each child tells its peak memory on a channel of its own when it exits.
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

const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-bench-'));
try {
  for (const words of [150_000, 1_500_000]) {
    const file = join(folder, `${words}.docx`);
    const { bytes, xmlBytes } = await longThesis(words);
    await writeFile(file, bytes);
    console.log(`\n${words.toLocaleString('en')} words, document.xml ${(xmlBytes / 1e6).toFixed(1)} MB`);
    await measure('thesisdesk analyse --json', process.execPath, [
      '--import',
      reportMemory,
      program,
      'analyse',
      '--json',
      file,
    ]);
    await measure('python-docx', process.env.PYTHON ?? 'python3', ['-c', walk, file]);
  }
} finally {
  await rm(folder, { recursive: true });
}

async function measure(name: string, command: string, parameters: readonly string[]): Promise<void> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = await runOnce(command, parameters);
    if (run === null) {
      console.log(`  ${name.padEnd(28)} not available here`);
      return;
    }
    runs.push(run);
  }
  const times = runs.map((run) => run.milliseconds).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const peak = Math.max(...runs.map((run) => run.kibibytes));
  const memory = peak > 0 ? `, at most ${(peak / 1024).toFixed(0)} MiB resident` : '';
  console.log(
    `  ${name.padEnd(28)} median ${median.toFixed(0)} ms, best ${times[0]?.toFixed(0)} ms${memory}`,
  );
}

interface Run {
  milliseconds: number;
  kibibytes: number;
}

function runOnce(command: string, parameters: readonly string[]): Promise<Run | null> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    let memory = '';
    child.stdio[3]?.on('data', (chunk) => {
      memory += chunk;
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      const milliseconds = performance.now() - start;
      resolve(code === 0 ? { milliseconds, kibibytes: Number(memory) || 0 } : null);
    });
  });
}
