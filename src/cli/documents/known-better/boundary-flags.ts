import type { Boundaries, Place } from '../../../core/docx/corrections/boundaries.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';

/** Flags for what the user knows better about a document. */
export interface BoundaryFlags {
  /** The file with what the operator knows better. */
  boundaries?: string;
  /** Where the main body starts. */
  bodyStart?: string;
  /** Pages before it. */
  frontPages?: string;
  /** Parts that are not to be edited. */
  without?: readonly string[];
}

/**
 * Merges a boundaries file with flags, which take precedence; undefined if both are empty.
 *
 * @throws UsageError for a flag that cannot be right for any document
 * @example
 * await withFlags({ frontPages: 6 }, { frontPages: '8', without: ['Appendix B'] });
 * // { frontPages: 8, leaveOut: ['Appendix B'] }
 */
export async function withFlags(
  file: Boundaries | undefined,
  flags: BoundaryFlags,
): Promise<Boundaries | undefined> {
  const { bodyStart, frontPages, without = [] } = flags;
  const isSaid = bodyStart !== undefined || frontPages !== undefined || without.length > 0;
  if (!isSaid) return file;
  const merged = {
    ...file,
    ...(bodyStart === undefined ? {} : { bodyStart: placeIn(bodyStart) }),
    ...(frontPages === undefined ? {} : { frontPages: wholeNumber('--front-pages', frontPages) }),
    ...(without.length === 0 ? {} : { leaveOut: [...(file?.leaveOut ?? []), ...without.map(placeIn)] }),
  };
  const { parseBoundaries } = await import('../../../core/docx/corrections/boundaries.ts');
  return usageOf((async () => parseBoundaries(merged))(), (message) => asTyped(message, flags));
}

/**
 * Rewrites a refusal of boundaries with the flags as they were typed, or with the file that they are in.
 *
 * @example
 * asTyped('"bodyStart" ("Introducton") is not in the document.', { bodyStart: 'Introducton' });
 * // '--body-start "Introducton" is not in the document.'
 * asTyped('"bodyStart" ("Introducton") is not in the document.', { boundaries: 'b.json' });
 * // 'b.json: "bodyStart" ("Introducton") is not in the document.'
 */
export function asTyped(
  message: string,
  { boundaries, bodyStart, frontPages, without = [] }: BoundaryFlags,
): string {
  const [, path = '', rest = ''] = /^"([\w.]+)" (.*)$/s.exec(message) ?? [];
  const flag =
    (path === 'bodyStart' && bodyStart !== undefined && '--body-start') ||
    (path === 'frontPages' && frontPages !== undefined && '--front-pages') ||
    (path.startsWith('leaveOut.') && without.length > 0 && '--without');
  if (flag) return `${flag} ${rest.replace(/^\((".*?")\)/, '$1')}`;
  return path !== '' && boundaries !== undefined ? `${boundaries}: ${message}` : message;
}

/**
 * Reads the whole number given to a flag.
 *
 * @throws UsageError for anything else
 */
export function wholeNumber(flag: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${flag} must be a whole number, zero or more.`);
}

/** The number of a paragraph, as `--explain` shows it in brackets, or the text of a heading. */
function placeIn(text: string): Place {
  const [, number] = /^\[?(\d{1,9})\]?$/.exec(text.trim()) ?? [];
  return number === undefined ? text : Number(number);
}
