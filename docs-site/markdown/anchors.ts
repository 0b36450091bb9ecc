/**
 * The anchors that GitHub gives to headings, one after the other on a page: small letters, signs left out, dashes for
 * spaces, and a number behind one that was there before.
 *
 * @example
 * const anchorOf = pageAnchors();
 * anchorOf('Faults and guarantees'); // 'faults-and-guarantees'
 * anchorOf('Faults and guarantees'); // 'faults-and-guarantees-1'
 */
export function pageAnchors(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

/** The anchor of a heading that is the only one of its words. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
