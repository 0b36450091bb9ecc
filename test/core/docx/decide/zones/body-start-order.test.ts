import { describe, expect, test } from 'vitest';
import { textBox } from '../../../../support/docx/drawings.ts';
import { tableOfContents } from '../../../../support/docx/fields.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../../../support/docx/text.ts';
import { decide } from '../../structure/decisions.ts';
import { prose } from '../../structure/prose.ts';

const text = [prose(), prose(), prose(), prose(), prose(), prose(), prose()];
const titlePage = [
  heading(1, 'On the Use of Salt', { centred: true }),
  paragraph('by Ada Byron', { centred: true }),
  paragraph([pageBreak()]),
];

describe('text before the body in an unusual order', () => {
  test('an introduction nested under an abstract belongs to the abstract', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Abstract'), heading(2, 'Introduction'), prose(20)],
      ...[heading(2, 'Conclusion'), prose(20), heading(1, 'Chapter 1'), prose(), prose()],
    ]);
    expect(start).toBe('Chapter 1');
  });

  test('an introduction nested under the first chapter does not start the body before it', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Abstract'), prose(20)],
      ...[heading(1, 'Chapter 1 Salt'), heading(2, '1.1 Introduction'), prose()],
    ]);
    expect(start).toBe('Chapter 1 Salt');
  });

  test('an abstract with the number 1 is an abstract', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, '1 Abstract'), prose(20), heading(1, '2 Resumo'), prose(20)],
      ...[heading(1, '3 Introduction'), prose()],
    ]);
    expect(start).toBe('3 Introduction');
  });

  test('an abstract that Word numbers is an abstract', async () => {
    const numbering = numberingPart([[{ format: 'decimal', text: '%1' }]]);
    const numbered = (title: string) => heading(1, title, { numbering: { id: 1 } });
    const { start } = await decide(
      [...titlePage, numbered('Abstract'), prose(20), numbered('Salt and its uses'), prose()],
      { numbering },
    );
    expect(start).toBe('Salt and its uses');
  });

  test('an executive summary with a chapter number is the first chapter', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, '1. Executive Summary'), prose()],
      ...[heading(1, '2. Introduction'), prose()],
    ]);
    expect(start).toBe('1. Executive Summary');
  });

  test('an executive summary without a number is front matter', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Executive Summary'), prose()],
      ...[heading(1, '1. Introduction'), prose()],
    ]);
    expect(start).toBe('1. Introduction');
  });

  test('an introduction starts the body even if acknowledgements follow it', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Introduction'), prose()],
      ...[heading(1, 'Acknowledgements'), prose(20), heading(1, '1 Salt at sea'), prose()],
    ]);
    expect(start).toBe('Introduction');
  });

  test('an extended summary before the contents is front matter with all its parts', async () => {
    const toc = tableOfContents([
      { text: 'Introduction', page: 1 },
      { text: 'Salt at sea', page: 4 },
      { text: 'Salt on land', page: 9 },
    ]);
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Summary in Danish'), prose(), heading(1, 'Introduction'), prose(20)],
      toc,
      ...[heading(1, 'INTRODUCTION'), prose(), heading(1, 'Salt at sea'), prose(), prose(), prose()],
    ]);
    expect(start).toBe('INTRODUCTION');
  });

  test('a short table of contents at the start of a chapter does not delay the body', async () => {
    const small = ['Contents', 'Salt in bread\t3', 'Salt in butter\t4', 'Salt in beer\t5'];
    const { start } = await decide([
      ...[...titlePage, tableOfContents([1, 2, 3].map((page) => ({ text: `Part ${page} of it`, page })))],
      ...[
        heading(1, 'Introduction'),
        prose(),
        heading(1, 'Kitchens'),
        ...small.map((line) => paragraph(line)),
      ],
      ...[prose(), prose()],
    ]);
    expect(start).toBe('Introduction');
  });

  test('lists of figures at the back do not delay the body', async () => {
    const back = ['List of Figures', 'Figure 1: A pan\t3', 'Figure 2: A pot\t4', 'Figure 3: A lid\t5'];
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Introduction'), prose(), prose()],
      ...back.map((line) => paragraph(line)),
    ]);
    expect(start).toBe('Introduction');
  });

  test('entries of the contents are not chapters', async () => {
    const lines = ['Contents', '1 Introduction\t1', '2 Salt at sea\t4', '3 Salt on land\t9'];
    const { start, paragraphs } = await decide([
      ...[...titlePage, ...lines.map((line) => paragraph(line, { bold: true }))],
      ...[paragraph('1 Introduction', { bold: true }), prose()],
    ]);
    expect(start).toBe('1 Introduction');
    expect(paragraphs.at(-2)?.text).toBe(start);
  });

  test('the title on the title page is not a chapter, even in a chapter’s style', async () => {
    const { start } = await decide([...titlePage, heading(1, 'Why salt'), prose(), prose()]);
    expect(start).toBe('Why salt');
  });

  test('a title page may end with blank lines up to the next page that Word recorded', async () => {
    const blank = Array.from({ length: 30 }, () => paragraph());
    const title = paragraph('On the Use of Salt', { style: 'Title' });
    const chapter = heading(1, [recordedPageBreak(), run('Why salt')]);
    expect((await decide([title, ...blank, chapter, prose()])).start).toBe('Why salt');
  });

  test('a title page may end with many blank lines where no program recorded the pages', async () => {
    const blank = (count: number) => Array.from({ length: count }, () => paragraph());
    const bold = (words: string) => paragraph(words, { bold: true });
    const title = paragraph('On the Use of Salt', { bold: true, centred: true });
    const front = [title, ...blank(3), bold('Ada Byron'), ...blank(12), bold('Abstract'), ...blank(30)];
    const { start } = await decide([...front, bold('Introduction'), prose(), prose()]);
    expect(start).toBe('Introduction');
  });

  test('the number of a later chapter starts nothing', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Preface'), prose(20)],
      ...[heading(1, 'Where it began'), prose(), heading(1, '2 Salt at sea'), prose()],
    ]);
    expect(start).toBe('Where it began');
  });

  test('a list of figures after an abstract still belongs to the lists at the front', async () => {
    const toc = tableOfContents([1, 2, 3].map((page) => ({ text: `Part ${page} of it`, page })));
    const figures = ['List of Figures', 'Figure 1: A pan\t3', 'Figure 2: A pot\t4', 'Figure 3: A lid\t5'];
    const bold = (title: string) => paragraph(title, { bold: true });
    const { start } = await decide([
      ...[...titlePage, toc, bold('Abstract'), bold('Introduction'), prose(300)],
      ...[...figures.map((line) => paragraph(line)), bold('Chapter One'), ...text],
    ]);
    expect(start).toBe('Chapter One');
  });
});

describe('the title page', () => {
  const chapter = [heading(1, 'Why salt'), ...text];

  test.each([
    ['centred', [heading(1, 'Salt', { centred: true }), paragraph('by Ada Byron', { centred: true })]],
    ['large', [heading(1, 'Salt'), paragraph('by Ada Byron', { size: 16 })]],
    ['in a text box', [paragraph([textBox(paragraph('Salt'), paragraph('by Ada Byron'))])]],
  ])('is set %s', async (_case, lines) => {
    const { start } = await decide([...lines, paragraph([pageBreak()]), ...chapter]);
    expect(start).toBe('Why salt');
  });
});
