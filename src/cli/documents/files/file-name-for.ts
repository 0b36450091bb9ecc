import { safeFileName } from '../../../core/services/uploads/object-key.ts';

/**
 * A name from elsewhere as the name of a file here: no path, nothing that some file system does not take. What shows nothing
 * gets `stem`.
 *
 * @example
 * fileNameFor('../a:b.docx', 'document'); // 'a_b.docx'
 */
export function fileNameFor(name: string, stem: string): string {
  const safe = safeFileName(name, stem).replace(/[<>:"|?*]/g, '_');
  // Devices of Windows, whatever their extension.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(safe) ? `_${safe}` : safe;
}
