import { readdir, readFile } from 'node:fs/promises';

/** The ids of a process's running children, according to Linux. */
export async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const running = await Promise.all(ids.map(async (id) => ({ id, ...(await stateOf(id)) })));
  return running.filter((each) => each.parent === parent && isAlive(each)).map(({ id }) => id);
}

/** Whether a process is still running. A zombie, which has ended but was not yet reaped, is not. */
export async function isRunning(id: number): Promise<boolean> {
  return isAlive(await stateOf(id));
}

/** The names of a process's environment variables. */
export async function variablesOf(id: number): Promise<string[]> {
  const text = await readFile(`/proc/${id}/environ`, 'utf8');
  return text.split('\0').flatMap((line) => (line === '' ? [] : [line.split('=')[0] ?? '']));
}

/** CPU seconds that a process has used, to a hundredth. */
export async function busySeconds(id: number): Promise<number> {
  return (await stateOf(id)).ticks / 100;
}

/** A process's current and peak resident memory, in KiB. */
export async function memoryOf(id: number): Promise<{ resident: number; peak: number }> {
  const text = await readFile(`/proc/${id}/status`, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(text)?.[1]);
  return { resident: kibibytes('VmRSS'), peak: kibibytes('VmHWM') };
}

interface ProcessState {
  /** The state as a letter, as `ps` shows it; empty if the process does not exist. */
  letter: string;
  parent: number;
  /** CPU time in hundredths of a second. */
  ticks: number;
}

async function stateOf(id: number): Promise<ProcessState> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  // The program's name comes first, in brackets, and may contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [letter = '', parent] = fields;
  return { letter, parent: Number(parent), ticks: Number(fields[11]) + Number(fields[12]) };
}

function isAlive({ letter }: ProcessState): boolean {
  return letter !== '' && letter !== 'Z' && letter !== 'X';
}
