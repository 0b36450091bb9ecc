import { randomBytes } from 'node:crypto';
import memoryDriver from 'unstorage/drivers/memory';
import { systemClock } from '../../core/ports/system.ts';
import type { Clock, ObjectHead } from '../../core/ports.ts';
import { sliceOf, withinLimit } from '../object-bytes.ts';
import { type SignedObjectStore, signedUrls } from '../signed-urls/signed-objects.ts';
import { type MemoryDriver, memoryMap } from './memory-map.ts';

export type { SignedGrant, SignedRequest } from '../signed-urls/signed-url.ts';
export type { MemoryDriver, SignedObjectStore };

export interface MemoryObjectsOptions {
  /** The URL at which clients reach the HTTP server. @default 'http://localhost' */
  publicUrl?: string | (() => string) | undefined;
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
  /** One of unstorage's memory drivers, for stores that share their files. @default a new one */
  driver?: MemoryDriver | undefined;
}

/**
 * An object store in the memory of this process, for tests and trials; the files are in unstorage's memory driver.
 * Its signed URLs are valid only for this very store.
 *
 * @example
 * const objects = memoryObjects();
 * const url = await objects.presignGet('examples/7/a.docx', { expiresInSeconds: 900 });
 */
export function memoryObjects(options: MemoryObjectsOptions = {}): SignedObjectStore {
  const { publicUrl = 'http://localhost', clock = systemClock, driver = memoryDriver() } = options;
  const files = memoryMap(driver);
  const secret = randomBytes(32);

  const find = (key: string) => {
    const file = files.get(key);
    return isFile(file) ? file : null;
  };

  return {
    ...signedUrls({ publicUrl, clock, secret: async () => secret }),

    async put(key, content, { contentType, maximumBytes }) {
      const chunks: Uint8Array[] = [];
      // Copies the chunks, because the sender may reuse their memory.
      for await (const chunk of withinLimit(content, maximumBytes)) chunks.push(new Uint8Array(chunk));
      const file: MemoryFile = { contentType, bytes: new Uint8Array(Buffer.concat(chunks)) };
      files.set(key, file);
      return headOf(file);
    },

    async head(key) {
      const file = find(key);
      return file && headOf(file);
    },

    async get(key, range) {
      const file = find(key);
      const { start, length } = sliceOf(file?.bytes.length ?? 0, range);
      return file && { ...headOf(file), content: only(file.bytes.slice(start, start + length)) };
    },

    async delete(key) {
      return files.delete(key);
    },

    async copy(from, to) {
      const file = find(from);
      if (file) files.set(to, file);
      return file !== null;
    },

    async ping() {},
    async close() {},
  };
}

interface MemoryFile {
  contentType: string;
  bytes: Uint8Array;
}

function isFile(found: unknown): found is MemoryFile {
  return typeof found === 'object' && found !== null && 'bytes' in found;
}

function headOf(file: MemoryFile): ObjectHead {
  return { size: file.bytes.length, contentType: file.contentType };
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
