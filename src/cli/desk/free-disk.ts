import { statfs } from 'node:fs/promises';
import type { Configuration } from '../config/configuration.ts';

/** The free space of a disk. */
export interface FreeDisk {
  /** How much is free, such as `812 MiB`. */
  free: string;
  /** Says that one more upload might not fit, if that is so. */
  problem?: string;
}

/** Looks at the disk of the data folder, which must exist. */
export async function freeDisk({
  dataFolder,
  uploadLimit,
  freeSpace,
}: Pick<Configuration, 'dataFolder' | 'uploadLimit' | 'freeSpace'>): Promise<FreeDisk> {
  const { bavail, bsize } = await statfs(dataFolder);
  const bytes = bavail * bsize;
  const free = inMebibytes(bytes);
  if (bytes - freeSpace >= uploadLimit) return { free };
  const kept = freeSpace > 0 ? ` in addition to the ${inMebibytes(freeSpace)} kept free` : '';
  return { free, problem: `${dataFolder} has ${free} free, less than one upload may take${kept}.` };
}

/** What to do about the problem. */
export const freeDiskAdvice =
  'Free some space on its disk, or lower THESISDESK_FREE_SPACE or THESISDESK_UPLOAD_LIMIT.';

function inMebibytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2).toLocaleString('en-US')} MiB`;
}
