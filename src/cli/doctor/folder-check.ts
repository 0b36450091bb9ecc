import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import type { Configuration } from '../config/configuration.ts';
import { type Check, Fault } from './check.ts';

/** Looks at the rights and the free space of the data folder. It is made where it is missing. */
export function folderCheck(
  configuration: Pick<
    Configuration,
    'dataFolder' | 'uploadLimit' | 'freeSpace' | 'store' | 'objects' | 'mail'
  >,
): Check {
  const { dataFolder, uploadLimit, freeSpace, store, objects, mail } = configuration;
  const isUsed = store === 'folder' || objects === 'folder' || mail.smtp === null;
  return {
    name: 'data folder',
    advice: `Make sure that ${dataFolder} is a folder that this user can write to, or name another with THESISDESK_DATA.`,
    async run() {
      if (!isUsed) return { state: 'not configured', detail: 'Nothing is kept on this machine' };
      await mkdir(dataFolder, { recursive: true, mode: 0o700 });
      await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
      const { mode } = await stat(dataFolder);
      const { bavail, bsize } = await statfs(dataFolder);
      const free = bavail * bsize;
      if (free - freeSpace < uploadLimit) {
        const kept = freeSpace > 0 ? ` beside the ${inMebibytes(freeSpace)} that are kept free` : '';
        const message = `${dataFolder} has ${inMebibytes(free)} free, less than one upload may take${kept}.`;
        throw new Fault(message, 'Free some space on its disk, or lower THESISDESK_UPLOAD_LIMIT.');
      }
      // Windows knows no such rights, and Node makes them up.
      const isOpen = process.platform !== 'win32' && (mode & 0o007) !== 0;
      const rights = isOpen ? '; everybody on this machine can read it, chmod 700 prevents that' : '';
      return { state: 'ok', detail: `${dataFolder}: ${inMebibytes(free)} free${rights}` };
    },
  };
}

function inMebibytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2).toLocaleString('en-US')} MiB`;
}
