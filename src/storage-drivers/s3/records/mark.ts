/**
 * How a server wants to read the mark of a version in a condition: in quotation marks, as the standard of HTTP has it
 * and the server itself sends it, or bare.
 */
export type MarkForm = 'quoted' | 'bare';

/**
 * The mark that a server's ETag is, without quotation marks: some servers leave them out here and there.
 *
 * @example
 * markOf('"6dbf9ac2"'); // '6dbf9ac2'
 */
export function markOf(etag: string): string {
  return /^"(.*)"$/.exec(etag)?.[1] ?? etag;
}

/** The mark as a condition has it. */
export function inForm(mark: string, form: MarkForm): string {
  // A weak one has quotation marks of its own.
  return form === 'bare' || mark.includes('"') ? mark : `"${mark}"`;
}
