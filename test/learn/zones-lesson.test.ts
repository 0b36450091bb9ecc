import { describe, expect, test } from 'vitest';
import type { Label } from '../../bench/accuracy/corpus/label.ts';
import { zonesByLabel } from '../../bench/learn/zones-example.ts';
import { zonesLesson } from '../../bench/learn/zones-lesson.ts';
import type { Zone } from '../../src/core/docx/analysis.ts';
import { zoneNames } from '../../src/core/docx/decide/zones/zones-decision.ts';
import { label, labelled } from '../accuracy/labels.ts';
import { readDocumentLines } from '../core/docx/decide/zones/read-document-lines.ts';
import { words } from '../core/docx/structure/prose.ts';
import { textBox } from '../support/docx/drawings.ts';
import { readBuilt } from '../support/docx/read-document.ts';
import { heading, paragraph } from '../support/docx/text.ts';

// Words before each line: 0, 1, 11, 12, 22, 23, 33, 34.
const body = [
  ...[heading(1, 'Abstract'), paragraph(words(10)), heading(1, 'Introduction'), paragraph(words(10))],
  ...[heading(1, 'References'), paragraph(words(10)), heading(1, 'Appendix'), paragraph(words(10))],
];
const { lines } = await readDocumentLines(body);
/** The zone of each line by its first letter. */
const zones = (given: Partial<Label>) => short(zonesByLabel(lines, label({ totalWords: 44, ...given })));

describe('the zones that a label tells', () => {
  test('are front matter up to the start, then text, and lists from their first word to their last', () => {
    expect(zones({ bodyStart: [11, 'Introduction'], references: [[22, 33]] })).toBe('fftt rrtt');
  });

  test('know a heading in a text box by its words, even if it is repeated right below', async () => {
    const box = paragraph([textBox(heading(1, 'Introduction'))]);
    const read = await readDocumentLines([...body.slice(0, 2), box, ...body.slice(2)]);
    const given = label({ totalWords: 45, bodyStart: [11, 'Introduction'], references: [] });
    expect(short(zonesByLabel(read.lines, given))).toBe('fftt ttttt');
  });

  test('are all text where the body starts with the first word', () => {
    expect(zones({ bodyStart: [0, 'Abstract'], references: [] })).toBe('tttt tttt');
  });

  test.each([
    [9, 'Introduction'],
    [13, 'Introduction'],
    [7, 'INTRODUCTION'],
    [12, ' Intro duction'],
  ])('start at the nearest line for a reader who counted %i words, by its words %j', (word, text) => {
    expect(zones({ bodyStart: [word, text], references: [] })).toBe('fftt tttt');
  });

  test('start at the line that is counted where no line near it has the words', () => {
    expect(zones({ bodyStart: [12, 'Something else'], references: [] })).toBe('ffft tttt');
  });

  test.each([20, 22])('have a list from its heading on for a reader who counted %i words', (from) => {
    expect(zones({ bodyStart: [11, 'Introduction'], references: [[from, 33]] })).toBe('fftt rrtt');
  });

  test('are in their places for a reader who counted twice as many throughout', () => {
    const counted = { totalWords: 88, references: [[44, 66]] } satisfies Partial<Label>;
    expect(zones({ bodyStart: [0, 'Abstract'], ...counted })).toBe('tttt rrtt');
  });

  test.each([30, 33])('have a list up to its last line for a reader who counted %i words', (to) => {
    expect(zones({ bodyStart: [11, 'Introduction'], references: [[22, to]] })).toBe('fftt rrtt');
  });

  test('may be several lists, of which the heading of an appendix is no part', () => {
    const references: Label['references'] = [
      [22, 33],
      [33, 44],
    ];
    expect(zones({ bodyStart: [11, 'Introduction'], references })).toBe('fftt rrtr');
  });

  test('have no list in the front matter', () => {
    expect(zones({ bodyStart: [11, 'Introduction'], references: [[0, 11]] })).toBe('fftt tttt');
  });
});

describe('the examples of a document', () => {
  const places = {
    totalWords: 44,
    bodyStart: [11, 'Introduction'],
    references: [[22, 33]],
  } satisfies Partial<Label>;
  const document = labelled('salt.docx', places);

  test('are the document as it is, and any copies made of it count for less', async () => {
    const examples = zonesLesson.examplesOf({ document, dissertation: await readBuilt({ body }) });
    expect(new Set(examples.map((each) => each.document))).toEqual(new Set(['salt.docx']));
    const [whole, ...copies] = examples.map(({ weight }) => weight);
    expect(whole).toBe(1);
    expect(Math.max(0, ...copies)).toBeLessThan(1);
  });

  test('show the same parts without heading styles, and with a list of a few entries', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => paragraph(`Kinley, A. (${1980 + index}). Tea.`));
    const long = [...body.slice(0, 5), ...entries, ...body.slice(6)];
    const listed = labelled('salt.docx', { ...places, totalWords: 82, references: [[22, 71]] });
    const examples = zonesLesson.examplesOf({
      document: listed,
      dissertation: await readBuilt({ body: long }),
    });
    const listLines = examples.map(({ allowed }) => {
      const state = zoneNames.indexOf('references');
      return allowed.filter((is, index) => index % zoneNames.length === state && is === 1).length;
    });
    const [whole = 0, unmarked, short = 0] = listLines;
    expect([whole, unmarked]).toEqual([13, 13]);
    expect(short).toBeGreaterThan(1);
    expect(short).toBeLessThan(7);
  });

  test('allow each line its zone by the label, and no other', async () => {
    const [example] = zonesLesson.examplesOf({ document, dissertation: await readBuilt({ body }) });
    const { allowed = new Uint8Array(), places = 0 } = example ?? {};
    const named = Array.from({ length: places }, (_, place) =>
      zoneNames.filter((_name, state) => allowed[place * zoneNames.length + state] === 1),
    );
    expect(named.map(({ length }) => length)).toEqual(Array(8).fill(1));
    expect(short(named.flat())).toBe('fftt rrtt');
  });
});

function short(names: readonly Zone[]): string {
  const letters = names.map((name) => name.charAt(0));
  return `${letters.slice(0, 4).join('')} ${letters.slice(4).join('')}`;
}
