import { readdir, readFile } from 'node:fs/promises';

/** Ids of the processes that a process has started and that still run, by what Linux says. */
export async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const running = await Promise.all(ids.map(async (id) => ({ id, ...(await stateOf(id)) })));
  return running.filter((each) => each.parent === parent && isAlive(each)).map(({ id }) => id);
}

/** Whether a process still runs; one that has ended and was not yet asked for its exit code does not. */
export async function isRunning(id: number): Promise<boolean> {
  return isAlive(await stateOf(id));
}

/** Names of the variables in a process's environment. */
export async function variablesOf(id: number): Promise<string[]> {
  const text = await readFile(`/proc/${id}/environ`, 'utf8');
  return text.split('\0').flatMap((line) => (line === '' ? [] : [line.split('=')[0] ?? '']));
}

/** Seconds that a process has kept a core busy, to a hundredth. */
export async function busySeconds(id: number): Promise<number> {
  return (await stateOf(id)).ticks / 100;
}

/** What a process has resident now, and what it had at most, in KiB. */
export async function memoryOf(id: number): Promise<{ resident: number; peak: number }> {
  const text = await readFile(`/proc/${id}/status`, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(text)?.[1]);
  return { resident: kibibytes('VmRSS'), peak: kibibytes('VmHWM') };
}

interface ProcessState {
  /** A letter, as `ps` shows it; empty where there is no such process. */
  letter: string;
  parent: number;
  /** Hundredths of a second. */
  ticks: number;
}

async function stateOf(id: number): Promise<ProcessState> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  // The name of the program stands in brackets before, and may hold any sign.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [letter = '', parent] = fields;
  return { letter, parent: Number(parent), ticks: Number(fields[11]) + Number(fields[12]) };
}

function isAlive({ letter }: ProcessState): boolean {
  return letter !== '' && letter !== 'Z' && letter !== 'X';
}
