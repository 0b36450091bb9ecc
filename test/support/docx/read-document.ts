import { openDocx } from '../../../src/core/docx/package/open.ts';
import { type Dissertation, readDissertation } from '../../../src/core/docx/read-dissertation.ts';
import type { Paragraph, Story } from '../../../src/core/docx/story/story.ts';
import { type DocxOptions, docx } from './docx.ts';

/** Builds a document of these parts and reads it as the analysis does, archive, styles and notes included. */
export async function readBuilt(parts: DocxOptions): Promise<Dissertation> {
  return readDissertation(await openDocx(await docx(parts)));
}

/** The main story of a document with these blocks in its body. */
export async function readBody(...blocks: readonly string[]): Promise<Story> {
  return (await readBuilt({ body: blocks })).story;
}

/** What the first paragraph of a document with these blocks is read as. */
export async function readFirst(...blocks: readonly string[]): Promise<Paragraph> {
  const [first] = (await readBody(...blocks)).paragraphs;
  if (first === undefined) throw new Error('The document has no paragraph.');
  return first;
}

/** The text of every paragraph. */
export function textsOf(story: Story): string[] {
  return story.paragraphs.map((paragraph) => paragraph.text);
}

/** The words of all paragraphs; those of the notes are not among them. */
export function wordsOf(story: Story): number {
  return story.paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
}
