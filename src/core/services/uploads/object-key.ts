import { safeFileName } from '../../text/file-name.ts';

/** Where a kind of file lies, and what its files are called that have no name of their own. */
interface Folder {
  name: 'uploads' | 'examples';
  stem: string;
}

export const uploads: Folder = { name: 'uploads', stem: 'document' };
export const examples: Folder = { name: 'examples', stem: 'file' };

/**
 * The storage key of a file, of the shape `uploads/<submissionId>/<fileName>` (2.1 and 2.5 of the interface).
 *
 * @example
 * objectKeyFor(uploads, '7f3c', '../thesis.docx'); // 'uploads/7f3c/thesis.docx'
 */
export function objectKeyFor(folder: Folder, id: string, fileName: string): string {
  return `${folder.name}/${id}/${safeFileName(fileName, folder.stem)}`;
}

/** Whether {@link objectKeyFor} could have made this key for this id. */
export function isObjectKeyFor(folder: Folder, id: string, objectKey: string): boolean {
  const fileName = objectKey.split('/').at(-1) ?? '';
  return objectKey === objectKeyFor(folder, id, fileName);
}
