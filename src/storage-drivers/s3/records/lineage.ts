/**
 * The ids of the versions that a version has replaced, the last one first, so many at most; at the end `nothing` where the
 * first of them was put where nothing was. Empty where its writer did not look at what it replaced.
 *
 * Of all writes that would replace one version one is done. So who gets no answer to such a write, or an answer that says
 * nothing, as some servers give to those who lose a race, learns from the lineage of what is there later whether it was
 * the own one.
 */
export type Lineage = readonly string[];

/** A version that is about to be written in the place of another one, or of nothing. */
export function lineageOf(replaced: { id: string; lineage: Lineage } | null): Lineage {
  return replaced === null ? [nothing] : [replaced.id, ...replaced.lineage].slice(0, longest);
}

/**
 * What became of a write with the id `own` in the place of the version `replaced` (null for nothing), as the version that
 * is there now tells: it was done, also where it has been replaced itself since; it never was and never will be;
 * or nothing can be told.
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

/** As text for a header. */
export function lineageText(lineage: Lineage): string {
  return lineage.join(' ');
}

/** Reads what {@link lineageText} wrote; of anything else nothing can be told. */
export function parseLineage(text = ''): Lineage {
  return /^[\w -]+$/.test(text) ? text.split(' ') : [];
}

const nothing = 'nothing';

/** More changes than these, between a write and the look at what became of it, leave it unknown. */
const longest = 12;

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
