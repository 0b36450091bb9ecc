import type { Line, ZoneDocument } from '../../../../../src/core/docx/decide/zones/line.ts';
import { readLines } from '../../../../../src/core/docx/decide/zones/lines.ts';
import type { Dissertation } from '../../../../../src/core/docx/read-dissertation.ts';
import { findContents } from '../../../../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../../../../src/core/docx/structure/headings.ts';
import type { DocxOptions } from '../../../../support/docx/docx.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';

/** The lines of a document of this body, with what is told of it as a whole. */
export async function readDocumentLines(
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<ZoneDocument> {
  return linesOf(await readBuilt({ ...options, body }));
}

export function linesOf({ story, noteWords, numbering }: Dissertation): ZoneDocument {
  const contents = findContents(story.paragraphs);
  return readLines(story, noteWords, contents, findHeadings(story, contents, numbering), numbering);
}

/** The last line that starts with these words; the contents may have them too. */
export function lineOf({ lines }: ZoneDocument, words: string): Line {
  const line = lines.findLast(({ paragraph }) => paragraph.text.startsWith(words));
  if (line === undefined) throw new Error(`No line starts with "${words}".`);
  return line;
}
