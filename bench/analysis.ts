// Time and memory of `thesisdesk analyse` on long documents, beside python-docx walking the same text.
// Run it with `npm run bench`; PYTHON names an interpreter that has python-docx, if `python3` has it not.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longThesis } from './long-thesis.ts';

const program = fileURLToPath(new URL('../../bin/thesisdesk.js', import.meta.url));
const rounds = 15;

// Tells its peak memory on a channel of its own when it exits. Loading this takes time, so times are taken without.
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

// Where it is set, Node 20 reads hundreds of certificates before it starts any program at all.
const { NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;

const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-bench-'));
try {
  for (const words of [150_000, 1_500_000]) {
    const file = join(folder, `${words}.docx`);
    const { bytes, xmlBytes } = await longThesis(words);
    await writeFile(file, bytes);
    console.log(`\n${words.toLocaleString('en')} words, document.xml ${(xmlBytes / 1e6).toFixed(1)} MB`);
    await compare(file);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** In turns, so that whatever else the machine does slows both down. */
async function compare(file: string): Promise<void> {
  const ours = [program, 'analyse', '--json', file];
  const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    const run = await runOnce(process.execPath, ours);
    if (run === null) throw new Error(`The program failed on ${file}.`);
    times.ours.push(run.milliseconds);
    const other = await runOnce(process.env.PYTHON ?? 'python3', ['-c', walk, file]);
    if (other !== null) times.theirs.push(other.milliseconds);
  }
  const memory = await runOnce(process.execPath, ['--import', reportMemory, ...ours]);
  const resident = `, ${((memory?.kibibytes ?? 0) / 1024).toFixed(0)} MiB resident at most`;
  console.log(`  thesisdesk analyse --json    ${inWords(times.ours)}${resident}`);
  const isThere = times.theirs.length > 0;
  console.log(`  python-docx                  ${isThere ? inWords(times.theirs) : 'not available here'}`);
}

function inWords(times: number[]): string {
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return `median ${median.toFixed(0)} ms, best ${times[0]?.toFixed(0)} ms`;
}

interface Run {
  milliseconds: number;
  kibibytes: number;
}

function runOnce(command: string, parameters: readonly string[]): Promise<Run | null> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: environment,
    });
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
