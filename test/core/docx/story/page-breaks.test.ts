import { describe, expect, test } from 'vitest';
import { picture } from '../../../support/docx/drawings.ts';
import { readBody, readBuilt, readFirst } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { equation, pageBreak, paragraph, recordedPageBreak, run } from '../../../support/docx/text.ts';

describe('the start of a paragraph', () => {
  const link = (...runs: string[]) => `<w:hyperlink w:anchor="_Toc1">${runs.join('')}</w:hyperlink>`;

  test.each([
    ['in a link', [link(run('Methods'))], true],
    ['in a link after white space', [run(' \t'), link(run('Methods'))], true],
    ['in an equation', [equation('x + y'), run(' grows')], true],
    ['in text', [run('Methods')], false],
    ['in text before a link', [run('See '), link(run('Methods'))], false],
    ['in text after an empty link', [link(), run('Methods')], false],
    ['in text before an equation', [run('Then '), equation('x + y')], false],
  ])('is one where Word records no break: %s', async (_name, content, expected) => {
    expect((await readFirst(paragraph(content))).startsUnrecorded).toBe(expected);
  });
});

describe('a break', () => {
  test.each([
    ['of a page by the author', [pageBreak()], [{ kind: 'page', after: 0 }]],
    ['of a page by Word', [recordedPageBreak()], [{ kind: 'recorded', after: 0 }]],
    ['of a column', ['<w:r><w:br w:type="column"/></w:r>'], [{ kind: 'column', after: 0 }]],
    ['behind text', [run('four'), pageBreak()], [{ kind: 'page', after: 4 }]],
    [
      'behind text with white space',
      [run(' a b\tc '), recordedPageBreak()],
      [{ kind: 'recorded', after: 3 }],
    ],
    ['behind an equation', [equation('x + y'), recordedPageBreak()], [{ kind: 'recorded', after: 1 }]],
    [
      'in the middle of a word',
      [run('be'), recordedPageBreak(), run('fore')],
      [{ kind: 'recorded', after: 2 }],
    ],
    [
      'after hidden text',
      [run('hidden', { hidden: true }), recordedPageBreak()],
      [{ kind: 'recorded', after: 0 }],
    ],
    [
      'by the author and then by Word',
      [pageBreak(), recordedPageBreak(), run('x')],
      [
        { kind: 'page', after: 0 },
        { kind: 'recorded', after: 0 },
      ],
    ],
    [
      'twice',
      [run('a'), pageBreak(), run('b'), pageBreak()],
      [
        { kind: 'page', after: 1 },
        { kind: 'page', after: 2 },
      ],
    ],
    ['of a line is not kept', ['<w:r><w:br/><w:br w:type="textWrapping"/><w:cr/></w:r>'], []],
    ['of an unknown kind is that of a line', ['<w:r><w:br w:type="chapter"/></w:r>'], []],
  ])('is kept with the number of characters before it: %s', async (_name, content, breaks) => {
    const { breaks: read } = await readFirst(paragraph(content));
    expect(read.map(({ kind, after }) => ({ kind, after }))).toEqual(breaks);
  });

  test('after the kept text is counted from the start', async () => {
    const { breaks } = await readFirst(paragraph([run('x'.repeat(5000)), recordedPageBreak()]));
    expect(breaks).toMatchObject([{ kind: 'recorded', after: 5000 }]);
  });

  test('is kept in document order among others at the same place', async () => {
    const column = '<w:r><w:br w:type="column"/></w:r>';
    const runs = [pageBreak(), recordedPageBreak(), column, pageBreak(), recordedPageBreak()];
    const { breaks } = await readFirst(paragraph([...runs, run('x')]));
    expect(breaks.map(({ kind }) => kind)).toEqual(['page', 'recorded', 'column', 'page', 'recorded']);
  });

  test('is kept with the number of drawings before it', async () => {
    const { breaks } = await readFirst(
      paragraph([pageBreak(), picture(), recordedPageBreak(), picture(), picture(), pageBreak()]),
    );
    expect(breaks.map(({ drawings }) => drawings)).toEqual([0, 1, 3]);
  });
});

describe('a paragraph that starts a page', () => {
  const newPage = (value = '') => `<w:pageBreakBefore${value}/>`;
  const moreStyles = [style({ id: 'Part', name: 'Part', basedOn: 'Normal', paragraph: newPage() })];
  const own = (content: string, styleId = 'Normal') =>
    `<w:p><w:pPr><w:pStyle w:val="${styleId}"/>${content}</w:pPr></w:p>`;

  test.each([
    ['says so itself', own(newPage()), true],
    ['says so by its style', own('', 'Part'), true],
    ['does not if it overrides what its style says', own(newPage(' w:val="0"'), 'Part'), false],
    ['does not if nothing says so', own(''), undefined],
  ])('%s', async (_name, block, expected) => {
    const { story } = await readBuilt({ body: [block], moreStyles });
    expect(story.paragraphs[0]?.format.pageBreakBefore).toBe(expected);
  });
});

describe('a break in a cell', () => {
  test('is kept in the cell’s paragraph', async () => {
    const { paragraphs } = await readBody(
      `<w:tbl><w:tr><w:tc>${paragraph('a')}</w:tc><w:tc>${paragraph([run('b'), recordedPageBreak()])}</w:tc></w:tr></w:tbl>`,
    );
    expect(paragraphs.map(({ breaks }) => breaks.length)).toEqual([0, 1]);
  });
});
