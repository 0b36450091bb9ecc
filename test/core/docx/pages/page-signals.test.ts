import { describe, expect, test } from 'vitest';
import { pageDocument } from '../../../../src/core/docx/pages/front-pages.ts';
import { gatherPageFacts } from '../../../../src/core/docx/pages/page-facts.ts';
import { pageSignals } from '../../../../src/core/docx/pages/page-signals.ts';
import { findContents } from '../../../../src/core/docx/structure/contents.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../../support/docx/text.ts';
import { prose } from '../structure/prose.ts';

const title = paragraph('A Title', { style: 'Title' });
const broken = paragraph([pageBreak()]);
const recorded = heading(1, [recordedPageBreak(), run('Introduction')]);
const unrecorded = heading(1, 'Introduction');

/** A generated contents, in which Word records no page breaks. */
function contents(lines: number, introduction?: number): string {
  const parts = Array.from({ length: lines }, (_, index) => ({ text: `Part ${index}`, page: index + 20 }));
  const listed = introduction === undefined ? [] : [{ text: 'Introduction', page: introduction }];
  return tableOfContents([...listed, ...parts]);
}

/** The signals that speak about a count, of those that rest on where the pages before the last heading end. */
async function signalsFor(count: number, front: readonly string[], start: string): Promise<string[]> {
  const { story, noteWords } = await readBuilt({ body: [...front, start, prose()] });
  const bodyStart = story.paragraphs.findLastIndex(({ text }) => text.includes('Introduction'));
  const sources = { contents: findContents(story.paragraphs), storedPages: null, noteWords };
  const document = pageDocument(gatherPageFacts(story, bodyStart, sources));
  return aboutEnds.filter((id) => pageSignals.find((signal) => signal.id === id)?.of({ count }, document));
}

const aboutEnds = [
  'nothing-estimated',
  'much-estimated',
  'layout-agrees',
  'blank-by-estimate',
  'number-of-body',
] as const;

describe('a count of front matter pages', () => {
  test('rests on nothing estimated if breaks and records end each page', async () => {
    expect(await signalsFor(1, [title], recorded)).toEqual(['nothing-estimated']);
    expect(await signalsFor(1, [title, broken], recorded)).toEqual(['nothing-estimated', 'layout-agrees']);
  });

  test('is no better known by the author alone: without records, much may be missing', async () => {
    expect(await signalsFor(1, [title, broken], unrecorded)).toEqual([]);
  });

  test('rests on much that is estimated if a contents without records is long', async () => {
    expect(await signalsFor(2, [title, broken, contents(20)], recorded)).toEqual(['nothing-estimated']);
    const front = [title, broken, contents(100)];
    expect(await signalsFor(4, front, recorded)).toEqual(['much-estimated', 'layout-agrees']);
    expect(await signalsFor(3, front, recorded)).toEqual([]);
  });

  test('may include a blank page that only the layout shows', async () => {
    const blank = [title, broken, broken];
    expect(await signalsFor(2, blank, recorded)).toEqual(['nothing-estimated', 'layout-agrees']);
    const lines = Array.from({ length: 70 }, () => paragraph(''));
    expect(await signalsFor(4, [...blank, ...lines], recorded)).toEqual([
      'layout-agrees',
      'blank-by-estimate',
    ]);
  });

  test("has the body's page number in the contents", async () => {
    const front = [title, broken, contents(20, 4)];
    expect(await signalsFor(3, front, recorded)).toEqual(['number-of-body']);
    expect(await signalsFor(2, front, recorded)).toEqual(['nothing-estimated']);
  });
});
