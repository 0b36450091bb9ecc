import { describe, expect, test } from 'vitest';
import { picture } from '../../../support/docx/drawings.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, pageBreak, paragraph } from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { entry, prose } from '../structure/prose.ts';

const broken = paragraph([pageBreak()]);
const front = [paragraph('A Title', { style: 'Title' }), broken];
const figures = ['Age', 'Men', 'Women', '20', '31', '29', '30', '41', '39'];
const grid = table([figures.slice(0, 3), figures.slice(3, 6), figures.slice(6)]);
const thesis = [
  ...front,
  ...[heading(1, 'Introduction'), prose(), prose()],
  ...[broken, heading(1, 'Methods'), prose(), grid],
  ...[broken, heading(2, 'Instruments'), paragraph([picture()]), paragraph('It was new.')],
  ...[broken, heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2))],
  ...[broken, heading(1, 'Appendix A'), prose()],
];

describe('the place of the evidence', () => {
  test('is the page, the section and the first words of the body', async () => {
    const { bodyStart } = await report(thesis);
    expect(bodyStart.place).toEqual({ page: 2, section: 'Introduction', words: 'Introduction' });
  });

  test('is given for both ends of a reference list', async () => {
    const [list] = (await report(thesis)).referenceLists;
    expect(list?.place).toEqual({ page: 5, section: 'References', words: 'References' });
    expect(list?.endPlace).toEqual({ page: 6, section: 'Appendix A', words: 'Appendix A' });
  });

  test('has no end if a list runs to the end of the document', async () => {
    const [list] = (await report(thesis.slice(0, -3))).referenceLists;
    expect(list?.endPlace).toBeNull();
  });

  test('has the first cells of a table', async () => {
    const [found] = (await report(thesis)).tables;
    expect(found?.place).toEqual({ page: 3, section: 'Methods', words: figures.join(' | ') });
  });

  test('has the next words after a picture', async () => {
    const [found] = (await report(thesis)).figures;
    expect(found?.place).toEqual({ page: 4, section: 'Instruments', words: 'It was new.' });
  });
});

describe('the source of the front page count', () => {
  test('is the author if breaks end each page', async () => {
    const { pages } = await report(thesis);
    expect(pages).toMatchObject({ source: 'author', turns: { author: 1, recorded: 0, estimated: 0 } });
  });
});
