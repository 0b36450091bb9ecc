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

/** What is decided on a document of this body, step by step, with paragraphs named by their text. */
export interface Decisions {
  paragraphs: readonly Paragraph[];
  contents: Contents;
  headings: readonly Heading[];
  /** The text of each heading, as `1 Introduction` for one of level 1. */
  outline: string[];
  /** The text that the main body starts with. */
  start: string;
  reason: string;
  /** Texts of each reference list, blank lines left out. */
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

/** The report of a whole analysis, tables and figures with their reasons in it. */
export async function report(
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<AnalysisReport> {
  return analyseDissertation(await readBuilt({ ...options, body })).report;
}

/** Texts of paragraphs with words. */
export function textsOf(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.filter((paragraph) => paragraph.words > 0).map((paragraph) => paragraph.text);
}
