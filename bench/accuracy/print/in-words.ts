import type { Share } from '../scoring/score.ts';

/** `94 % (85 to 98), 51 of 54`. */
export function shareInWords({ right, of, low, high }: Share): string {
  if (of === 0) return 'none';
  return `${percent(right / of)} % (${percent(low)} to ${percent(high)}), ${right} of ${of}`;
}

/** A share of 1 as a whole number of per cent. */
export function percent(share: number): string {
  return (100 * share).toFixed(0);
}

/** The name of a document as tables show it. */
export function shortName(name: string): string {
  return name.replace(/\.docx$/, '');
}
