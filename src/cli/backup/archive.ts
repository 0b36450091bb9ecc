import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { keptFolders, type Snapshot } from './snapshot.ts';

/** The content of an archive. */
export interface ArchiveContent {
  files: number;
  /** The size of all files before compression. */
  bytes: number;
}

/**
 * Packs a snapshot as a tar archive with gzip: its files and, at the end, `SHA256SUMS` with the checksum of each, in
 * the format that `sha256sum --check` reads.
 *
 * @example
 * for await (const chunk of archiveOf(snapshot)) await file.write(chunk);
 */
export function archiveOf(snapshot: Snapshot): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const packed = createGzip();
  const tar = Readable.fromWeb(readable);
  tar.on('error', (error) => packed.destroy(error)).pipe(packed);
  packed.on('close', () => tar.destroy());
  pack(snapshot, controller).catch((error: unknown) => controller.error(error));
  return packed;
}

async function pack({ folder, files }: Snapshot, controller: TarPackController): Promise<void> {
  const sums = new Map<string, string>();
  for (const name of files) {
    const path = join(folder, name);
    const { size, mtime } = await stat(path);
    const hash = createHash('sha256');
    await add(controller, { name, size, mtime }, hashing(createReadStream(path), hash));
    sums.set(name, hash.digest('hex'));
  }
  const text = Buffer.from(sumsText(sums));
  await add(controller, { name: sumsName, size: text.length, mtime: new Date() }, [text]);
  controller.finalize();
}

async function add(
  controller: TarPackController,
  header: { name: string; size: number; mtime: Date },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const writer = controller.add({ ...header, mode: 0o600 }).getWriter();
  for await (const chunk of content) await writer.write(chunk);
  await writer.close();
}

/** Receives one file from an archive; anything it does not read is skipped. */
export type TakeFile = (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Reads an archive to the end, and makes sure that it contains all files unchanged, and nothing else.
 *
 * @throws DeskError `file_unreadable` for a file that is not such an archive, was truncated, or has been changed
 * since; and what `take` throws
 * @example
 * await readArchive('desk.tar.gz'); // { files: 812, bytes: 90_112_004 }
 */
export async function readArchive(path: string, take: TakeFile = async () => {}): Promise<ArchiveContent> {
  const found = new Map<string, string>();
  let bytes = 0;
  let sums: string | undefined;
  for await (const { name, size, isFile, content } of entriesOf(path)) {
    if (sums !== undefined || !isFile) throw notWhole(path);
    if (name === sumsName) {
      sums = (await buffer(content)).toString();
      continue;
    }
    if (!isKept(name) || found.has(name)) throw notWhole(path);
    const hash = createHash('sha256');
    const rest = hashing(content, hash);
    await take(name, rest);
    for await (const _ of rest);
    found.set(name, hash.digest('hex'));
    bytes += size;
  }
  if (sums !== sumsText(found)) throw notWhole(path);
  return { files: found.size, bytes };
}

const sumsName = 'SHA256SUMS';

function sumsText(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
}

interface ArchiveEntry {
  name: string;
  size: number;
  isFile: boolean;
  content: AsyncIterable<Uint8Array>;
}

async function* entriesOf(path: string): AsyncIterable<ArchiveEntry> {
  const file = await open(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const source = file.createReadStream();
  const tar = createGunzip();
  source.on('error', (error) => tar.destroy(error)).pipe(tar);
  const entries = Readable.toWeb(tar).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      const { name, size, type = 'file' } = header;
      yield { name, size, isFile: type === 'file', content: contentOf(body, path) };
    }
  } catch (error) {
    throw error instanceof DeskError ? error : notWhole(path, error);
  } finally {
    source.destroy();
  }
}

async function* contentOf(body: AsyncIterable<Uint8Array>, path: string): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw notWhole(path, error);
  }
}

/** Passes chunks on, and adds them to a checksum. */
async function* hashing(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Whether a name is a plain path into one of the folders. */
function isKept(name: string): boolean {
  const [folder = '', ...steps] = name.split('/');
  const isPlain = (step: string) => step !== '' && step !== '.' && step !== '..' && !/[\\\0]/.test(step);
  return keptFolders.some((each) => each === folder) && steps.length > 0 && steps.every(isPlain);
}

function notWhole(path: string, cause?: unknown): DeskError {
  const message = `${path} is not a backup of a desk, or it is damaged. Nothing was restored from it.`;
  return new DeskError('file_unreadable', message, { cause });
}

function unreadable(path: string, cause: unknown): DeskError {
  const message =
    systemErrorCode(cause) === 'ENOENT'
      ? `No file at ${path}.`
      : `${path} cannot be read (${systemErrorCode(cause)}).`;
  return new DeskError('file_unreadable', message, { cause });
}
