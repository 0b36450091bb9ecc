import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../src/core/docx/package/open.ts';
import { readSmallPart } from '../../../../src/core/docx/package/parts/read-small-part.ts';
import { readStory } from '../../../../src/core/docx/story/read-story.ts';
import { readStyles } from '../../../../src/core/docx/story/styles/read-styles.ts';
import { deleted, inserted, movedFrom, movedTo } from '../../../support/docx/changes.ts';
import { type DocxOptions, docx } from '../../../support/docx/docx.ts';
import { chart, picture, textBox } from '../../../support/docx/drawings.ts';
import {
  caption,
  contentControl,
  field,
  simpleField,
  tableOfContents,
} from '../../../support/docx/fields.ts';
import { numberingPart } from '../../../support/docx/parts.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  endnoteReference,
  equation,
  footnoteReference,
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../support/docx/text.ts';

const everything: DocxOptions = {
  body: [
    paragraph('A <title> & "quotes" w:val="x" <w:t>', {
      style: 'Title',
      bold: true,
      size: 20,
      centred: true,
    }),
    sectionBreak({ format: 'lowerRoman', start: 1 }),
    tableOfContents([
      { text: 'One', page: 1 },
      { text: 'Two', page: 2, level: 2 },
    ]),
    paragraph([run('x'), pageBreak(), recordedPageBreak(), footnoteReference(1), endnoteReference(1)]),
    heading(1, 'One', { numbering: { id: 1 }, pageBreakBefore: true, mark: 'inserted' }),
    paragraph([
      inserted('a'),
      deleted('b'),
      movedFrom('c'),
      movedTo('c'),
      simpleField('PAGE', '1'),
      equation('x'),
    ]),
    caption('Table', 1, ': things'),
    table([['a', [table([['b']]), paragraph('c')]]], { headerRow: true }),
    paragraph([picture(), picture({ placement: 'anchor' }), chart(), textBox(paragraph('d'))]),
    contentControl([paragraph([field('REF x', 'e')])], { gallery: 'Bibliographies', tag: 't', title: 'u' }),
  ],
  footnotes: [[paragraph('A footnote.')]],
  endnotes: [[paragraph('An endnote.')]],
  numbering: numberingPart([[{ format: 'decimal', text: 'Chapter %1' }]]),
  properties: { pages: 3, words: 20 },
};

const kinds = ['styles', 'numbering', 'footnotes', 'endnotes', 'settings'] as const;

describe('a document from the test builder', () => {
  test.each<[string, DocxOptions]>([
    ['Transitional', {}],
    ['Strict', { strict: true }],
    ['with another prefix', { prefix: 'ns0' }],
  ])('is well-formed in all its parts if %s', async (_what, options) => {
    const document = await openDocx(await docx({ ...everything, ...options }));
    for (const kind of kinds) {
      const part = document.related(kind);
      expect(part && (await readSmallPart(part))[0]?.name).toBe(kind);
    }
    expect((await readSmallPart(document.main))[0]?.name).toBe('document');
  });

  test.each<[string, DocxOptions]>([
    ['Transitional', {}],
    ['Strict', { strict: true }],
    ['with another prefix', { prefix: 'ns0' }],
  ])('keeps its text exactly if %s', async (_what, options) => {
    const document = await openDocx(await docx({ ...everything, ...options }));
    const story = await readStory(document.main, await readStyles(document.related('styles')));
    expect(story.paragraphs[0]?.text).toBe('A <title> & "quotes" w:val="x" <w:t>');
  });

  test('numbers its drawings', async () => {
    const elements = await readSmallPart((await openDocx(await docx(everything))).main);
    const ids = elements.filter(({ name }) => name === 'docPr').map(({ attributes }) => attributes.id);
    expect(ids).toEqual(['1', '2', '3', '4']);
  });
});
