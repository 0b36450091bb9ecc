import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import { type Boundaries, parseBoundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import type { Dissertation } from '../../../../src/core/docx/read-dissertation.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { caption } from '../../../support/docx/fields.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../../support/docx/text.ts';
import { entries, prose, words } from '../structure/prose.ts';

const document = await readBuilt({
  footnotes: [[paragraph(words(9))], [paragraph(words(4))]],
  body: [
    ...[
      paragraph('On Salt', { style: 'Title' }),
      paragraph([pageBreak()]),
      heading(1, 'Abstract'),
      prose(20),
    ],
    ...[
      heading(1, 'Introduction'),
      paragraph([run(words(30)), footnoteReference(1)]),
      caption('Table', 1, ': A'),
    ],
    table([
      ['Year', 'Yield'],
      ['2019', '3'],
    ]),
    ...[paragraph([picture()]), caption('Figure', 1, ': A pan'), paragraph([picture()]), prose(40)],
    ...[heading(1, 'References'), ...entries(3), paragraph([run('And'), footnoteReference(2)])],
    ...[heading(1, 'Appendix'), prose(25)],
  ],
});
const count = document.story.paragraphs.length;
const analyse = (boundaries: Boundaries, read: Dissertation = document) =>
  analyseDissertation(read, parseBoundaries(boundaries));
const { analysis: plain, report: plainReport } = analyse({});

const place = fc.nat(count - 1);
const bodyStart = fc.option(fc.oneof(place, fc.constant('none')), { nil: undefined });
/** Places in order stand for lists: from the first up to the second, from the third up to the fourth. */
const ends = fc.uniqueArray(place, { maxLength: 6 }).map((places) => places.toSorted((a, b) => a - b));
const anItem = fc.record({
  kind: fc.constantFrom('tables', 'figures'),
  which: fc.nat(5),
  counted: fc.boolean(),
});

describe('whatever an operator overrules', () => {
  test('the total number of words stays the same, and the zones add up to it', () => {
    fc.assert(
      fc.property(bodyStart, ends, (start, places) => {
        const first = typeof start === 'number' ? start : 0;
        const inText = places.filter((each) => each >= first);
        const referenceLists = inText.flatMap((from, index) =>
          index % 2 === 0 ? { from, until: inText[index + 1] } : [],
        );
        const { words: counted } = analyse({ bodyStart: start ?? 'none', referenceLists }).report;
        expect(counted.total).toBe(plainReport.words.total);
        expect(counted.notes).toBe(plainReport.words.notes);
        expect(counted.front + counted.text + counted.references).toBe(counted.total);
      }),
    );
  });

  test('a later start never makes the front matter smaller', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const front = (start: number) => analyse({ bodyStart: start, referenceLists: [] }).report;
        const [early, late] = [front(Math.min(one, other)), front(Math.max(one, other))];
        expect(late.words.front).toBeGreaterThanOrEqual(early.words.front);
        expect(late.pages.count).toBeGreaterThanOrEqual(early.pages.count);
      }),
    );
  });

  test('tables and figures change only their own count', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anItem, { selector: ({ kind, which }) => `${kind}${which}` }), (chosen) => {
        const items = chosen.flatMap(({ kind, which, counted }) => {
          const paragraph = plainReport[kind][which]?.paragraph;
          if (paragraph === undefined) return [];
          return kind === 'tables' ? { table: paragraph, counted } : { figure: paragraph, counted };
        });
        const { analysis } = analyse({ items });
        const expected = (kind: 'tables' | 'figures') =>
          plainReport[kind].filter((item, index) => {
            const choice = chosen.find((each) => each.kind === kind && each.which === index);
            return choice?.counted ?? item.counted;
          }).length;
        expect(analysis).toEqual({ ...plain, tables: expected('tables'), figures: expected('figures') });
      }),
    );
  });

  test('a given number of front pages is used as it is, and changes nothing else', () => {
    fc.assert(
      fc.property(fc.nat(500), (frontPages) => {
        expect(analyse({ frontPages }).analysis).toEqual({ ...plain, frontMatter: frontPages });
      }),
    );
  });

  test('naming what the analysis found anyway does not change any number', () => {
    const { bodyStart: start, referenceLists, tables, figures } = plainReport;
    const { analysis, report } = analyse({
      bodyStart: start.paragraph,
      referenceLists: referenceLists.map(({ paragraph: from, until }) => ({ from, until })),
      items: [
        ...tables.map(({ paragraph: at, counted }) => ({ table: at, counted })),
        ...figures.map(({ paragraph: at, counted }) => ({ figure: at, counted })),
      ],
      frontPages: plain.frontMatter,
    });
    expect(analysis).toEqual(plain);
    expect(Math.min(...Object.values(report.certainty))).toBeGreaterThan(0.95);
  });

  test('every certainty stays in its range', () => {
    fc.assert(
      fc.property(bodyStart, fc.option(fc.nat(40), { nil: undefined }), (start, frontPages) => {
        const { certainty, bodyStart: evidence, pages } = analyse({ bodyStart: start, frontPages }).report;
        for (const each of [...Object.values(certainty), evidence.certainty, pages.certainty]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
