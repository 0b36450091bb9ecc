import { deleted, inserted } from '../../../test/support/docx/changes.ts';
import { picture, textBox } from '../../../test/support/docx/drawings.ts';
import { caption, contentControl, field } from '../../../test/support/docx/fields.ts';
import { table } from '../../../test/support/docx/tables.ts';
import {
  equation,
  footnoteReference,
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../test/support/docx/text.ts';

/** The XML of one element; `index` is the number of elements before it. */
export type Build = (index: number) => string;

const name = (index: number) => `harbour ${index.toString(36)}`;
const entry = (index: number) =>
  `Smith, J. K. (${1900 + (index % 100)}). A study of ${name(index)}. Journal of Tides, ${index}(2), 12–20.`;
const data = (index: number) => [
  ['a', name(index)],
  ['1', '2'],
];
const inner = table([['a', 'b']]);

/** Every kind of element that the analysis treats differently. */
export const elements: Readonly<Record<string, Build>> = {
  paragraph: (index) => paragraph(`The water of ${name(index)} was noted and compared with others.`),
  'one word': () => paragraph('word'),
  'long paragraph': () => paragraph('water '.repeat(150)),
  heading: (index) => heading(1, `Chapter ${index}: ${name(index)}`),
  'heading of contents': () => paragraph('Contents', { bold: true }),
  'heading of references': () => heading(1, 'References'),
  'heading of front matter': () => heading(1, 'Abstract'),
  'caption of a table': (index) => paragraph(`Table ${index}: ${name(index)}`),
  'caption of a figure': (index) => caption('Figure', index, `: ${name(index)}`),
  'same caption': () => paragraph('Table 1: A'),
  table: (index) => table(data(index)),
  'nested table': () => table([[[inner, paragraph('c')]]]),
  picture: () => paragraph([picture()]),
  'text box': () => paragraph([textBox(paragraph('Figure 1: A'))]),
  footnote: () => paragraph([run('a word with a note'), footnoteReference(1)]),
  section: (index) => sectionBreak({ format: index % 2 === 0 ? 'lowerRoman' : 'decimal', start: 1 }),
  'list item': (index) => paragraph(name(index), { numbering: { id: 1 } }),
  'line of contents': (index) => paragraph(`${index} ${name(index)}\t${index % 300}`),
  'entry of references': (index) => paragraph(entry(index)),
  'tracked change': (index) => paragraph([inserted(name(index)), deleted('a word')], { mark: 'deleted' }),
  field: (index) => paragraph([field(`PAGEREF _Toc${index} \\h`, '3')]),
  'content control': (index) => contentControl([paragraph(name(index))], { tag: 'bibliography' }),
  equation: () => paragraph([equation('a', { display: true })]),
  blank: () => paragraph(),
  dots: () => paragraph(`${'.'.repeat(398)}x`),
  'page break': () => paragraph([pageBreak()]),
  'recorded break': () => paragraph([recordedPageBreak(), run('a word')]),
};
