import { DeskError } from '../../../errors.ts';
import type { Part } from './part.ts';
import { readSmallPart } from './read-small-part.ts';

/**
 * What the program that saved a document last says of its length (`docProps/app.xml`); null for what it does not
 * say. Many files carry numbers of long ago, or a 1: they are witnesses at most.
 */
export interface StoredTotals {
  pages: number | null;
  words: number | null;
  /** Without spaces. */
  characters: number | null;
  charactersWithSpaces: number | null;
  paragraphs: number | null;
}

/** Of a document that says nothing. */
export const noTotals: StoredTotals = {
  pages: null,
  words: null,
  characters: null,
  charactersWithSpaces: null,
  paragraphs: null,
};

/** A part that cannot be read says nothing, because no number rests on it alone. */
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
