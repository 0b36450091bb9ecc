/**
 * The ids of the versions that a version has replaced, the latest first, limited in number; they end with `nothing`
 * if the first version was created where there was none. Empty if the writer did not look at what it replaced.
 *
 * Of all writes that would replace one version, exactly one is carried out. So a writer that gets no response to such
 * a write, or an ambiguous one, as some servers send to those that lose a race, can tell from the lineage of a later
 * version whether the write was its own.
 */
export type Lineage = readonly string[];

/** Returns the lineage of a version that is about to replace another one, or nothing. */
export function lineageOf(replaced: { id: string; lineage: Lineage } | null): Lineage {
  return replaced === null ? [nothing] : [replaced.id, ...replaced.lineage].slice(0, longest);
}

/**
 * Returns the outcome of a write with the id `own` that was to replace the version `replaced` (null for nothing),
 * judging from the version that exists now: it was carried out, even if it has itself been replaced since; it never
 * was and never will be; or it is unknown.
 */
export function outcomeOf(
  own: string,
  replaced: string | null,
  now: { id: string; lineage: Lineage },
): 'done' | 'lost' | 'unknown' {
  const line = [now.id, ...now.lineage];
  if (line.includes(own)) return 'done';
  return line.indexOf(replaced ?? nothing) > 0 ? 'lost' : 'unknown';
}

/** Returns the lineage as text for a header. */
export function lineageText(lineage: Lineage): string {
  return lineage.join(' ');
}

/** Reads what {@link lineageText} wrote; anything else yields an empty lineage. */
export function parseLineage(text = ''): Lineage {
  return /^[\w -]+$/.test(text) ? text.split(' ') : [];
}

const nothing = 'nothing';

/** More changes than these between a write and the check leave its outcome unknown. */
const longest = 12;

/**
 * How a server expects the mark of a version in a condition: in quotation marks, as HTTP prescribes and the server
 * itself sends it, or bare.
 */
export type MarkForm = 'quoted' | 'bare';

/**
 * Returns the mark in a server's ETag, without quotation marks, which some servers occasionally omit.
 *
 * @example
 * markOf('"6dbf9ac2"'); // '6dbf9ac2'
 */
export function markOf(etag: string): string {
  return /^"(.*)"$/.exec(etag)?.[1] ?? etag;
}

/** Returns the mark in the form used in a condition. */
export function inForm(mark: string, form: MarkForm): string {
  // A weak ETag has quotation marks of its own.
  return form === 'bare' || mark.includes('"') ? mark : `"${mark}"`;
}
