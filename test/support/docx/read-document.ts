import { openDocx } from '../../../src/core/docx/package/open.ts';
import { type Dissertation, readDissertation } from '../../../src/core/docx/read-dissertation.ts';
import type { Paragraph, Story } from '../../../src/core/docx/story/story.ts';
import { type DocxOptions, docx } from './docx.ts';

/** Builds a document from these parts and reads it as the analysis does, including archive, styles and notes. */
export async function readBuilt(parts: DocxOptions): Promise<Dissertation> {
  return readDissertation(await openDocx(await docx(parts)));
}

/** The main story of a document with these blocks in its body. */
export async function readBody(...blocks: readonly string[]): Promise<Story> {
  return (await readBuilt({ body: blocks })).story;
}

/** The first paragraph of a document with these blocks, as it is read. */
export async function readFirst(...blocks: readonly string[]): Promise<Paragraph> {
  const [first] = (await readBody(...blocks)).paragraphs;
  if (first === undefined) throw new Error('The document has no paragraph.');
  return first;
}

/** The text of every paragraph. */
export function textsOf(story: Story): string[] {
  return story.paragraphs.map((paragraph) => paragraph.text);
}

/** The number of words in all paragraphs, without those in notes. */
export function wordsOf(story: Story): number {
  return story.paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
}
