import { lstat } from 'node:fs/promises';
import { ownerState } from '../records/process-owner.ts';

/**
 * Whether a file or folder that a process needed for a while was left behind by it. If that process may run on another
 * machine, its age decides.
 *
 * @param owner the process, by its name from `thisProcess`
 */
export async function isLeftBehind(path: string, owner = ''): Promise<boolean> {
  const state = ownerState(owner);
  return state === 'gone' || (state === 'unknown' && (await ageOf(path)) > longestUse);
}

/** A day is far longer than writing any file takes, on any machine. */
const longestUse = 24 * 60 * 60 * 1000;

async function ageOf(path: string): Promise<number> {
  const status = await lstat(path).catch(() => null);
  return status === null ? 0 : Date.now() - status.mtimeMs;
}
