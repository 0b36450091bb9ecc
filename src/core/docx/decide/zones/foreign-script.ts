import type { Line } from './line.ts';

/**
 * Marks the lines written in a different script from most of the document. Code does not count: it is in Latin letters
 * whatever the language is, and there may be more of it than of the text.
 */
export function markForeign(lines: readonly Line[]): void {
  const scripts = lines.map(({ paragraph }) => scriptOf(paragraph.text));
  const wordsIn = new Map<string, number>();
  for (const [index, { words, isCode }] of lines.entries()) {
    const script = scripts[index] ?? null;
    if (script === null || (script === 'latin' && isCode)) continue;
    wordsIn.set(script, (wordsIn.get(script) ?? 0) + words);
  }
  const [most] = [...wordsIn].sort((a, b) => b[1] - a[1])[0] ?? [];
  for (const [index, line] of lines.entries()) {
    const script = scripts[index] ?? null;
    line.isForeign = script !== null && script !== most;
  }
}

/** The script of most of a line's first letters; null if it has none. */
function scriptOf(text: string): string | null {
  const start = text.slice(0, 60);
  // Most theses have no other letters, and one test of a line is faster than a look at each of its letters.
  if (!otherThanLatin.test(start)) return latin.test(start) ? 'latin' : null;
  const counts = new Map<string, number>();
  for (const letter of start) {
    const script = scriptOfCode(letter.codePointAt(0) ?? 0);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const latin = /[A-Za-z\u00c0-\u024f]/;
/** May have some of the letters that {@link scriptOfCode} tells apart from Latin ones. */
const otherThanLatin = /[\u0370-\u17ff\u3040-\ud7af]/;

function scriptOfCode(code: number): string | null {
  // Brackets, quotation marks and other signs among the Latin letters.
  if (code < 0x41 || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xc0)) return null;
  if (code < 0x250) return 'latin';
  if (code >= 0x370 && code < 0x400) return 'greek';
  if (code >= 0x400 && code < 0x530) return 'cyrillic';
  if (code >= 0x590 && code < 0x600) return 'hebrew';
  if (code >= 0x600 && code < 0x780) return 'arabic';
  if (code >= 0x900 && code < 0x1780) return 'indic';
  if (code >= 0x1780 && code < 0x1800) return 'khmer';
  if (code >= 0x3040 && code < 0xa000) return 'han';
  if (code >= 0xac00 && code < 0xd7b0) return 'hangul';
  return null;
}
