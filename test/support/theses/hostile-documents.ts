import { docx, relationship } from '../docx/docx.ts';
import { style } from '../docx/styles.ts';
import { heading, paragraph, recordedPageBreak, run, sectionBreak } from '../docx/text.ts';
import { rootElement } from '../docx/xml.ts';

/** A document that is a small file, but built to cost a lot of time or memory. */
export interface HostileDocument {
  /** Its content, in a few words. */
  name: string;
  /** Too slow for the tests, which leave it to `npm run bench:hostile`; the same limits apply there. */
  isLong?: boolean;
  build(): Promise<Uint8Array>;
}

/** The most that analysing any of them may cost: several times what the worst one does. `seconds` is CPU time. */
export const mostOfHostile = { seconds: 90, mebibytes: 1024 };

/** Documents that once crashed an analysis, or the whole program. */
export const hostileDocuments: readonly HostileDocument[] = [
  {
    name: '99,000 captioned tables that touch, and long paragraphs',
    isLong: true,
    build: () =>
      built(
        times(99_000, () => captionedTable),
        times(2_000, () => paragraph('word '.repeat(500))),
      ),
  },
  { name: '8,000 captioned tables of one cell', build: () => built(times(8_000, () => captionedTable)) },
  { name: '16,000 captioned tables of one cell', build: () => built(times(16_000, () => captionedTable)) },
  {
    name: '40,000 captions in one table, then 40,000 blank lines',
    build: () =>
      built(
        tableOf(times(40_000, () => captionLine)),
        times(40_000, () => '<w:p/>'),
      ),
  },
  {
    name: '240,000 captions in one table, then 240,000 blank lines',
    isLong: true,
    build: () =>
      built(
        tableOf(times(240_000, () => captionLine)),
        times(240_000, () => '<w:p/>'),
      ),
  },
  {
    name: '40,000 sections with Roman and Arabic numbers in turn',
    build: () => built(times(40_000, section)),
  },
  {
    name: '50,000 paragraphs of dots and one letter',
    build: () => built(times(50_000, () => paragraph(`${'.'.repeat(398)}x`))),
  },
  {
    name: '50,000 styles with long names, each based on the next, and a paragraph of each',
    build: () =>
      docx({
        styles: rootElement('w:styles', times(50_000, chainedStyle).join('')),
        body: times(50_000, styled),
      }),
  },
  {
    name: '100,000 rows in a table whose style has an id of 5,000,000 letters',
    build: () =>
      docx({
        styles: rootElement('w:styles', style({ id: longId, name: 'a', kind: 'table' })),
        body: [`<w:tbl><w:tblPr><w:tblStyle w:val="${longId}"/></w:tblPr>${row.repeat(100_000)}</w:tbl>`],
      }),
  },
  {
    name: '100,000 runs in a paragraph whose style has an id of 5,000,000 letters',
    build: () =>
      docx({
        styles: rootElement('w:styles', style({ id: longId, name: 'a' })),
        body: [
          paragraph(
            times(100_000, () => run('word ')),
            { style: longId },
          ),
        ],
      }),
  },
  {
    name: '1,000 sections whose headers are all one damaged part of 400,000 paragraphs',
    build: () =>
      docx({
        body: times(1_000, (index) => sectionBreak({ before: `<w:headerReference r:id="h${index}"/>` })),
        parts: [{ name: '/word/h.xml', content: damagedHeader(), contentType: 'application/xml' }],
        relationships: times(1_000, (index) => relationship(`h${index}`, 'header', '/word/h.xml')).join(''),
      }),
  },
  {
    name: '60,000 page breaks and shapes in one paragraph, after 100,000 blank lines',
    build: () =>
      built(
        times(100_001, () => '<w:p/>'),
        [paragraph(times(60_000, () => `<w:r><w:pict/></w:r>${recordedPageBreak()}`)), chapter],
      ),
  },
  {
    name: '20,000 sections with a header of 900 lines, each with text of another width',
    build: () =>
      docx({
        body: [...times(20_000, sectionWithHeader), chapter],
        parts: [{ name: '/word/h.xml', content: longHeader(), contentType: 'application/xml' }],
        relationships: relationship('h', 'header', '/word/h.xml'),
      }),
  },
  {
    name: '5,000 paragraphs of contents with 70 lines each',
    build: () =>
      built(
        times(5_000, () => paragraph(times(70, (line) => `a\t${line % 9}`).join('\n'), { style: 'TOC1' })),
        times(5_000, () => heading(1, 'a')),
      ),
  },
  {
    name: '500 tables, each in a text box of the next, around 50,000 paragraphs',
    build: () => built([chapter, boxedTables(500, times(50_000, () => captionLine).join(''))]),
  },
];

function built(...blocks: readonly (readonly string[])[]): Promise<Uint8Array> {
  return docx({ body: blocks.flat() });
}

function times(count: number, block: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => block(index));
}

const captionLine = '<w:p><w:r><w:t>Table 1: A</w:t></w:r></w:p>';
const captionedTable = `${captionLine}<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>`;

const chapter = heading(1, 'Introduction');

const row = '<w:tr><w:tc><w:p/></w:tc></w:tr>';
const longId = 'a'.repeat(5_000_000);

function damagedHeader(): string {
  return rootElement('w:hdr', times(400_000, () => '<w:p/>').join('')).replace('</w:hdr>', '');
}

function longHeader(): string {
  return rootElement('w:hdr', times(900, () => paragraph('A line of a header. '.repeat(20))).join(''));
}

function sectionWithHeader(index: number): string {
  const reference = index === 0 ? '<w:headerReference r:id="h"/>' : '';
  const properties = `<w:sectPr>${reference}<w:pgSz w:w="${9000 + index}" w:h="16838"/></w:sectPr>`;
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>a</w:t></w:r></w:p>`;
}

function boxedTables(depth: number, content: string): string {
  const opening = '<w:tbl><w:tr><w:tc><w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>';
  const closing = '</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p></w:tc></w:tr></w:tbl>';
  return opening.repeat(depth) + content + closing.repeat(depth);
}

/** Puts all blocks into one cell. */
function tableOf(blocks: readonly string[]): string[] {
  return [`<w:tbl><w:tr><w:tc>${blocks.join('')}</w:tc></w:tr></w:tbl>`];
}

function section(index: number): string {
  const format = index % 2 === 0 ? 'lowerRoman' : 'decimal';
  const properties = `<w:sectPr><w:pgNumType w:fmt="${format}" w:start="1"/></w:sectPr>`;
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>a</w:t></w:r></w:p>`;
}

function chainedStyle(index: number): string {
  return style({ id: `S${index}`, name: `${'x'.repeat(240)} ${index}`, basedOn: `S${index + 1}` });
}

function styled(index: number): string {
  return paragraph('a word', { style: `S${index}` });
}
