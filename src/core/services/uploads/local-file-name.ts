import { safeFileName } from './object-key.ts';

/**
 * Makes a safe local file name from an outside name: without a path, or anything that some file system rejects. A
 * name with no visible characters becomes `stem`.
 *
 * @example
 * localFileName('../a:b.docx', 'document'); // 'a_b.docx'
 */
export function localFileName(name: string, stem: string): string {
  const safe = safeFileName(name, stem).replace(/[<>:"|?*]/g, '_');
  // Windows device names, with any extension.
  return /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i.test(safe) ? `_${safe}` : safe;
}
