import { describe, expect, test } from 'vitest';
import { meaningOf } from '../../../../src/core/docx/story/elements/fields.ts';
import {
  caption,
  contentControl,
  field,
  fieldEnd,
  fieldStart,
  simpleField,
  tableOfContents,
} from '../../../support/docx/fields.ts';
import { readBody, readFirst } from '../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

describe('the instruction of a field', () => {
  test.each([
    [' TOC \\o "1-3" \\h \\z \\u ', 'contents'],
    ['toc \\o', 'contents'],
    ['TOC \\h \\z \\c "Figure"', 'list-of-captions'],
    ['TOC \\c"Table"', 'list-of-captions'],
    ['TOC \\a Figure', 'list-of-captions'],
    ['TOC \\h \\z \\t "Figure Title,1"', 'list-of-captions'],
    ['TOC \\t "Caption;1"', 'list-of-captions'],
    ['TOC \\o "1-3" \\t "Table Heading,1"', 'contents'],
    ['TOC \\h \\t "Chapter,1,Section,2"', 'contents'],
    ['BIBLIOGRAPHY', 'bibliography'],
    ['BIBLIOGRAPHY \\l 1033', 'bibliography'],
    ['ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY', 'bibliography'],
    ['ADDIN EN.REFLIST', 'bibliography'],
    ['ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY', 'bibliography'],
    ['ADDIN CITAVI.BIBLIOGRAPHY PD94', 'bibliography'],
    ['ADDIN CitaviBibliography', 'bibliography'],
    ['ADDIN PAPERPILE_BIBLIOGRAPHY <pp-bibliography>', 'bibliography'],
    ['ADDIN REFMGR.REFLIST', 'bibliography'],
    ['ADDIN RW.BIB', 'bibliography'],
    ['ADDIN NE.Bib', 'bibliography'],
    ['ADDIN PAPERS2_CITATIONS <papers2_bibliography/>', 'bibliography'],
    ['INDEX \\e', 'index'],
    ['TOA \\h', 'authorities'],
    ['PAGEREF _Toc1 \\h', 'page-reference'],
    ['FORMTEXT', 'form-field'],
    ['FORMCHECKBOX', 'form-field'],
    ['FORMDROPDOWN', 'form-field'],
    ['REF _Ref1 \\h', 'cross-reference'],
    ['REF Ref_Figure0_label_and_number \\h', 'cross-reference'],
    ['REF __RefHeading___Toc1_2 \\h', 'cross-reference'],
  ])('%s says %s', (instruction, role) => {
    expect(meaningOf(instruction).role).toBe(role);
  });

  test.each([
    'ADDIN ZOTERO_ITEM CSL_CITATION {"title":"x"}',
    'ADDIN EN.CITE <EndNote>',
    'ADDIN EN.CITE.DATA',
    'ADDIN RW.CITE{{1 Smith}}',
    'ADDIN NE.Ref.{0F6CF8F4-0D08-4B3C-8C3A-0E3C7E1B2A11}',
    'ADDIN PAPERS2_CITATIONS <citation><uuid/></citation>',
    'CITATION Smi19 \\l 1033',
    'REF Title \\h',
    'REF Ref_Title \\h',
    'TC "Figure"',
    'HYPERLINK "https://example.org/TOC"',
    'constructor',
    '',
  ])('%s says nothing', (instruction) => {
    expect(meaningOf(instruction)).toEqual({ role: null, sequence: null, target: null });
  });

  test.each([
    ['SEQ Figure \\* ARABIC', 'Figure'],
    ['SEQ "Table" \\s 1', 'Table'],
    ['seq Рисунок', 'Рисунок'],
    ['SEQ Figure\\* ARABIC', 'Figure'],
  ])('%s counts the %s', (instruction, sequence) => {
    expect(meaningOf(instruction).sequence).toBe(sequence);
  });

  test('PAGEREF names the bookmark of a page', () => {
    expect(meaningOf(' PAGEREF _Toc12 \\h ').target).toBe('_Toc12');
  });
});

const checkBox = 'w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';

describe('a paragraph', () => {
  test('knows the sequence that numbers its caption', async () => {
    expect((await readFirst(caption('Figure', 3, ': X'))).sequence).toBe('Figure');
  });

  test('knows a sequence in the short form', async () => {
    expect((await readFirst(paragraph([simpleField('SEQ Table', '1')]))).sequence).toBe('Table');
  });

  test('knows a sequence that does not show its number', async () => {
    const bare = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>SEQ Figure \\h</w:instrText></w:r>${fieldEnd()}`;
    expect((await readFirst(paragraph([bare]))).sequence).toBe('Figure');
  });

  test('keeps the first of two sequences', async () => {
    const { sequence } = await readFirst(paragraph([field('SEQ Chapter', '1'), field('SEQ Figure', '2')]));
    expect(sequence).toBe('Chapter');
  });

  test('is an entry of the contents inside the contents field', async () => {
    const { paragraphs } = await readBody(
      tableOfContents(
        [
          { text: 'One', page: 1 },
          { text: 'Two', page: 2 },
        ],
        '',
      ),
    );
    expect(paragraphs.slice(0, 2).map(({ roles }) => roles.includes('contents'))).toEqual([true, true]);
  });

  test('is no longer one after the field has ended', async () => {
    const { paragraphs } = await readBody(
      paragraph([fieldStart('TOC \\o'), run('One\t1')]),
      paragraph([fieldEnd(), run('Introduction')]),
      paragraph('Text'),
    );
    expect(paragraphs.map(({ roles }) => roles)).toEqual([['contents'], [], []]);
  });

  test('is still one if the field ends after its text', async () => {
    const { paragraphs } = await readBody(
      paragraph([fieldStart('TOC \\o'), run('One')]),
      paragraph([run('Two'), fieldEnd()]),
    );
    expect(paragraphs[1]?.roles).toEqual(['contents']);
  });

  test.each([
    [
      'starts with a cross-reference if its text does',
      [field('REF _Ref1 \\h', 'Figure 1'), run(' shows it.')],
      true,
    ],
    ['does not if one follows its first words', [run('See '), field('REF _Ref1 \\h', 'Figure 1')], false],
  ])('%s', async (_case, content, isReference) => {
    expect((await readFirst(paragraph(content))).roles.includes('cross-reference')).toBe(isReference);
  });

  test('knows the bookmark that its entry points to', async () => {
    const { paragraphs } = await readBody(tableOfContents([{ text: 'One', page: 1 }], ''));
    expect(paragraphs[0]?.target).toBe('_Toc0');
  });

  test('knows the bookmarks that start in it', async () => {
    const bookmarks = '<w:bookmarkStart w:id="0" w:name="_Toc1"/><w:bookmarkStart w:id="1" w:name="_Ref2"/>';
    expect((await readFirst(paragraph([bookmarks]))).bookmarks).toEqual(['_Toc1', '_Ref2']);
  });

  test.each([
    ['Table of Contents', 'contents'],
    ['Table of Figures', 'list-of-captions'],
    ['Bibliographies', 'bibliography'],
    ['Cover Pages', 'cover-page'],
    ['Custom Table of Contents', 'contents'],
    ['Custom Cover Pages', 'cover-page'],
  ])('in a building block from the gallery %s has the role %s', async (gallery, role) => {
    expect((await readFirst(contentControl([paragraph('x')], { gallery }))).roles).toEqual([role]);
  });

  test.each([
    ['tag', { tag: 'MENDELEY_BIBLIOGRAPHY' }],
    ['tag', { tag: 'CitaviBibliography' }],
    ['title', { title: 'Reference list' }],
    ['kind', { bibliography: true }],
  ])('in a content control that is a bibliography by its %s has the role', async (_name, options) => {
    expect((await readFirst(contentControl([paragraph('x')], options))).roles).toEqual(['bibliography']);
  });

  test.each([[{ gallery: 'Quick Parts' }], [{ tag: 'MENDELEY_CITATION_v3_x' }], [{ title: 'Author' }]])(
    'in any other content control has none: %j',
    async (options) => {
      expect((await readFirst(contentControl([paragraph('x')], options))).roles).toEqual([]);
    },
  );

  test.each(['w:dropDownList', 'w:comboBox', 'w:date', checkBox])(
    'in a content control of the kind %s is a field to fill in',
    async (kind) => {
      const { roles } = await readFirst(paragraph([run('Signed: '), contentControl([run('no')], { kind })]));
      expect(roles).toEqual(['form-field']);
    },
  );

  test('for a bibliography is not said of a list of figures that a field in it makes', async () => {
    const list = paragraph([fieldStart('TOC \\c "Figure"'), run('Figure 1: X'), fieldEnd()]);
    const entry = paragraph('Grey, C. (1999). X.');
    const { paragraphs } = await readBody(contentControl([entry, list], { gallery: 'Bibliographies' }));
    expect(paragraphs.map(({ roles }) => roles)).toEqual([['bibliography'], ['list-of-captions']]);
  });

  test('in nested controls has the roles of both', async () => {
    const inner = contentControl([paragraph('x')], { bibliography: true });
    const outer = contentControl([inner, paragraph('y')], { gallery: 'Table of Contents' });
    const { paragraphs } = await readBody(outer);
    expect(paragraphs.map(({ roles }) => roles)).toEqual([['contents', 'bibliography'], ['contents']]);
  });

  test('with runs in a control that is a bibliography has the role', async () => {
    const { roles } = await readFirst(paragraph([contentControl([run('x')], { bibliography: true })]));
    expect(roles).toEqual(['bibliography']);
  });

  test('that ends the contents field within the control is part of the contents', async () => {
    const { paragraphs } = await readBody(tableOfContents([{ text: 'One', page: 1 }], ''));
    expect(paragraphs[1]?.roles).toEqual(['contents']);
  });

  test('after the contents within their control, which LibreOffice ends at the next table, has none', async () => {
    const entries = [
      paragraph([fieldStart('TOC \\o'), run('One\t1')]),
      paragraph([run('Two\t2'), fieldEnd()]),
    ];
    const { paragraphs } = await readBody(
      contentControl([paragraph('Contents'), ...entries, paragraph('Text')], {
        gallery: 'Table of Contents',
      }),
    );
    expect(paragraphs.map(({ roles }) => roles)).toEqual([...Array(3).fill(['contents']), []]);
  });

  test('between the ends of a list’s field, without a control, is part of the list', async () => {
    const { paragraphs } = await readBody(
      paragraph([fieldStart('TOC \\c "Figure"'), run('One\t1')]),
      paragraph(),
      paragraph([run('Two\t2'), fieldEnd()]),
      paragraph('Text'),
    );
    expect(paragraphs.map(({ roles }) => roles)).toEqual([...Array(3).fill(['list-of-captions']), []]);
  });

  test('after a content control has none', async () => {
    const { paragraphs } = await readBody(
      contentControl([contentControl([paragraph('x')], { bibliography: true })], { title: 'y' }),
      paragraph('z'),
    );
    expect(paragraphs.map(({ roles }) => roles)).toEqual([['bibliography'], []]);
  });
});
