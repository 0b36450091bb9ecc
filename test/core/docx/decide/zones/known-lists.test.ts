import { describe, expect, test } from 'vitest';
import { contentControl, fieldEnd, fieldStart } from '../../../../support/docx/fields.ts';
import { heading, paragraph, run } from '../../../../support/docx/text.ts';
import { entries, entry, prose } from '../../structure/prose.ts';
import { lists, text } from './lists.ts';

describe('a list that a program made', () => {
  const made = (instruction: string, parts: readonly string[]) => [
    paragraph([fieldStart(instruction), run(parts[0] ?? '')]),
    ...parts.slice(1).map((part) => paragraph(part)),
    paragraph([fieldEnd()]),
  ];
  const three = [entry(1), entry(2), entry(3)];

  test.each([
    'ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY',
    'ADDIN EN.REFLIST',
    'ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY',
    'BIBLIOGRAPHY',
  ])('%j is recognised without any heading', async (instruction) => {
    expect(await lists([...text, ...made(instruction, three)])).toEqual([`${entry(1).slice(0, 20)} +2`]);
  });

  test('includes the heading above it, whatever it says', async () => {
    const body = [...text, heading(1, 'What I have read'), ...made('ADDIN ZOTERO_BIBL', three)];
    expect(await lists(body)).toEqual(['What I have read +3']);
  });

  test('includes no heading above if its own is inside', async () => {
    const inside = [heading(1, 'What I have read'), paragraph(entry(1)), paragraph(entry(2))];
    const control = contentControl(inside, { gallery: 'Bibliographies' });
    expect(await lists([...text, heading(2, 'An empty section'), control])).toEqual(['What I have read +2']);
  });

  test('includes no paragraph above that is not a heading', async () => {
    const body = [...text, paragraph('The sources are these.'), ...made('ADDIN ZOTERO_BIBL', three)];
    expect(await lists(body)).toEqual([`${entry(1).slice(0, 20)} +2`]);
  });

  test('is recognised by the control alone', async () => {
    const control = contentControl(
      three.map((part) => paragraph(part)),
      { bibliography: true },
    );
    expect(await lists([...text, control])).toEqual([`${entry(1).slice(0, 20)} +2`]);
  });

  test('is recognised by its heading even if no entry looks like one', async () => {
    const body = [heading(1, 'Sources'), ...made('BIBLIOGRAPHY', ['A letter of hers', 'Another letter'])];
    expect(await lists([heading(1, 'Introduction'), prose(), ...body, ...text])).toEqual(['Sources +2']);
  });

  test('ends with the field, and text that follows without a heading is text', async () => {
    const body = [heading(1, 'References'), ...made('ADDIN ZOTERO_BIBL', three), prose(), paragraph('End.')];
    expect(await lists([...text, ...body])).toEqual(['References +3']);
  });

  test('continues with entries that the author typed below', async () => {
    const body = [heading(1, 'References'), ...made('ADDIN ZOTERO_BIBL', three), ...entries(2)];
    expect(await lists([...text, ...body])).toEqual(['References +5']);
  });
});

describe('a list without heading or mark', () => {
  test('is recognised by the look of its entries', async () => {
    expect(await lists([...text, ...entries(6)])).toEqual([`${entry(1).slice(0, 20)} +5`]);
  });

  test('includes a heading directly above it, whatever it says', async () => {
    expect(await lists([...text, heading(1, 'What I have read'), ...entries(6)])).toEqual([
      'What I have read +6',
    ]);
  });

  test('may contain one line that is not an entry', async () => {
    const body = [...entries(4), paragraph('Reprinted in a later volume.'), ...entries(4)];
    expect(await lists([...text, ...body])).toEqual([`${entry(1).slice(0, 20)} +8`]);
  });
});
