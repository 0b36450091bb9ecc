/**
 * Returns the header that makes a browser save a file under its name (RFC 6266): in ASCII for old browsers, and in
 * full.
 *
 * @example
 * attachment('Résumé.docx'); // `attachment; filename="R_sum_.docx"; filename*=UTF-8''R%C3%A9sum%C3%A9.docx`
 */
export function attachment(fileName: string): string {
  const name = fileName.replace(/\p{Cs}/gu, '_');
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/**
 * Returns the file name in an object key: whatever follows the last slash.
 *
 * @example
 * fileNameIn('uploads/7f3c/My thesis.docx'); // 'My thesis.docx'
 */
export function fileNameIn(objectKey: string): string {
  return objectKey.split('/').at(-1) ?? '';
}
