import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import type { Logger } from '../../../core/ports.ts';
import { isLeftBehind } from '../../../storage-drivers/filesystem/files/left-behind.ts';
import { sweepTemporaries } from '../../../storage-drivers/filesystem/files/store-folder.ts';
import { thisProcess } from '../../../storage-drivers/filesystem/records/process-owner.ts';
import { filesOf, recordsOf } from '../../desk/data-folder.ts';
import { warn } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** Returns a name for a copy of a desk that this process needs for a while in its data folder. */
export function passingName(kind: '.snapshot' | '.restore'): string {
  return `${kind}.${thisProcess()}.${randomUUID()}`;
}

/**
 * Returns where to write what gets its own path once it is complete: in the same folder, from which it first removes
 * what killed processes left.
 */
export async function unfinishedPath(path: string): Promise<string> {
  const folder = dirname(path);
  await removeLeftovers(folder);
  return join(folder, `thesisdesk.${thisProcess()}.${randomUUID()}.part`);
}

/**
 * Removes from a folder what killed processes left there under such names, because it may hold personal data. Does
 * nothing if the folder cannot be read.
 *
 * @returns the paths of what could not be removed, as when another user left it
 */
export async function removeLeftovers(folder: string): Promise<string[]> {
  const kept: string[] = [];
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, owner] = passing.exec(name) ?? [];
    const path = join(folder, name);
    if (owner !== undefined && (await isLeftBehind(path, owner)))
      await rm(path, { recursive: true, force: true }).catch(() => kept.push(path));
  }
  return kept;
}

/** Does the same, with a warning for each that could not be removed. */
export async function removeLeftoversOrWarn(
  folder: string,
  { errors }: Pick<Terminal, 'errors'>,
): Promise<void> {
  for (const path of await removeLeftovers(folder)) {
    const message = `${path} was left by a killed command and could not be removed. Documents may still be in it, also those that were removed from the desk. Its owner or root can remove it.`;
    await warn(errors, message);
  }
}

/** Up to version 0.1, the name of a restore had no process in it. */
const passing = /^(?:\.snapshot|\.restore|thesisdesk(?=.*\.part$))\.([0-9a-f]+(?:-[0-9a-f]+)+)(?:\.|$)/;

/**
 * Removes what killed processes left in the data folder, immediately and every hour: copies of the desk, and files that
 * were being written or received. A store looks for those only when it opens, and then those of another container may
 * still be too young.
 *
 * @returns a function that stops it
 */
export function sweepLeftovers(dataFolder: string, logger: Logger): () => void {
  const sweep = async () => {
    const warnOf = (facts: { path?: string; reason?: string | undefined }) =>
      logger.warn('what a killed process left could not be removed', facts);
    for (const path of await removeLeftovers(dataFolder)) warnOf({ path });
    for (const folder of [recordsOf({ dataFolder }), filesOf({ dataFolder })])
      await sweepTemporaries(folder).catch((error) => warnOf({ reason: systemErrorCode(error) }));
  };
  void sweep();
  const timer = setInterval(sweep, 3_600_000).unref();
  return () => clearInterval(timer);
}
