import { describe, expect, test } from 'vitest';
import { PageRooms } from '../../../../src/core/docx/pages/layout/typesetter.ts';
import type { Section } from '../../../../src/core/docx/story/story.ts';
import type { ExtraPart } from '../../../support/docx/docx.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph, sectionBreak } from '../../../support/docx/text.ts';
import { rootElement } from '../../../support/docx/xml.ts';

/** Pages of A4 with margins of an inch; headers and footers are 35.4 points from the edges. */
const plain = 841.9 - 144;

type Kind = 'header' | 'footer';

function part(kind: Kind, id: string, content: string): ExtraPart {
  return {
    name: `/word/${id}.xml`,
    content,
    contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`,
    relationship: { id, kind },
  };
}

const furniture = (kind: Kind, id: string, blocks: readonly string[]) =>
  part(kind, id, rootElement(kind === 'header' ? 'w:hdr' : 'w:ftr', blocks.join('')));

const reference = (kind: Kind, id: string, type = 'default') =>
  `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;

/** What margins, headers and footers leave on the pages of each section. */
async function rooms(parts: readonly ExtraPart[], ...sections: readonly string[]) {
  const breaks = sections.slice(0, -1).map((before) => sectionBreak({ before }));
  const { story } = await readBuilt({
    body: [...breaks, paragraph('The end.')],
    parts,
    section: { before: sections.at(-1) ?? '' },
  });
  const measured = new PageRooms(story);
  return story.sections.map((section) => ({
    first: Math.round(measured.of(section, true)),
    others: Math.round(measured.of(section)),
  }));
}

/** How often a header of long lines is measured to find the rooms of these sections, and what they are. */
async function measured(count: number, marginsOf: (index: number) => Partial<Section>) {
  const { story } = await readBuilt({
    body: [paragraph('The end.')],
    parts: [furniture('header', 'h1', [paragraph('A line. '.repeat(40))])],
    section: { before: reference('header', 'h1') },
  });
  const header = story.furniture.get('h1');
  const [section] = story.sections;
  if (!header || !section) throw new Error('There is no header.');
  let times = 0;
  const counted = {
    ...header,
    get paragraphs() {
      times += 1;
      return header.paragraphs;
    },
  };
  const pages = new PageRooms({ furniture: new Map([['h1', counted]]) });
  const found = Array.from({ length: count }, (_, index) => pages.of({ ...section, ...marginsOf(index) }));
  return { times, rooms: found };
}

const logo = paragraph([picture({ height: 100 })], { spacingAfter: 0 });
const lines = Array.from({ length: 6 }, (_, index) => paragraph(`Line ${index}`));

describe('the text on a page', () => {
  test('fills it between the margins if headers and footers fit in them', async () => {
    const parts = [
      furniture('header', 'h1', [paragraph('Title')]),
      furniture('footer', 'f1', [paragraph('12')]),
    ];
    const [room] = await rooms(parts, reference('header', 'h1') + reference('footer', 'f1'));
    expect(room).toEqual({ first: Math.round(plain), others: Math.round(plain) });
  });

  test.each<Kind>(['header', 'footer'])('gives way to a tall %s', async (kind) => {
    const [room] = await rooms([furniture(kind, 'id1', [logo])], reference(kind, 'id1'));
    expect(room?.others).toBe(Math.round(plain - (35.4 + 100 - 72)));
  });

  test('gives way to a table in it', async () => {
    const cell = lines.join('');
    const rows = table([['x'], ['y'], ['z'], ['u'], ['v'], ['w']]);
    const [room] = await rooms([furniture('header', 'h1', [rows, cell])], reference('header', 'h1'));
    const [less] = await rooms([furniture('header', 'h1', [rows])], reference('header', 'h1'));
    expect(less?.others).toBeLessThan(plain);
    expect(room?.others).toBeLessThan(less?.others ?? 0);
  });

  test('ignores an empty paragraph at its end', async () => {
    const [bare] = await rooms([furniture('header', 'h1', lines)], reference('header', 'h1'));
    const [room] = await rooms(
      [furniture('header', 'h1', [...lines, paragraph()])],
      reference('header', 'h1'),
    );
    expect(bare?.others).toBeLessThan(plain);
    expect(room).toEqual(bare);
  });

  test('ignores pictures that float in it', async () => {
    const floating = paragraph([picture({ height: 100, placement: 'anchor' })]);
    const [room] = await rooms([furniture('header', 'h1', [floating])], reference('header', 'h1'));
    expect(room?.others).toBe(Math.round(plain));
  });

  test('keeps a quarter of the page, whatever the header', async () => {
    const [room] = await rooms(
      [
        furniture(
          'header',
          'h1',
          Array.from({ length: 20 }, () => logo),
        ),
      ],
      reference('header', 'h1'),
    );
    expect(room?.others).toBe(Math.round(841.9 / 4));
  });

  test('gives way on the first page to what the section has there', async () => {
    const parts = [furniture('header', 'h1', [logo]), furniture('header', 'h2', [paragraph('12')])];
    const references = reference('header', 'h1', 'first') + reference('header', 'h2');
    const [room, next] = await rooms(parts, `${references}<w:titlePg/>`, references);
    expect(room?.first).toBeLessThan(plain);
    expect(room?.others).toBe(Math.round(plain));
    expect(next).toEqual({ first: Math.round(plain), others: Math.round(plain) });
  });

  test('gives way in the next section too if that names no header', async () => {
    const [first, second] = await rooms([furniture('header', 'h1', [logo])], reference('header', 'h1'), '');
    expect(first?.others).toBeLessThan(plain);
    expect(second).toEqual(first);
  });

  test('keeps its distance if the margin is fixed', async () => {
    const { story } = await readBuilt({
      body: [
        paragraph('One.'),
        `<w:p><w:pPr><w:sectPr>${reference('header', 'h1')}<w:pgMar w:top="-1440"/></w:sectPr></w:pPr></w:p>`,
      ],
      parts: [furniture('header', 'h1', [logo])],
    });
    const [section] = story.sections;
    expect(section && new PageRooms(story).of(section)).toBe(792 - 144);
  });

  test('is found by measuring each header once for all sections with text of one width', async () => {
    const found = await measured(300, (index) => ({ marginLeft: index % 2 === 0 ? 72 : 144 }));
    expect(found.times).toBe(2);
  });

  test('is found by measuring each header a few times, however many widths the text has', async () => {
    const found = await measured(300, (index) => ({ marginLeft: 72 + index / 2 }));
    expect(found.times).toBeLessThan(20);
  });

  test('is taken from the most similar width once a header was measured in several', async () => {
    const { rooms: found } = await measured(20, (index) => ({
      marginLeft: index < 19 ? 300 - 15 * index : 299,
    }));
    expect(found[19]).toBe(found[0]);
    expect(found[19]).not.toBe(found[18]);
  });

  test.each([
    ['is damaged', [part('header', 'h1', '<w:hdr><w:p>')]],
    ['is missing', []],
    ['is longer than any', [furniture('header', 'h1', Array(1001).fill(paragraph('Line')))]],
  ])('is as if there were no header where it %s', async (_case, parts) => {
    const [room] = await rooms(parts, reference('header', 'h1'));
    expect(room?.others).toBe(Math.round(plain));
  });
});
