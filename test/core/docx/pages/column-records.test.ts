import { describe, expect, test } from 'vitest';
import { Typesetter } from '../../../../src/core/docx/pages/layout/typesetter.ts';
import { walkPages } from '../../../../src/core/docx/pages/page-walk.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { pageBreak, paragraph, recordedPageBreak, run, sectionBreak } from '../../../support/docx/text.ts';
import { words } from '../structure/prose.ts';

const recorded = (text: string) => paragraph([recordedPageBreak(), run(text)]);
const columnBreak = '<w:r><w:br w:type="column"/></w:r>';
const columns = (count: number) =>
  sectionBreak({ type: 'continuous', before: `<w:cols w:num="${count}" w:space="720"/>` });
const head = [paragraph('Dedications'), sectionBreak()];

/** The number of pages before the end of a section in columns, which follows on a heading's page. */
async function pagesBehind(...section: readonly string[]): Promise<number> {
  const parts = [...head, ...section, paragraph('Here it goes on.')];
  const story = await readBody(...parts);
  const by = { records: true, layout: 'unrecorded' } as const;
  const last = parts.length - 2;
  return walkPages(story, last, by, new Typesetter(story)).pages;
}

describe('records in columns', () => {
  test('start no page at the top of each column of one page', async () => {
    expect(await pagesBehind(recorded('My parents'), recorded('My friends'), columns(2))).toBe(0);
  });

  test('start no page behind the author’s column break', async () => {
    const second = paragraph([columnBreak, recordedPageBreak(), run('For all they did.')]);
    expect(await pagesBehind(recorded('My parents'), second, columns(2))).toBe(0);
  });

  test('start no page at the top of three columns', async () => {
    const three = ['One', 'Two', 'Three'].map(recorded);
    expect(await pagesBehind(...three, columns(3))).toBe(0);
  });

  test.each([
    ['there is one for the first column only', [recorded('One'), paragraph('Two'), columns(2)], 1],
    ['the first column has none', [paragraph('One'), recorded('Two'), recorded('Three'), columns(2)], 2],
    ['there are more of them than columns', [...['One', 'Two', 'Three'].map(recorded), columns(2)], 3],
    [
      'the columns fill more than a page',
      [recorded('One'), paragraph(words(900)), recorded('Two'), columns(2)],
      2,
    ],
    ['the author breaks the page', [recorded('One'), paragraph([pageBreak()]), columns(2)], 2],
    ['there is one column', [recorded('One'), columns(1)], 1],
  ])('start a page if %s', async (_case, section, pages) => {
    expect(await pagesBehind(...section)).toBe(pages);
  });
});
