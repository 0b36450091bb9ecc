import { basename, extname } from 'node:path';
import type { ExampleFile } from '../../core/schemas/examples.ts';
import { docxType, fileContent, sizeOfFile } from './local-file.ts';
import type { OpenedDesk } from './open-desk.ts';

/** Details of a file besides its name, type and size. */
export interface ExampleRemarks {
  uploadedBy?: string | undefined;
  notes?: string | undefined;
}

/**
 * Adds a file to the library in the same steps as a client: request an upload URL, upload the file, save its record.
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
  const fileSize = await sizeOfFile(path);
  const asked = await desk.examples.createUploads({ files: [{ fileName, contentType, fileSize }] });
  const [upload] = asked.uploads;
  if (!upload) throw new TypeError('one file gets one upload');
  const { fileId, objectKey } = upload;
  // Count the bytes actually read, because the file may grow or shrink in the meantime.
  const { size } = await objects.put(objectKey, fileContent(path), { contentType, maximumBytes: fileSize });
  const saved = await desk.examples.save({
    files: [{ fileId, fileName, objectKey, contentType, fileSize: size, ...remarks }],
  });
  const [file] = saved.files;
  if (!file) throw new TypeError('one file gets one record');
  return file;
}

/** The usual content types of example dissertations. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.docx', docxType],
  ['.doc', 'application/msword'],
  ['.odt', 'application/vnd.oasis.opendocument.text'],
  ['.rtf', 'application/rtf'],
  ['.pdf', 'application/pdf'],
  ['.txt', 'text/plain'],
  ['.md', 'text/markdown'],
  ['.tex', 'application/x-tex'],
  ['.zip', 'application/zip'],
]);
