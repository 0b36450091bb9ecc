import { DeskError } from '../../../errors.ts';
import type { Part } from './part.ts';
import { readSmallPart } from './read-small-part.ts';

/**
 * What the program that last saved a document says about its length (`docProps/app.xml`); null for missing values.
 * Many files carry outdated numbers, or just a 1, so they are only one source of evidence.
 */
export interface StoredTotals {
  pages: number | null;
  words: number | null;
  /** Without spaces. */
  characters: number | null;
  charactersWithSpaces: number | null;
  paragraphs: number | null;
}

/** For a document that says nothing. */
export const noTotals: StoredTotals = {
  pages: null,
  words: null,
  characters: null,
  charactersWithSpaces: null,
  paragraphs: null,
};

/** Reads the stored totals. A part that cannot be read is ignored, because no number depends on it alone. */
export async function readStoredTotals(properties: Part | null): Promise<StoredTotals> {
  if (properties === null) return noTotals;
  try {
    const elements = await readSmallPart(properties);
    const numberOf = (element: string, digits: RegExp) => {
      const text = elements.find(({ name }) => name === element)?.text.trim() ?? '';
      return digits.test(text) ? Number(text) : null;
    };
    return {
      pages: numberOf('Pages', /^\d{1,6}$/),
      words: numberOf('Words', /^\d{1,9}$/),
      characters: numberOf('Characters', /^\d{1,10}$/),
      charactersWithSpaces: numberOf('CharactersWithSpaces', /^\d{1,10}$/),
      paragraphs: numberOf('Paragraphs', /^\d{1,9}$/),
    };
  } catch (error) {
    if (error instanceof DeskError) return noTotals;
    throw error;
  }
}
