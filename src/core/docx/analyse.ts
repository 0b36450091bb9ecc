import type { Analysis, AnalysisReport, AnalysisResult, ReferenceListEvidence } from '../analysis.ts';
import { DeskError } from '../errors.ts';
import type { DocxLimits } from './package/limits.ts';
import { openDocx } from './package/open.ts';
import { countFrontPages } from './pages/front-pages.ts';
import { type Dissertation, readDissertation } from './read-dissertation.ts';
import { findBodyStart } from './structure/body-start.ts';
import { findContents } from './structure/contents.ts';
import { findHeadings } from './structure/headings.ts';
import { findItems } from './structure/items.ts';
import { findReferenceLists, type ReferenceList } from './structure/reference-lists.ts';
import { countZones, divideIntoZones } from './structure/zones.ts';
import { excerpt } from './text/excerpt.ts';
import { findDoubts } from './warnings.ts';

export interface AnalyseOptions {
  /** Sizes beyond which a file is refused; those left out keep their defaults. */
  limits?: Partial<DocxLimits>;
}

/**
 * Reads a dissertation and counts what its editing is priced by: words of the text, words of the reference
 * lists, tables, figures, and pages before the main body. The report beside the numbers says what each rests
 * on. The document streams through; of its text only headings, captions and the starts of paragraphs stay in
 * memory.
 *
 * @param source the `.docx` file: its bytes, or a stream of them
 * @throws DeskError with a code that starts with `document_` for a file that cannot be read; the message is
 * meant for the person who sent it
 * @example
 * import { readFile } from 'node:fs/promises';
 * import { analyseDocx } from 'thesisdesk';
 *
 * const { analysis, report } = await analyseDocx(await readFile('thesis.docx'));
 * console.log(analysis.textWordCount, report.bodyStart.heading);
 */
export async function analyseDocx(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  options: AnalyseOptions = {},
): Promise<AnalysisResult> {
  return analyseDissertation(await readDissertation(await openDocx(source, options.limits)));
}

/** The decisions alone: what an analysis makes of a dissertation that was read. */
export function analyseDissertation({ story, noteWords, numbering }: Dissertation): AnalysisResult {
  const { paragraphs } = story;
  const contents = findContents(paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const start = findBodyStart(story, headings, contents);
  const lists = findReferenceLists(paragraphs, headings, start.paragraph);
  const zoneOf = divideIntoZones(start.paragraph, lists);
  const words = countZones(paragraphs, noteWords, zoneOf);
  const { tables, figures } = findItems(story, start.paragraph, zoneOf, numbering, contents);
  const counted = [...tables, ...figures].some((item) => item.counted);
  if (words.total === 0 && !counted) throw nothingInIt(story);
  const opening = paragraphs.find(({ index, words: some }) => index >= start.paragraph && some > 0);

  const report: AnalysisReport = {
    words,
    bodyStart: {
      heading: opening ? excerpt(opening.text) : null,
      reason: start.reason,
      certainty: start.certainty,
    },
    referenceLists: lists.map((list) => describeList(list, paragraphs, noteWords)),
    tables,
    figures,
    pages: countFrontPages(story, contents, start.paragraph),
    warnings: [],
  };
  report.warnings = findDoubts(report, story);
  return { analysis: fiveNumbers(report), report };
}

function fiveNumbers({ words, tables, figures, pages }: AnalysisReport): Analysis {
  return {
    textWordCount: words.text,
    refsWordCount: words.references,
    tables: tables.filter((table) => table.counted).length,
    figures: figures.filter((figure) => figure.counted).length,
    frontMatter: pages.count,
  };
}

function describeList(
  { first, end, reason }: ReferenceList,
  all: Dissertation['story']['paragraphs'],
  noteWords: ReadonlyMap<string, number>,
): ReferenceListEvidence {
  const paragraphs = all.slice(first, end).filter((paragraph) => paragraph.words > 0);
  return {
    heading: excerpt(paragraphs[0]?.text ?? ''),
    words: countZones(paragraphs, noteWords, () => 'references').references,
    entries: Math.max(0, paragraphs.length - 1),
    reason,
  };
}

function nothingInIt({ foreignParts }: Dissertation['story']): DeskError {
  const imports =
    'The text of this document stands in other files that it imports. Please open it in Word, save it as .docx and upload that copy.';
  const empty =
    'This document contains no text. Please check that you chose the right file and upload it again.';
  return new DeskError('document_empty', foreignParts > 0 ? imports : empty, { details: { foreignParts } });
}
