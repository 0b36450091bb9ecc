import { DeskError } from '../errors.ts';
import type { DocxPackage } from './package/open.ts';
import type { Part } from './package/parts/part.ts';
import { readStoredTotals, type StoredTotals } from './package/parts/stored-totals.ts';
import { readSettings } from './story/read-settings.ts';
import { readNotes, readStory } from './story/read-story.ts';
import type { Section, Settings, Story } from './story/story.ts';
import { type Numbering, readNumbering } from './story/styles/numbering.ts';
import { readStyles } from './story/styles/read-styles.ts';
import type { StyleSheet } from './story/styles/style-sheet.ts';
import { readThemeFonts } from './story/styles/theme-fonts.ts';
import { unboxText } from './story/unbox-text.ts';
import type { DigestBudget, PassageDigest } from './text/word-digests.ts';

/** Everything in a document that the analysis is based on. */
export interface Dissertation {
  story: Story;
  /** Words of each footnote and endnote, keyed as in `Paragraph.notes`. */
  noteWords: ReadonlyMap<string, number>;
  numbering: Numbering;
  /** What the program that last saved the document says about its length. */
  stored: StoredTotals;
  /** Identifies the paragraphs of each note, if digests were requested. */
  noteDigests?: ReadonlyMap<string, readonly PassageDigest[]>;
}

/**
 * Reads the parts of an opened document, one after the other so that they share the memory they need.
 *
 * @param budget if given, paragraphs and notes get digests, by which two documents can be compared
 */
export async function readDissertation(document: DocxPackage, budget?: DigestBudget): Promise<Dissertation> {
  const settings = await readSettings(document.related('settings'));
  const themeFonts = await readThemeFonts(document.related('theme'), settings.themeLanguages);
  const numbering = await readNumbering(document.related('numbering'));
  const styles = await readStyles(document.related('styles'), themeFonts, numbering);
  const story = await readStory(document.main, styles, settings.story, budget);
  unboxText(story);
  const digests = new Map<string, PassageDigest[]>();
  const digesting = budget && { budget, digests };
  const footnotes = await readNotes(document.related('footnotes'), 'footnote', styles, digesting);
  const endnotes = await readNotes(document.related('endnotes'), 'endnote', styles, digesting);
  const stored = await readStoredTotals(document.property('extended-properties'));
  story.furniture = await readFurniture(document, story, styles);
  const noteDigests = budget && { noteDigests: digests };
  return { story, noteWords: new Map([...footnotes, ...endnotes]), numbering, stored, ...noteDigests };
}

/**
 * Reads the headers and footers that sections refer to, to know how tall they are. One that cannot be read is left out,
 * because nothing else depends on it, and so is one that is far longer than a page.
 *
 * @returns each as a story of its own, by the id that the sections name it by
 */
async function readFurniture(
  document: DocxPackage,
  { sections, settings }: Story,
  styles: StyleSheet,
): Promise<ReadonlyMap<string, Story>> {
  const furniture = new Map<string, Story>();
  /** By the names of their parts, because several ids may lead to the same one. */
  const stories = new Map<string, Story | null>();
  for (const id of new Set(sections.flatMap(idsOfFurniture))) {
    const part = document.linked(id);
    if (!part) continue;
    let story = stories.get(part.name);
    if (story === undefined && stories.size < mostFurniture) {
      story = await readFurniturePart(part, styles, settings);
      stories.set(part.name, story);
    }
    if (story) furniture.set(id, story);
  }
  return furniture;
}

async function readFurniturePart(part: Part, styles: StyleSheet, settings: Settings): Promise<Story | null> {
  try {
    const story = await readStory(part, styles, settings);
    const { paragraphs, tables, drawings } = story;
    return paragraphs.length + tables.length + drawings.length > longestFurniture ? null : story;
  } catch (error) {
    if (error instanceof DeskError) return null;
    throw error;
  }
}

function idsOfFurniture({ headers, footers, titlePage }: Section): string[] {
  const ids = [headers.others, footers.others, ...(titlePage ? [headers.first, footers.first] : [])];
  return ids.filter((id) => id !== null);
}

/** Sections of front matter and body rarely have more between them. */
const mostFurniture = 40;
/** Paragraphs, tables and drawings of a header; it is laid out for each section. */
const longestFurniture = 1000;
