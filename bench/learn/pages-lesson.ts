import { readLines } from '../../src/core/docx/decide/zones/lines.ts';
import { pageCandidates, pageDocument, pagesDecision, taken } from '../../src/core/docx/pages/front-pages.ts';
import { gatherPageFacts } from '../../src/core/docx/pages/page-facts.ts';
import { findContents } from '../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../src/core/docx/structure/headings.ts';
import { rightCounts } from '../accuracy/scoring/right.ts';
import { createExample } from './example.ts';
import type { Lesson } from './lesson.ts';
import { zonesByLabel } from './zones-example.ts';

/** Teaches how many pages come before the body, which starts where the label says. */
export const pagesLesson: Lesson = {
  decision: pagesDecision,
  restraint: 1,
  examplesOf({ document: { name, label }, dissertation }) {
    const { story, noteWords, numbering, stored } = dissertation;
    const contents = findContents(story.paragraphs);
    const headings = findHeadings(story, contents, numbering);
    const { lines } = readLines(story, noteWords, contents, headings, numbering);
    const start = zonesByLabel(lines, label).findIndex((zone) => zone !== 'front');
    const bodyStart = start > 0 ? (lines[start]?.paragraph.index ?? 0) : 0;
    const facts = gatherPageFacts(story, bodyStart, { contents, storedPages: stored.pages, noteWords });
    const document = pageDocument(facts);
    const candidates = pageCandidates(document);
    const right = rightCounts('frontMatter', label);
    // If no witness has the right count, the document teaches nothing about witnesses.
    if (!candidates.some(({ count }) => right.includes(count))) return [];
    const states = pagesDecision.states.length;
    const allowed = new Uint8Array(candidates.length * states).fill(1);
    for (const [place, { count }] of candidates.entries())
      if (!right.includes(count)) allowed[place * states + taken] = 0;
    return [createExample(pagesDecision, candidates, document, { document: name, allowed, weight: 1 })];
  },
};
