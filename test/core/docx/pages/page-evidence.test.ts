import { describe, expect, test } from 'vitest';
import type { PageEvidence } from '../../../../src/core/docx/analysis.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { overruled } from '../structure/overruled.ts';
import { prose } from '../structure/prose.ts';

const broken = paragraph([pageBreak()]);
const title = paragraph('A Title', { style: 'Title' });
const body = [heading(1, [recordedPageBreak(), run('Introduction')]), prose(), prose()];

async function pages(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<PageEvidence> {
  return (await report(parts, options)).pages;
}

describe('the evidence for a page count', () => {
  test('includes the stored total together with the pages that were found', async () => {
    const { totals } = await pages([title, broken, ...body], { properties: { pages: 3 } });
    expect(totals).toEqual({ stored: 3, found: 2 });
  });

  test('finds the pages that the last paragraph fills', async () => {
    const long = paragraph([run('Here it starts. '), recordedPageBreak(), run('Here it ends.')]);
    const { totals } = await pages([title, broken, ...body, long], { properties: { pages: 3 } });
    expect(totals).toEqual({ stored: 3, found: 3 });
  });

  test('omits a total that does not belong to this document', async () => {
    expect((await pages([title, broken, ...body], { properties: { pages: 1 } })).totals).toBeUndefined();
    expect((await pages([title, broken, ...body], { properties: { pages: 90 } })).totals).toBeUndefined();
    expect((await pages([title, broken, ...body])).totals).toBeUndefined();
  });

  test('says that pages are blank', async () => {
    expect((await pages([title, broken, ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, broken, ...body])).blankPages).toBe(1);
    expect((await pages([title, broken, sectionBreak(), ...body])).blankPages).toBe(0);
  });

  test('does not treat a page with a picture or a table as blank', async () => {
    const grid = table([['', '']]);
    expect((await pages([title, broken, paragraph([picture()]), broken, ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, grid, broken, ...body])).blankPages).toBe(0);
  });

  test('is never fully certain unless an operator set the number', async () => {
    const { certainty } = await pages([title, broken, ...body]);
    expect(certainty).toBeGreaterThan(0.5);
    expect(certainty).toBeLessThan(1);
  });

  test('names the next best count if witnesses differ', async () => {
    const lines = Array.from({ length: 8 }, (_, index) => ({
      text: `Part ${index} of it`,
      page: 20 + index,
    }));
    const contents = tableOfContents([{ text: 'Introduction', page: 4 }, ...lines]);
    const { count, runnerUp } = await pages([title, broken, contents, broken, ...body]);
    expect([count, runnerUp?.count].toSorted()).toEqual([2, 3]);
    expect(runnerUp?.certainty).toBeLessThan(0.5);
  });

  test('includes the witnesses even if the operator sets the number', async () => {
    const set = (await overruled([title, broken, ...body], { frontPages: 4 })).report.pages;
    expect(set).toMatchObject({ count: 4, reason: 'set by the operator', certainty: 1 });
    expect(set.witnesses).toEqual((await pages([title, broken, ...body])).witnesses);
  });
});
