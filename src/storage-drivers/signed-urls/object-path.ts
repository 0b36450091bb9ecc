import { DeskError } from '../../core/errors.ts';

/** The path below which the HTTP server serves objects. */
export const objectsPath = '/objects/';

/**
 * Returns the path of a URL for an object. Slashes are kept, everything else is percent-encoded.
 *
 * @throws DeskError `input_invalid` for a key with a segment `.` or `..`, which URL parsers resolve even if it is
 * encoded, and for half of a surrogate pair, which has no encoding
 *
 * @example
 * objectPath('uploads/42/Résumé 1.docx'); // '/objects/uploads/42/R%C3%A9sum%C3%A9%201.docx'
 */
export function objectPath(key: string): string {
  const segments = key.split('/');
  if (segments.includes('.') || segments.includes('..')) throw noUrl();
  try {
    return objectsPath + segments.map(encodeURIComponent).join('/');
  } catch {
    throw noUrl();
  }
}

/**
 * Returns the key in a URL's path, which is passed as received, still encoded. Null if the path is outside
 * `/objects/` or badly encoded.
 *
 * @example
 * objectKeyOf('/objects/uploads/42/my%20thesis.docx'); // 'uploads/42/my thesis.docx'
 */
export function objectKeyOf(path: string): string | null {
  if (!path.startsWith(objectsPath)) return null;
  try {
    return decodeURIComponent(path.slice(objectsPath.length));
  } catch {
    return null;
  }
}

function noUrl(): DeskError {
  const message = 'A file with this name cannot have a link. Please give it another name.';
  return new DeskError('input_invalid', message, { details: { path: 'key' } });
}
