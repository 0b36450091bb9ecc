import { rmSync } from 'node:fs';
import { open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveToOwner, makeFolder } from '../../core/ports/owned-folder.ts';
import { noteAllExpiries } from '../../storage-drivers/filesystem/records/expiry-sweep.ts';
import { passingName, removeLeftoversOrWarn } from '../documents/files/leftovers.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { type ArchiveContent, readArchive } from './archive.ts';
import { keptFolders } from './snapshot.ts';

/**
 * Creates a data folder from an archive, completely or not at all: everything is unpacked and checked in a separate
 * folder and then moved into place, the records last.
 *
 * @throws UsageError if the data folder already contains data; what `readArchive` throws, and file system errors
 */
export async function restoreArchive(
  path: string,
  dataFolder: string,
  terminal: Pick<Terminal, 'onInterrupt' | 'errors'>,
): Promise<ArchiveContent> {
  await mustBeEmpty(dataFolder);
  const isNew = (await stat(dataFolder).catch(() => null)) === null;
  await makeFolder(dataFolder);
  await removeLeftoversOrWarn(dataFolder, terminal);
  const unpacked = join(dataFolder, passingName('.restore'));
  const forget = terminal.onInterrupt(() => rmSync(unpacked, { recursive: true, force: true }));
  try {
    for (const folder of keptFolders) await makeFolder(join(unpacked, folder));
    const content = await readArchive(path, (name, chunks) => writeFileOf(join(unpacked, name), chunks));
    await noteAllExpiries(join(unpacked, 'records'));
    await mustBeEmpty(dataFolder);
    for (const folder of keptFolders.toReversed())
      await rename(join(unpacked, folder), join(dataFolder, folder));
    return content;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    // A folder that was created in vain is empty again.
    if (isNew) await rmdir(dataFolder).catch(() => {});
    forget();
  }
}

async function writeFileOf(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const handle = await open(path, 'wx', 0o600);
  try {
    await giveToOwner(handle, folder);
    for await (const chunk of chunks) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function mustBeEmpty(dataFolder: string): Promise<void> {
  const found: string[] = await readdir(dataFolder).catch(() => []);
  const folder = keptFolders.find((each) => found.includes(each));
  if (folder === undefined) return;
  const message = `${dataFolder} already contains the data of a desk (${folder}). Stop its servers and move it away, or name another folder with --data.`;
  throw new UsageError(message);
}
