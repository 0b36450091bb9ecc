import { readdir, writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ChildMessage } from './analysis-pool/analysis-outcome.ts';
import { type AnalysisTask, runAnalysisTask } from './analysis-pool/analysis-task.ts';
import { settleForOneThesis } from './analysis-pool/settle-for-one-thesis.ts';

/**
 * The program of a process that analyses documents one after the other. `createAnalysisPool` starts it, with the most
 * bytes that it may have resident as its argument.
 */
const memoryBytes = Number(process.argv[2]);

/** Next to a program of normal priority that never pauses, an analysis still gets a quarter of a core. */
const lessUrgent = 5;

// The terminal and the service manager send these signals to the whole process group. The parent knows what has to be
// finished first, and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('uncaughtException', (fault) => say({ fault }));
process.on('message', (task: AnalysisTask) => void analyse(task));

settleForOneThesis();
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
  // If sending fails, the parent is no longer listening, and the end of the channel ends this process.
  process.send?.(message, undefined, undefined, () => {});
}

/** When the machine runs out of memory, Linux should kill this process and not the desk. */
async function offerToKernel(): Promise<void> {
  if (process.platform !== 'linux') return;
  await writeFile('/proc/self/oom_score_adj', '500').catch(() => {});
}

/**
 * Lowers the priority: people wait for the desk's responses, but a moment more makes no difference to an analysis. On
 * Linux each thread has its own priority; threads that are started later inherit that of the first one.
 */
async function giveWay(): Promise<void> {
  const priority = Math.min(getPriority() + lessUrgent, constants.priority.PRIORITY_LOW);
  const threads = process.platform === 'linux' ? await readdir('/proc/self/task').catch(() => []) : [];
  for (const id of new Set([process.pid, ...threads.map(Number)])) {
    try {
      setPriority(id, priority);
    } catch {
      // The thread has ended in the meantime, or the system does not allow it. Then the priorities stay equal.
    }
  }
}

/** Starts the watch in a thread, because a document can keep this one busy. */
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
