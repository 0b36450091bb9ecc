/**
 * Returns the file name in an object key: whatever follows the last slash.
 *
 * @example
 * fileNameIn('uploads/7f3c/My thesis.docx'); // 'My thesis.docx'
 */
export function fileNameIn(objectKey: string): string {
  return objectKey.split('/').at(-1) ?? '';
}
