import { describe, expect, test } from 'vitest';
import { tableOfContents } from '../../../../support/docx/fields.ts';
import { table } from '../../../../support/docx/tables.ts';
import { heading, paragraph } from '../../../../support/docx/text.ts';
import { entries, entry, prose } from '../../structure/prose.ts';
import { chapter, lists, text } from './lists.ts';

describe('reference lists under a heading', () => {
  test.each(['References', 'BIBLIOGRAPHY', 'Works Cited', 'Literaturverzeichnis', '7. References'])(
    '%j opens one',
    async (title) => {
      expect(await lists([...text, heading(1, title), ...entries(4)])).toEqual([`${title} +4`]);
    },
  );

  test('extend to the end of the document', async () => {
    expect(await lists([...text, heading(1, 'References'), ...entries(9)])).toEqual(['References +9']);
  });

  test('there may be one in every chapter', async () => {
    const one = (title: string) => [...chapter(title), heading(2, 'References'), ...entries(3)];
    expect(await lists([...one('Introduction'), ...one('Methods'), ...one('Results')])).toEqual([
      'References +3',
      'References +3',
      'References +3',
    ]);
  });

  test('sub-lists belong to their list', async () => {
    const sub = [
      heading(2, 'Primary sources'),
      ...entries(3),
      heading(2, 'Secondary sources'),
      ...entries(4),
    ];
    expect(await lists([...text, heading(1, 'Bibliography'), ...sub])).toEqual(['Bibliography +9']);
  });

  test('may have sub-lists by archive or kind, with lower-level headings', async () => {
    const sub = [heading(2, 'Newspapers'), ...entries(3), heading(2, 'Films'), ...entries(4)];
    expect(await lists([...text, heading(1, 'Bibliography'), ...sub])).toEqual(['Bibliography +9']);
  });

  test('sub-lists at the level of their list belong to it', async () => {
    const sub = [
      heading(1, 'Primary sources'),
      ...entries(3),
      heading(1, 'Secondary sources'),
      ...entries(4),
    ];
    expect(await lists([...text, heading(1, 'Bibliography'), ...sub])).toEqual(['Bibliography +9']);
  });

  test('may be one paragraph with the heading, with line breaks between the entries', async () => {
    const whole = ['References', entry(1), entry(2), entry(3), entry(4)].join('\n');
    expect(await lists([...text, paragraph(whole)])).toEqual(['References\nSmithb, J +0']);
  });

  test('may be one paragraph below the heading, with line breaks between the entries', async () => {
    const whole = [entry(1), entry(2), entry(3), entry(4)].join('\n');
    expect(await lists([...text, heading(1, 'References'), paragraph(whole)])).toEqual(['References +1']);
  });

  test('entries with a heading style stay in the list', async () => {
    const body = [heading(1, 'References'), ...entries(3), heading(1, entry(7)), ...entries(2)];
    expect(await lists([...text, ...body])).toEqual(['References +6']);
  });

  test('so do titles with a heading style that mention a year and pages', async () => {
    const title = 'Notes on the engine of Mr Babbage, London 1843, pp. 12–14';
    const body = [heading(1, 'References'), ...entries(3), heading(1, title), ...entries(2)];
    expect(await lists([...text, ...body])).toEqual(['References +6']);
  });

  test('an entry of the contents does not open one', async () => {
    const toc = tableOfContents([
      { text: 'Introduction', page: 1 },
      { text: 'References', page: 120 },
    ]);
    expect(await lists([toc, ...text])).toEqual([]);
  });

  test('the notes that a converter put at the end are not part of the last one', async () => {
    const notes = [1, 2, 3, 4].map((note) => paragraph(`https://example.org/page-${note}↩︎`));
    const list = [heading(1, 'References'), ...entries(9)];
    expect(await lists([...text, ...list, ...notes])).toEqual(['References +9']);
  });

  test('a list may be in a grid', async () => {
    const rows = Array.from({ length: 4 }, (_, index) => [`[${index + 1}]`, entry(index)]);
    expect(await lists([...text, heading(1, 'References'), table(rows)])).toEqual(['References +8']);
  });

  test('a list may be annotated, even in the middle', async () => {
    const annotated = [1, 2, 3].flatMap((number) => [paragraph(entry(number)), prose()]);
    const body = [heading(1, 'Annotated bibliography'), ...annotated, ...text, ...text];
    expect(await lists([heading(1, 'Introduction'), prose(), ...body])).toEqual(['Annotated bibliograp +6']);
  });

  test('a heading with nothing under it at the end is a list without entries', async () => {
    expect(await lists([...text, heading(1, 'References')])).toEqual(['References +0']);
  });
});
