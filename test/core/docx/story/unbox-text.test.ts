import { describe, expect, test } from 'vitest';
import type { Story } from '../../../../src/core/docx/story/story.ts';
import { picture, textBox } from '../../../support/docx/drawings.ts';
import { readBody, textsOf } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { pageBreak, paragraph, run, sectionBreak } from '../../../support/docx/text.ts';
import { words } from '../structure/prose.ts';

const long = words(250);
const inBox = (...texts: readonly string[]) => textBox(...texts.map((text) => paragraph(text)));
const hosts = ({ paragraphs }: Story) => paragraphs.map(({ place }) => place.host);

describe('text boxes that hold most of the text', () => {
  test('become frames of the text', async () => {
    const { paragraphs } = await readBody(paragraph([inBox('a', long)]));
    expect(paragraphs.map(({ place, format }) => [place.host, format.framed])).toEqual([
      [null, true],
      [null, true],
      [null, undefined],
    ]);
  });

  test('are read before the page break that follows them in their paragraph', async () => {
    const story = await readBody(paragraph([inBox('a', long), pageBreak()]), paragraph('b'));
    expect(story.paragraphs.map(({ text, breaks }) => [text.slice(0, 1), breaks.length])).toEqual([
      ['a', 0],
      ['T', 0],
      ['', 1],
      ['b', 0],
    ]);
  });

  test('are read after the page break before them in their paragraph', async () => {
    const story = await readBody(paragraph('b'), paragraph([pageBreak(), inBox('a', long)]));
    expect(textsOf(story).map((text) => text.slice(0, 1))).toEqual(['b', '', 'a', 'T']);
  });

  test('are in the section that their paragraph ends', async () => {
    const ending = sectionBreak().replace('</w:pPr>', `</w:pPr>${inBox('a', long)}`);
    const { sections } = await readBody(ending, paragraph('b'));
    expect(sections.map(({ lastParagraph }) => lastParagraph)).toEqual([2, 3]);
  });

  test('are in the last section', async () => {
    const { sections } = await readBody(paragraph([inBox('a', long)]));
    expect(sections.map(({ lastParagraph }) => lastParagraph)).toEqual([2]);
  });

  test('start no page, as they do not in Word', async () => {
    const box = textBox(paragraph('a', { pageBreakBefore: true }), paragraph([run(long), pageBreak()]));
    const { paragraphs } = await readBody(paragraph([box]));
    expect(paragraphs.filter(({ format, breaks }) => format.pageBreakBefore || breaks.length > 0)).toEqual(
      [],
    );
  });

  test('are no drawings any more, unlike pictures beside them', async () => {
    const { paragraphs, drawings } = await readBody(paragraph([inBox('a', long), picture()]));
    const kept = paragraphs[2]?.drawings.map((index) => drawings[index]?.kind);
    expect(kept).toEqual(['picture']);
  });

  test('are none either if a rule is drawn beside them', async () => {
    const line = '<wps:wsp><wps:spPr><a:prstGeom prst="line"/></wps:spPr><wps:bodyPr/></wps:wsp>';
    const ruled = inBox('a', long).replace('</wps:wsp>', `</wps:wsp>${line}`);
    const { paragraphs } = await readBody(paragraph([ruled]));
    expect(paragraphs[2]?.drawings).toEqual([]);
  });

  test('keep their tables', async () => {
    const { tables, paragraphs } = await readBody(paragraph([textBox(paragraph(long), table([['a', 'b']]))]));
    const held = tables.map(({ first, end }) => paragraphs.slice(first, end).map(({ text }) => text));
    expect([held, tables[0]?.host]).toEqual([[['a', 'b']], null]);
  });

  test('stay boxes in a paragraph that has words itself', async () => {
    const boxed = paragraph([inBox('a', long)]);
    expect(hosts(await readBody(boxed, paragraph([run('b'), inBox('c')])))).toEqual([
      null,
      null,
      null,
      null,
      3,
    ]);
  });

  test('stay boxes in the cells of a table', async () => {
    const cell = paragraph([inBox('a')]);
    const story = await readBody(paragraph([inBox(long)]), table([[[cell]]]));
    expect(hosts(story)).toEqual([null, null, null, 2]);
  });
});

describe('text boxes stay boxes', () => {
  test('if there is more text beside them', async () => {
    expect(hosts(await readBody(paragraph([inBox(long)]), paragraph(words(300))))).toEqual([null, 0, null]);
  });

  test('in a document that is as short as a poster', async () => {
    expect(hosts(await readBody(paragraph([inBox('a'), inBox('b')])))).toEqual([null, 0, 0]);
  });
});
