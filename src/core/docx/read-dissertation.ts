import { DeskError } from '../errors.ts';
import type { DocxPackage } from './package/open.ts';
import type { Part } from './package/parts/part.ts';
import { readSmallPart } from './package/parts/read-small-part.ts';
import { readSettings } from './story/read-settings.ts';
import { readNotes, readStory } from './story/read-story.ts';
import type { Story } from './story/story.ts';
import { type Numbering, readNumbering } from './story/styles/numbering.ts';
import { readStyles } from './story/styles/read-styles.ts';
import { readThemeFonts } from './story/styles/theme-fonts.ts';

/** All of a document that the analysis decides on. */
export interface Dissertation {
  story: Story;
  /** Words of each footnote and endnote, as `Paragraph.notes` names them. */
  noteWords: ReadonlyMap<string, number>;
  numbering: Numbering;
  /** Pages by the program that saved the document last; null where it does not say. */
  storedPages: number | null;
}

/** Reads the parts of an opened document, one after the other so that they share the memory they need. */
export async function readDissertation(document: DocxPackage): Promise<Dissertation> {
  const settings = await readSettings(document.related('settings'));
  const themeFonts = await readThemeFonts(document.related('theme'), settings.themeLanguages);
  const styles = await readStyles(document.related('styles'), themeFonts);
  const numbering = await readNumbering(document.related('numbering'));
  const story = await readStory(document.main, styles, settings.story);
  const footnotes = await readNotes(document.related('footnotes'), 'footnote', styles);
  const endnotes = await readNotes(document.related('endnotes'), 'endnote', styles);
  const storedPages = await readStoredPages(document.property('extended-properties'));
  return { story, noteWords: new Map([...footnotes, ...endnotes]), numbering, storedPages };
}

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
