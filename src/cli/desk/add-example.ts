import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import type { ExampleFile } from '../../core/schemas/examples.ts';
import type { OpenedDesk } from './open-desk.ts';

/** What is said of a file beside its name, type and size. */
export interface ExampleRemarks {
  uploadedBy?: string | undefined;
  notes?: string | undefined;
}

/**
 * Puts one file into the library, in the same steps as a client does: ask for a place, bring the file there,
 * save its record.
 *
 * @throws DeskError `file_unreadable`, `input_invalid`, `upload_too_large`, `storage_unavailable`
 */
export async function addExample(
  path: string,
  remarks: ExampleRemarks,
  { desk, objects }: Pick<OpenedDesk, 'desk' | 'objects'>,
): Promise<ExampleFile> {
  const fileName = basename(path);
  const contentType = contentTypes.get(extname(path).toLowerCase()) ?? 'application/octet-stream';
  const fileSize = await sizeOf(path);
  const asked = await desk.examples.createUploads({ files: [{ fileName, contentType, fileSize }] });
  const [upload] = asked.uploads;
  if (!upload) throw new TypeError('one file gets one upload');
  const { fileId, objectKey } = upload;
  // What is read is counted, for the file may grow or shrink meanwhile.
  const { size } = await objects.put(objectKey, contentOf(path), { contentType, maximumBytes: fileSize });
  const saved = await desk.examples.save({
    files: [{ fileId, fileName, objectKey, contentType, fileSize: size, ...remarks }],
  });
  const [file] = saved.files;
  if (!file) throw new TypeError('one file gets one record');
  return file;
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (found.isFile() && found.size > 0) return found.size;
  throw new DeskError('file_unreadable', found.isFile() ? 'This file is empty.' : 'This is not a file.');
}

async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): DeskError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const message = code === 'ENOENT' ? 'No file at this path.' : `This file cannot be read (${code}).`;
  return new DeskError('file_unreadable', message, { cause: error });
}

/** What examples of dissertations are, in common. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.doc', 'application/msword'],
  ['.odt', 'application/vnd.oasis.opendocument.text'],
  ['.rtf', 'application/rtf'],
  ['.pdf', 'application/pdf'],
  ['.txt', 'text/plain'],
  ['.md', 'text/markdown'],
  ['.tex', 'application/x-tex'],
  ['.zip', 'application/zip'],
]);
