import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of so many KiB, mounted on a folder of its own; null where this user may not mount. */
export function smallDisk(
  kibibytes: number,
  { files = 0 }: { files?: number } = {},
): { folder: string; remove: () => void } | null {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'thesisdesk-disk-'));
  // Of zero files there is no limit.
  const options = ['-t', 'tmpfs', '-o', `size=${kibibytes}k,nr_inodes=${files}`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options).status === 0;
  if (!isMounted) rmdirSync(folder);
  const remove = () => {
    spawnSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  return isMounted ? { folder, remove } : null;
}
