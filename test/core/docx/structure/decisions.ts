import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import type { AnalysisReport } from '../../../../src/core/docx/analysis.ts';
import { learntWeights } from '../../../../src/core/docx/decide/calibration.ts';
import { findZones } from '../../../../src/core/docx/decide/zones/find-zones.ts';
import { readLines } from '../../../../src/core/docx/decide/zones/lines.ts';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import { type Contents, findContents } from '../../../../src/core/docx/structure/contents.ts';
import { findHeadings, type Heading } from '../../../../src/core/docx/structure/headings.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';

/** Each decision on a document with this body, with paragraphs identified by their text. */
export interface Decisions {
  paragraphs: readonly Paragraph[];
  contents: Contents;
  headings: readonly Heading[];
  /** The level and text of each heading, such as `1 Introduction`. */
  outline: string[];
  /** The text at the start of the main body. */
  start: string;
  reason: string;
  /** The texts of each reference list, without blank lines. */
  lists: string[][];
}

export async function decide(
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<Decisions> {
  const { story, noteWords, numbering } = await readBuilt({ ...options, body });
  const { paragraphs } = story;
  const contents = findContents(paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const lines = readLines(story, noteWords, contents, headings, numbering);
  const { start, lists } = findZones(lines, learntWeights.decisions.zones);
  const textAt = (index: number) => paragraphs[index]?.text ?? '';
  return {
    paragraphs,
    contents,
    headings,
    outline: headings.map((heading) => `${heading.level} ${textAt(heading.paragraph)}`),
    start: textAt(start.paragraph),
    reason: start.reason,
    lists: lists.map(({ first, end }) => textsOf(paragraphs.slice(first, end))),
  };
}

/** The report of a complete analysis, including reasons for tables and figures. */
export async function report(
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<AnalysisReport> {
  return analyseDissertation(await readBuilt({ ...options, body })).report;
}

/** The texts of paragraphs that have words. */
export function textsOf(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.filter((paragraph) => paragraph.words > 0).map((paragraph) => paragraph.text);
}
