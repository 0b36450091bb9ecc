import { setTimeout as pause } from 'node:timers/promises';
import { bullmqQueue } from '../../../src/adapters/queue/bullmq-queue.ts';

/**
 * A process that runs jobs from Redis. Tests start it with `node bullmq-process.cjs SETTINGS`, where the settings are
 * JSON. It writes each step to standard output: `start ID ATTEMPT`, and `end ID` unless the job hangs. Once its standard
 * input ends, it closes its queue, writes `closed`, and ends when nothing keeps it alive.
 */
export interface BullmqProcessSettings {
  url: string;
  prefix: string;
  lockMilliseconds: number;
  checkMilliseconds: number;
  interruptions: number;
  concurrency: number;
  graceMilliseconds: number;
  /** How long each job takes; null for a job that never ends. */
  jobMilliseconds: number | null;
}

const settings: BullmqProcessSettings = JSON.parse(process.argv[2] ?? '');
const queue = bullmqQueue({ ...settings, firstWaitMilliseconds: 50 });

queue.work(
  'print',
  async (_, { id, attempt }) => {
    say(`start ${id} ${attempt}`);
    if (settings.jobMilliseconds === null) await new Promise(() => {});
    await pause(settings.jobMilliseconds ?? 0);
    say(`end ${id}`);
  },
  { concurrency: settings.concurrency },
);
process.stdin.resume().once('end', () => {
  void queue.close().then(() => say('closed'));
});
say('ready');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
