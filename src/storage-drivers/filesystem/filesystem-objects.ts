import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemClock } from '../../core/ports/system.ts';
import type { Clock } from '../../core/ports.ts';
import { keyFile } from '../key-file.ts';
import { sliceOf, withinLimit } from '../object-bytes.ts';
import { type SignedObjectStore, signedUrls } from '../signed-urls/signed-objects.ts';
import { guarded } from '../storage-failure.ts';
import { nullIfNotThere } from './files/file-status.ts';
import { storeFolder } from './files/store-folder.ts';
import { linkFile, openTemporary, removeFileAndFolders } from './files/temporary-file.ts';
import { freeSpace } from './objects/free-space.ts';
import { fileContent, objectHeader, readObjectFile, signingSecret } from './objects/object-file.ts';

export type { SignedGrant, SignedRequest } from '../signed-urls/signed-url.ts';
export type { SignedObjectStore };

export interface FilesystemObjectsOptions {
  /** The folder for the files; created if missing, and used for nothing else. */
  folder: string;
  /** The URL at which clients reach the HTTP server; a function if it is known only once the server is listening. */
  publicUrl: string | (() => string);
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
  /** Bytes of disk space that uploads must leave free. @default 0 */
  minimumFreeBytes?: number | undefined;
}

/**
 * An object store in a folder on this machine. A file is written under a temporary name and renamed once it is
 * complete and on disk, so a partial file is never visible; of two uploads to one key, the last one to finish stays.
 * Errors thrown by the content of `put` are passed on unchanged, and then nothing has changed.
 *
 * unstorage is not involved: its drivers hold whole files in memory, have no ranges and write in place.
 *
 * The URLs of `presignPut` and `presignGet` lead to the HTTP server, which calls `verify`. Their secret is created on
 * first use and kept in the folder with mode 0600.
 *
 * @throws DeskError `storage_unavailable`, from each method, if the disk fails or a file is damaged; `storage_full`
 * from `presignPut` and `put` if the disk has less space left than it should
 *
 * @example
 * const objects = filesystemObjects({ folder: 'data/objects', publicUrl: 'https://desk.example' });
 * const url = await objects.presignPut('uploads/42/a.docx', { contentType, expiresInSeconds: 300 });
 */
export function filesystemObjects(options: FilesystemObjectsOptions): SignedObjectStore {
  const { publicUrl, clock = systemClock, minimumFreeBytes = 0 } = options;
  const path = resolve(options.folder);
  const folder = storeFolder(path);
  const space = freeSpace(path, minimumFreeBytes);
  let known: Uint8Array | undefined;

  async function secret(): Promise<Uint8Array> {
    known ??= await guarded('read the signing secret', async () => {
      await folder.ready();
      return signingSecret(path);
    });
    return known;
  }

  async function openObject(key: string) {
    await folder.ready();
    const file = keyFile(key, extension);
    const handle = await open(join(path, file), 'r').catch(nullIfNotThere);
    if (handle === null) {
      await folder.mustExist();
      return null;
    }
    try {
      return { handle, file, ...(await readObjectFile(handle, file)) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Does something to a file; returns false if there is none. */
  function ifThere(doing: string, change: () => Promise<boolean>): Promise<boolean> {
    return guarded(doing, async () => {
      await folder.ready();
      if (await change()) return true;
      await folder.mustExist();
      return false;
    });
  }

  const urls = signedUrls({ publicUrl, clock, secret });

  return {
    ...urls,

    async presignPut(key, options) {
      await guarded('look at the free space of', async () => {
        await folder.ready();
        await space.mustHold(options.contentLength ?? 0);
      });
      return urls.presignPut(key, options);
    },

    async put(key, content, { contentType, maximumBytes }) {
      const header = objectHeader(contentType);
      const temporary = await guarded('write', async () => {
        await folder.ready();
        return openTemporary(path);
      });
      try {
        let size = 0;
        await guarded('write', () => temporary.handle.writeFile(header));
        for await (const chunk of space.watch(withinLimit(content, maximumBytes))) {
          await guarded('write', () => temporary.handle.writeFile(chunk));
          size += chunk.length;
        }
        await guarded('write', () => temporary.replace(keyFile(key, extension)));
        return { size, contentType };
      } finally {
        await temporary.discard();
      }
    },

    head(key) {
      return guarded('read', async () => {
        const object = await openObject(key);
        if (object === null) return null;
        await object.handle.close();
        return { size: object.size, contentType: object.contentType };
      });
    },

    async get(key, range) {
      sliceOf(0, range);
      return guarded('read', async () => {
        const object = await openObject(key);
        if (object === null) return null;
        const { handle, file, size, contentType } = object;
        const { start, length } = sliceOf(size, range);
        return {
          size,
          contentType,
          content: fileContent(handle, { file, start: object.start + start, length }),
        };
      });
    },

    delete: (key) => ifThere('remove', () => removeFileAndFolders(path, keyFile(key, extension))),

    copy: (from, to) =>
      ifThere('copy', () => linkFile(path, keyFile(from, extension), keyFile(to, extension))),

    ping() {
      return guarded('write', async () => {
        await folder.ready();
        await folder.probe();
      });
    },

    async close() {},
  };
}

const extension = '.object';
