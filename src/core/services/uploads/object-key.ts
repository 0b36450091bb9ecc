/** The folder for a kind of file, and the name for files that do not have one. */
interface Folder {
  name: 'uploads' | 'examples';
  stem: string;
}

export const uploads: Folder = { name: 'uploads', stem: 'document' };
export const examples: Folder = { name: 'examples', stem: 'file' };

/**
 * Returns the storage key of a file, in the form `uploads/<submissionId>/<fileName>` (2.1 and 2.5 of the interface).
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

/**
 * Returns a file name that is safe in a storage key: without path parts, control and direction characters, but with
 * spaces and letters of any script, 200 bytes at most. A name with nothing visible before its extension gets `stem`
 * instead. The result passes through unchanged, so a key can be checked by making it again.
 *
 * @example
 * safeFileName('C:\\theses\\Ada’s thesis.docx', 'document'); // 'Ada’s thesis.docx'
 * safeFileName('.docx', 'document'); // 'document.docx'
 */
export function safeFileName(name: string, stem: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(unwanted, '').normalize('NFC').trimEnd();
  const extension = /\.[^\s.]{1,16}$/u.exec(clean)?.[0] ?? '';
  const before = clean.slice(0, clean.length - extension.length).replace(/^[\s.]+/u, '');
  const short = cutToBytes(before, longestName - Buffer.byteLength(extension)).trimEnd();
  return `${isVisible(short) ? short : stem}${extension}`;
}

/**
 * Control and direction characters, which can make a name look like another one, halves of surrogate pairs, and code
 * points that are not characters. The two joiners stay: Persian and the scripts of India are spelt with them.
 */
const unwanted = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/** Bytes in UTF-8; leaves room for what a storage adds, within the 255 bytes of common file systems. */
const longestName = 200;

function cutToBytes(text: string, longest: number): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > longest) break;
    end += character.length;
  }
  return text.slice(0, end);
}

function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
