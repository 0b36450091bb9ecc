import type { Share } from '../scoring/score.ts';

/** `94 % (85 to 98), 51 of 54`. */
export function shareInWords({ right, of, low, high }: Share): string {
  if (of === 0) return 'none';
  return `${percent(right / of)}% (${percent(low)} to ${percent(high)}), ${right} of ${of}`;
}

/** A share (0 to 1) as a whole percentage. */
export function percent(share: number): string {
  return (100 * share).toFixed(0);
}

/** A document's name as tables show it. */
export function shortName(name: string): string {
  return name.replace(/\.docx$/, '');
}
