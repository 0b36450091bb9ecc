import { picture } from '../../test/support/docx/drawings.ts';
import { contentControl, fieldEnd, fieldStart, tableOfContents } from '../../test/support/docx/fields.ts';
import { numberingPart } from '../../test/support/docx/parts.ts';
import { table } from '../../test/support/docx/tables.ts';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../test/support/docx/text.ts';

/** A document for a definition that few real theses illustrate: its parts, and the zone of each. */
export interface BuiltZones {
  name: string;
  parts: readonly Part[];
  /** The document's numbering part, if Word numbers its headings. */
  numbering?: string;
}

/** The zone (`front`, `text` or `references`) and the block as XML. */
export type Part = readonly ['front' | 'text' | 'references', string];

const front = (...blocks: string[]): Part[] => blocks.map((block) => ['front', block]);
const text = (...blocks: string[]): Part[] => blocks.map((block) => ['text', block]);
const list = (...blocks: string[]): Part[] => blocks.map((block) => ['references', block]);

/** Running text with this many words, which vary from place to place. */
function prose(count: number, from = 0): string {
  const words = Array.from(
    { length: count },
    (_, index) => vocabulary[(index * 5 + from) % vocabulary.length],
  );
  return paragraph(`${words.join(' ')}.`);
}

const vocabulary =
  'Tea was grown on the hills and carried by ship to towns where people drank it with milk at every hour'.split(
    ' ',
  );

function entryText(number: number): string {
  const name = `${'KLMNOPRST'.charAt(number % 9)}inley`;
  return `${name}, A. B. (${1980 + number}). On leaf ${number} of the tea plant. Annals of Tea, ${number}(3), ${10 + number}–${30 + number}.`;
}

const entries = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => paragraph(entryText(from + index)));

/** Short lines, as in lists and forms. */
const items = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    paragraph(`${vocabulary[index % vocabulary.length]} and ${vocabulary[(index * 3) % vocabulary.length]}`),
  );

const code = (count: number) =>
  Array.from({ length: count }, (_, index) => paragraph(index % 6 === 5 ? '}' : `cup${index}.fill("tea");`));

const titlePage = front(
  paragraph('A History of Tea', { centred: true, size: 22 }),
  paragraph('by Charles Grey', { centred: true }),
  paragraph('A thesis submitted for the degree of Master of Arts', { centred: true }),
  paragraph([pageBreak()]),
);
const body = text(
  heading(1, 'Introduction'),
  ...[prose(80), prose(90, 3), prose(70, 5)],
  heading(1, 'Leaves'),
  ...[prose(90, 7), prose(80, 9), prose(60, 11)],
);

const chapterNumbers = numberingPart([[{ format: 'decimal', text: '%1' }]]);
const numbered = (title: string) => heading(1, title, { numbering: { id: 1 } });

const articles: BuiltZones[] = [
  {
    name: 'an article',
    parts: text(paragraph('On Tea', { style: 'Title' }), heading(1, 'Abstract'), prose(60)),
  },
  {
    name: 'an article in columns',
    parts: text(
      paragraph('On Tea', { style: 'Title' }),
      heading(1, 'Abstract'),
      prose(90),
      sectionBreak({ type: 'continuous' }),
    ),
  },
  {
    name: 'an article with a long abstract',
    parts: text(paragraph('On Tea', { style: 'Title' }), heading(1, 'Abstract'), prose(80)),
  },
  {
    name: 'an article with its author',
    parts: text(paragraph('On Tea'), paragraph('Charles Grey'), heading(1, 'Abstract'), prose(150)),
  },
].map(({ name, parts }) => ({ name, parts: [...parts, ...body] }));

const fullPage = heading(1, [recordedPageBreak(), run('Introduction')]);
const starts: BuiltZones[] = [
  ...articles,
  {
    name: 'a short article',
    parts: text(
      paragraph('On Tea', { style: 'Title' }),
      ...[heading(1, 'Abstract'), prose(70)],
      ...[heading(1, 'Introduction'), prose(70, 3), prose(70, 5)],
      ...[heading(1, 'Leaves'), prose(70, 7), prose(70, 9)],
    ),
  },
  {
    name: 'an article whose first page was full',
    parts: [
      ...text(paragraph('On Tea', { style: 'Title' }), heading(1, 'Abstract'), prose(380), fullPage),
      ...body.slice(1),
    ],
  },
  {
    name: 'a manuscript that repeats its title',
    parts: [
      ...front(
        paragraph('On the Leaves of Tea', { centred: true }),
        paragraph('Charles Grey', { centred: true }),
        paragraph([pageBreak()]),
        paragraph('Abstract', { centred: true }),
        ...[prose(150), paragraph('Keywords: tea, leaves'), paragraph([pageBreak()])],
      ),
      ...text(
        paragraph('On the Leaves of Tea', { centred: true }),
        ...[prose(80), prose(90, 3), paragraph('Method', { bold: true, centred: true }), prose(90, 7)],
      ),
    ],
  },
  {
    name: 'an introduction within an abstract',
    parts: [
      ...titlePage,
      ...front(
        heading(1, 'Abstract'),
        heading(2, 'Introduction'),
        prose(30),
        heading(2, 'Results'),
        prose(25),
      ),
      ...text(heading(1, 'Chapter 1'), prose(80), prose(90, 3), heading(1, 'Chapter 2'), prose(80, 5)),
    ],
  },
  {
    name: 'a list of figures behind an abstract',
    parts: [
      ...titlePage,
      ...front(
        tableOfContents([1, 2, 3].map((page) => ({ text: `Leaf ${page} of it`, page }))),
        ...[paragraph('Abstract', { bold: true }), paragraph('Introduction', { bold: true }), prose(250)],
        ...['List of Figures', 'Figure 1: A cup\t3', 'Figure 2: A pot\t4', 'Figure 3: A lid\t5'].map((line) =>
          paragraph(line),
        ),
      ),
      ...text(paragraph('Chapter One', { bold: true }), prose(80), prose(90, 3), prose(70, 5)),
    ],
  },
  {
    name: 'a list of figures behind an abstract and one paragraph',
    parts: [
      ...titlePage,
      ...front(
        tableOfContents([1, 2, 3].map((page) => ({ text: `Cup ${page} of it`, page }))),
        ...[paragraph('Abstract', { bold: true }), paragraph('Introduction', { bold: true }), prose(310)],
        ...['List of Figures', 'Figure 1: A jug\t3', 'Figure 2: A bag\t4', 'Figure 3: A box\t5'].map((line) =>
          paragraph(line),
        ),
      ),
      ...text(paragraph('Chapter One', { bold: true }), ...body.map(([, block]) => block)),
    ],
  },
  {
    name: 'a numbered abstract',
    parts: [
      ...titlePage,
      ...front(heading(1, '1 Abstract'), prose(40), heading(1, '2 Zusammenfassung'), prose(40)),
      ...text(heading(1, '3 Introduction'), prose(80), prose(70, 3)),
    ],
  },
  {
    name: 'an abstract that Word numbers',
    numbering: chapterNumbers,
    parts: [
      ...titlePage,
      ...front(numbered('Abstract'), prose(25)),
      ...text(numbered('Leaves and cups'), prose(80), prose(60, 3)),
    ],
  },
  {
    name: 'a first chapter that Word numbers',
    numbering: chapterNumbers,
    parts: [
      ...titlePage,
      ...front(heading(1, 'Abstract'), prose(40)),
      ...text(numbered('How tea came'), prose(80), numbered('How it stayed'), prose(60, 3)),
    ],
  },
  {
    name: 'page numbers that change back in an appendix',
    parts: [
      ...titlePage,
      ...front(heading(1, 'Abstract'), prose(40)),
      ...text(
        ...[heading(1, 'How tea came'), prose(80), prose(90, 3), prose(70, 5), prose(60, 7)],
        ...[sectionBreak({ format: 'lowerRoman' }), paragraph('A list of tea rooms.'), prose(20)],
      ),
    ],
  },
  {
    name: 'text without a heading behind Roman page numbers',
    parts: [
      ...titlePage,
      ...front(heading(1, 'Abstract'), prose(60), sectionBreak({ format: 'lowerRoman' })),
      ...text(paragraph('Tea was late.'), prose(60), prose(60, 3), prose(60, 5)),
    ],
  },
  {
    name: 'contents with Roman and Arabic pages',
    parts: [
      ...titlePage,
      ...front(
        tableOfContents([
          { text: 'How this came about', page: 'iv' },
          { text: 'Hills', page: 1 },
          { text: 'Ships', page: 8 },
        ]),
        ...[heading(1, 'How this came about'), prose(60)],
      ),
      ...text(heading(1, 'Hills'), prose(80), prose(60, 3), heading(1, 'Ships'), prose(90, 5)),
    ],
  },
  {
    name: 'contents that count all pages',
    parts: [
      ...titlePage,
      ...front(
        tableOfContents([
          { text: 'How this came about', page: 3 },
          { text: 'Introduction', page: 5 },
          { text: 'Ships', page: 8 },
        ]),
        ...[heading(1, 'How this came about'), prose(60)],
      ),
      ...text(heading(1, 'Introduction'), prose(80), prose(60, 3), heading(1, 'Ships'), prose(90, 5)),
    ],
  },
  {
    name: 'text after typed contents',
    parts: [
      ...titlePage,
      ...front(...['Contents', 'Hills\t1', 'Ships\t7', 'Towns\t15'].map((line) => paragraph(line))),
      ...text(paragraph('Tea came late to our towns.'), prose(80), prose(90, 3), prose(70, 5)),
    ],
  },
  {
    name: 'a short text after typed contents',
    parts: [
      ...titlePage,
      ...front(
        ...['Contents', 'Tea on hills\t1', 'Tea on ships\t9', 'Tea in towns\t12'].map((line) =>
          paragraph(line),
        ),
      ),
      ...text(paragraph('Tea came on a ship, as many things did.'), prose(60)),
    ],
  },
  {
    name: 'a paragraph after typed contents',
    parts: [
      ...titlePage,
      ...front(
        ...['Contents', 'Tea by day\t1', 'Tea by night\t9', 'Tea at last\t12'].map((line) => paragraph(line)),
      ),
      ...text(paragraph('We drank it first at sea, as sailors do.'), prose(70, 4)),
    ],
  },
  {
    name: 'text without headings after a title page',
    parts: [...titlePage, ...text(prose(80), prose(90, 3), prose(70, 5))],
  },
  {
    name: 'text that is lists, and contents',
    parts: [
      ...titlePage,
      ...front(
        tableOfContents(
          ['Introduction', 'Hills', 'Ships', 'Towns', 'Cups'].map((text, index) => ({
            text,
            page: 3 + index * 2,
          })),
        ),
      ),
      ...text(
        ...[heading(1, [pageBreak(), run('Introduction')]), ...items(9), heading(1, 'Hills'), ...items(20)],
        ...[heading(1, 'Ships'), ...items(50), heading(1, 'Towns'), ...items(40)],
        ...[heading(1, [pageBreak(), run('Cups')]), ...items(7)],
      ),
    ],
  },
  {
    name: 'text that is code',
    parts: [
      ...titlePage,
      ...front(heading(1, 'Abstract'), prose(60)),
      ...text(
        ...[heading(1, [pageBreak(), run('Chapter 1')]), heading(2, 'Introduction'), prose(80), ...items(5)],
        ...[heading(1, 'Chapter 2'), heading(2, 'Hills'), ...code(16), heading(2, 'Ships'), ...code(20)],
        ...[heading(1, 'Appendix'), heading(2, 'Appendix 1'), ...code(40), heading(2, 'Appendix 2')],
        ...[...code(60), heading(2, [pageBreak(), run('Appendix 3')]), ...code(30)],
      ),
    ],
  },
  { name: 'a page of text', parts: text(prose(40), prose(30, 3)) },
  { name: 'a few words', parts: text(paragraph('Tea, please.')) },
  {
    name: 'sections of text',
    parts: text(prose(25), sectionBreak({}), prose(25, 3), sectionBreak({}), prose(25, 5)),
  },
  {
    name: 'lines and no more',
    parts: text(...['Tea', 'Milk and sugar', 'Cups'].map((line) => paragraph(line))),
  },
  {
    name: 'a short executive summary with a number',
    parts: [
      ...front(
        heading(1, 'On the History of Tea', { centred: true }),
        paragraph('by Charles Grey', { centred: true }),
        paragraph([pageBreak()]),
      ),
      ...text(heading(1, '1. Executive Summary'), prose(70), heading(1, '2. Introduction'), prose(70, 3)),
    ],
  },
  {
    name: 'an executive summary with a number',
    parts: [
      ...titlePage,
      ...text(heading(1, '1. Executive Summary'), prose(80), heading(1, '2. Introduction'), prose(90, 3)),
    ],
  },
];

const made = (parts: readonly string[]) => [
  paragraph([fieldStart('ADDIN ZOTERO_BIBL'), run(parts[0] ?? '')]),
  ...parts.slice(1).map((part) => paragraph(part)),
  paragraph([fieldEnd()]),
];
const own = [entryText(1), entryText(2), entryText(3)];
const short = list(heading(1, 'References'), ...entries(4));
const afterwards = (next: string) => text(next, prose(60, 2), ...entries(2, 20));

/** Headings that name a list but do not open one. */
const noLists: BuiltZones[] = [
  ...['Sources', 'Literature'].map((title) => ({
    name: `a section on ${title}`,
    parts: text(heading(1, 'Introduction'), prose(80), heading(2, title), prose(70, 3)),
  })),
  {
    name: 'references of an abstract',
    parts: front(
      ...[
        heading(1, 'Abstract'),
        prose(20),
        heading(2, 'References'),
        ...entries(1),
        paragraph([pageBreak()]),
      ],
    ),
  },
].map(({ name, parts }) => ({ name, parts: [...parts, ...body] }));

const lists: BuiltZones[] = [
  { name: 'a marked list under a heading of its own', parts: list(heading(1, 'Books on tea'), ...made(own)) },
  { name: 'a marked list', parts: list(...made(own)) },
  {
    name: 'a marked list and text behind it',
    parts: [...list(heading(1, 'References'), ...made(own)), ...text(prose(60), paragraph('The end.'))],
  },
  {
    name: 'a marked list and more text behind it',
    parts: [...list(heading(1, 'References'), ...made(own)), ...text(prose(80), paragraph('End.'))],
  },
  {
    name: 'a control with a heading of its own',
    parts: [
      ...text(heading(2, 'A last section')),
      ...list(contentControl([heading(1, 'Books on tea'), ...entries(2)], { gallery: 'Bibliographies' })),
    ],
  },
  {
    name: 'a list under a heading that nobody knows',
    parts: list(heading(1, 'Books on tea'), ...entries(7)),
  },
  ...['Appendix B', 'Curriculum Vitae', 'Index', 'Acknowledgements', 'What is next'].map(
    (next): BuiltZones => ({
      name: `a list before ${next}`,
      parts: [...short, ...afterwards(heading(1, next))],
    }),
  ),
  ...['Appendix A: Maps', 'Vita', 'Index', 'Acknowledgements'].map(
    (next): BuiltZones => ({
      name: `a list before ${next} of a lower level`,
      parts: [...short, ...afterwards(heading(2, next))],
    }),
  ),
  {
    name: 'a list before a chapter in a grid',
    parts: [
      ...list(heading(1, 'References'), ...entries(7)),
      ...text(table([['Part 3', [heading(1, 'Towns')]]]), prose(60), prose(70, 3)),
    ],
  },
  {
    name: 'two lists and an appendix between them',
    parts: [
      ...list(heading(1, 'References'), ...entries(6)),
      ...text(heading(1, 'Appendix'), prose(60), prose(70, 3)),
      ...list(heading(1, 'References'), ...entries(5, 10)),
    ],
  },
  {
    name: 'own publications behind a list',
    parts: [
      ...list(heading(1, 'References'), ...entries(8)),
      ...text(paragraph("The author's publications", { bold: true }), ...entries(3, 30)),
    ],
  },
  {
    name: 'a list in a grid',
    parts: list(heading(1, 'References'), table(own.map((entry, index) => [`[${index + 1}]`, entry]))),
  },
  {
    name: 'figures on pages of their own behind a list',
    parts: [
      ...list(heading(1, 'References'), ...entries(12)),
      ...text(
        ...[1, 2].flatMap((number) => [
          paragraph([pageBreak()]),
          paragraph([picture()]),
          paragraph(
            `Figure ${number}. Tea that was drunk in the first ${number} hours of the day in towns near a river.`,
          ),
        ]),
        ...[
          paragraph([pageBreak()]),
          paragraph('Table 1. Tea'),
          table([
            ['Year', 'Cups'],
            ['1980', '3.1'],
          ]),
        ],
      ),
    ],
  },
  {
    name: 'code behind a list',
    parts: [
      ...list(heading(1, 'References'), ...entries(4)),
      ...text(paragraph('Filling cups', { bold: true }), ...code(60)),
    ],
  },
  { name: 'a list without a heading', parts: list(...entries(25)) },
  {
    name: 'a list without a heading behind an appendix',
    parts: [
      ...text(heading(1, 'Appendix'), prose(70), heading(2, 'Maps'), prose(80, 3)),
      ...list(...entries(30)),
    ],
  },
  { name: 'a list without entries', parts: list(heading(1, 'References')) },
].map(({ name, parts }) => ({ name, parts: [...body, ...parts] }) satisfies BuiltZones as BuiltZones);

/** All built documents. */
export const builtZones: readonly BuiltZones[] = [...starts, ...noLists, ...lists];
