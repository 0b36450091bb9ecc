import { DeskError } from '../../../errors.ts';
import type { Part } from './part.ts';
import { readSmallPart } from './read-small-part.ts';

/**
 * The number of pages that the program which saved the document last had counted (`Pages` of
 * `docProps/app.xml`); null where it says none. Many files carry a number of long ago, or a 1: it is a witness
 * at most. A part that cannot be read says nothing, because no number rests on it alone.
 */
export async function readStoredPages(properties: Part | null): Promise<number | null> {
  if (properties === null) return null;
  try {
    const elements = await readSmallPart(properties);
    const text = elements.find(({ name }) => name === 'Pages')?.text.trim() ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  } catch (error) {
    if (error instanceof DeskError) return null;
    throw error;
  }
}
