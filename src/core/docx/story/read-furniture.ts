import { DeskError } from '../../errors.ts';
import type { DocxPackage } from '../package/open.ts';
import { readStory } from './read-story.ts';
import type { Section, Story } from './story.ts';
import type { StyleSheet } from './styles/style-sheet.ts';

/**
 * Reads the headers and footers that sections refer to, to know how tall they are. One that cannot be read is left out,
 * because nothing else depends on it.
 *
 * @returns each as a story of its own, by the id that the sections name it by
 */
export async function readFurniture(
  document: DocxPackage,
  { sections, settings }: Story,
  styles: StyleSheet,
): Promise<ReadonlyMap<string, Story>> {
  const furniture = new Map<string, Story>();
  for (const id of new Set(sections.flatMap(idsOf))) {
    if (furniture.size >= most) break;
    const part = document.linked(id);
    if (!part) continue;
    try {
      furniture.set(id, await readStory(part, styles, settings));
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
    }
  }
  return furniture;
}

function idsOf({ headers, footers, titlePage }: Section): string[] {
  const ids = [headers.others, footers.others, ...(titlePage ? [headers.first, footers.first] : [])];
  return ids.filter((id) => id !== null);
}

/** Sections of front matter and body rarely have more between them. */
const most = 40;
