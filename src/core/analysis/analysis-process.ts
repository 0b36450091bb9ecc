import { readdir, writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ChildMessage } from './analysis-pool/analysis-outcome.ts';
import { type AnalysisTask, runAnalysisTask } from './analysis-pool/analysis-task.ts';

/**
 * The program of a process that analyses documents, one after the other. `createAnalysisPool` starts it, with the
 * bytes that it may have resident as its argument.
 */
const memoryBytes = Number(process.argv[2]);

/** Beside a program of usual priority that never pauses, an analysis still has a quarter of a core. */
const lessUrgent = 5;

// The terminal and the service manager send these to the whole group. The one that started this process knows what
// is to be finished first, and ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('uncaughtException', (fault) => say({ fault }));
process.on('message', (task: AnalysisTask) => void analyse(task));

await offerToKernel();
await giveWay();
await startWatch();
say('ready');

async function analyse(task: AnalysisTask): Promise<void> {
  say('begun');
  try {
    const outcome = await runAnalysisTask(task);
    say({ outcome, residentBytes: process.memoryUsage.rss() });
  } catch (fault) {
    say({ fault });
  }
}

function say(message: ChildMessage): void {
  // Nobody listens any more where it fails, and the end of the channel ends this process.
  process.send?.(message, undefined, undefined, () => {});
}

/** When the machine runs out of memory, Linux shall end this process and not the desk. */
async function offerToKernel(): Promise<void> {
  if (process.platform !== 'linux') return;
  await writeFile('/proc/self/oom_score_adj', '500').catch(() => {});
}

/**
 * Whoever asks the desk for something waits for the answer, and nobody for a moment more of an analysis. Linux has a
 * priority for each thread; those that are started later get that of the first one.
 */
async function giveWay(): Promise<void> {
  const priority = Math.min(getPriority() + lessUrgent, constants.priority.PRIORITY_LOW);
  const threads = process.platform === 'linux' ? await readdir('/proc/self/task').catch(() => []) : [];
  for (const id of new Set([process.pid, ...threads.map(Number)])) {
    try {
      setPriority(id, priority);
    } catch {
      // A thread that has ended meanwhile, or a system that does not let it: then all are equal, as before.
    }
  }
}

/** In a thread, because a document can keep this one busy. */
function startWatch(): Promise<void> {
  const watch = new Worker(new URL('./analysis-watch.js', import.meta.url), {
    workerData: { memoryBytes, parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
  return new Promise((resolve, reject) => {
    watch.once('online', resolve);
    watch.once('error', reject);
  });
}
