import fc from 'fast-check';
import { entry, words } from '../../core/docx/structure/prose.ts';
import { deleted, inserted } from '../docx/changes.ts';
import type { DocxOptions } from '../docx/docx.ts';
import { picture, textBox } from '../docx/drawings.ts';
import { caption, contentControl, tableOfContents } from '../docx/fields.ts';
import { table } from '../docx/tables.ts';
import {
  equation,
  footnoteReference,
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../docx/text.ts';

const broken = paragraph([pageBreak()]);
const prose = fc.integer({ min: 45, max: 110 }).map((count) => paragraph(`${words(count)}.`));
const passage = fc.array(prose, { minLength: 3, maxLength: 5 });
const rows = fc.integer({ min: 2, max: 5 });

const data = (count: number) =>
  table([
    ['Station', 'Spring', 'Autumn'],
    ...Array.from({ length: count }, (_, row) => [`S${row}`, '3.1', '2.8']),
  ]);

/** A caption with its object, followed by text. */
const item = fc.oneof(
  rows.map((count) => (number: number) => [caption('Table', number, '. Heights of the water'), data(count)]),
  fc.constant((number: number) => [
    paragraph([picture()]),
    caption('Figure', number, '. A map of the coast'),
  ]),
);

const chapter = fc.record({ text: passage, items: fc.array(item, { maxLength: 2 }), after: prose });

/** A typical thesis: title page, abstract, chapters with tables and figures, a reference list; often contents and an appendix. */
export const anyThesis: fc.Arbitrary<DocxOptions> = fc
  .record({
    abstract: passage,
    hasContents: fc.boolean(),
    isNumbered: fc.boolean(),
    chapters: fc.array(chapter, { minLength: 3, maxLength: 4 }),
    entries: fc.integer({ min: 6, max: 20 }),
    appendix: fc.option(passage),
  })
  .map(({ abstract, hasContents, isNumbered, chapters, entries, appendix }) => {
    const names = titles.map((title, index) => (isNumbered ? `${index + 1} ${title}` : title));
    const listed = [...names.slice(0, chapters.length), 'References'];
    let number = 0;
    const text = chapters.flatMap(({ text: passages, items, after }, index) => [
      heading(1, [recordedPageBreak(), run(names[index] ?? '')], { pageBreakBefore: true }),
      ...passages,
      ...items.flatMap((build) => {
        number += 1;
        return [...build(number), after];
      }),
    ]);
    const contents = listed.map((title, index) => ({ text: title, page: 4 + 3 * index }));
    return {
      body: [
        ...[paragraph('On Salt', { style: 'Title' }), paragraph('Ada Example', { centred: true }), broken],
        ...[heading(1, [recordedPageBreak(), run('Abstract')]), ...abstract],
        ...(hasContents ? [broken, tableOfContents(contents)] : []),
        ...text,
        heading(1, [recordedPageBreak(), run('References')], { pageBreakBefore: true }),
        ...Array.from({ length: entries }, (_, index) => paragraph(entry(index + 1))),
        ...(appendix ? [heading(1, 'Appendix A', { pageBreakBefore: true }), ...appendix] : []),
      ],
    };
  });

const titles = ['Introduction', 'Methods', 'Results', 'Discussion'];

/** Anything that occurs in documents, in any order, even where it makes no sense. */
export const anyDocument: fc.Arbitrary<DocxOptions> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['Abstract', 'Introduction', 'References', 'Appendix', 'Chapter 1', 'Why salt'].map((title) =>
          heading(1, title),
        ),
        ...[broken, paragraph([]), sectionBreak({ format: 'lowerRoman' }), sectionBreak({ start: 1 })],
        ...[paragraph([picture()]), caption('Figure', 1, '. A map'), caption('Table', 2, '. Heights')],
        ...[paragraph([textBox(paragraph('In a box'))]), paragraph([equation('x')])],
        ...[paragraph([inserted('came in'), deleted('went out')]), paragraph('gone', { mark: 'deleted' })],
        ...[paragraph([run('noted'), footnoteReference(1)]), contentControl([paragraph('held')])],
        tableOfContents([
          { text: 'Introduction', page: '00' },
          { text: 'References', page: 'xii' },
        ]),
      ),
      fc.integer({ min: 1, max: 300 }).map((count) => paragraph(words(count))),
      fc.nat(30).map((number) => paragraph(entry(number))),
      rows.map(data),
    ),
    { maxLength: 30 },
  )
  .map((blocks) => ({ body: [paragraph('On Salt'), ...blocks], footnotes: [[paragraph(words(9))]] }));
