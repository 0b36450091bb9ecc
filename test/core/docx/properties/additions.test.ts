import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import type { AnalysisReport, Zone } from '../../../../src/core/docx/analysis.ts';
import { divideIntoZones } from '../../../../src/core/docx/structure/zones.ts';
import { docx } from '../../../support/docx/docx.ts';
import { type OpenedDocx, openForChanges } from '../../../support/docx/opened-docx.ts';
import type { XmlNode } from '../../../support/docx/xml-tree.ts';
import { acceptChanges } from '../../../support/mutations/accept-changes.ts';
import {
  type Grown,
  withAppendix,
  withBlankLine,
  withEntry,
  withTableRow,
} from '../../../support/mutations/additions.ts';
import { paragraphsOf, type ReadParagraph } from '../../../support/mutations/blocks.ts';
import { anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';

/** Puts something into a document, in each of a few places. */
type Add = (
  main: readonly XmlNode[],
  paragraphs: readonly ReadParagraph[],
  report: AnalysisReport,
) => Grown[];

interface Addition {
  name: string;
  add: Add;
  /** The zone that its words belong to, by the one in which it was put. */
  zone(around: Zone): Zone;
}

const places = 2;
const additions: Addition[] = [
  { name: 'a blank line', add: (...of) => withBlankLine(of[0], of[1], places), zone: (around) => around },
  { name: 'a row of a table', add: (...of) => withTableRow(of[0], of[1], places), zone: (around) => around },
  { name: 'an entry of a list', add: (...of) => withEntry(...of, places), zone: () => 'references' },
  { name: 'an appendix', add: withAppendix, zone: () => 'text' },
];

/** What moved or was lost where something was added: the words that each zone has beside those that it should have. */
async function faults(document: OpenedDocx, { add, zone }: Addition): Promise<string[]> {
  // What a tracked change removed is read as no paragraph.
  const accepted = acceptChanges(document.main);
  const dissertation = await document.read(accepted);
  const { report } = analyseDissertation(dissertation);
  const lists = report.referenceLists.map(({ paragraph, until }) => ({ first: paragraph, end: until }));
  const zoneOf = divideIntoZones(report.bodyStart.paragraph, lists);
  const found: string[] = [];
  for (const { where, behind, words, main } of add(accepted, paragraphsOf(accepted, dissertation), report)) {
    const after = analyseDissertation(await document.read(main)).report;
    const grown = zone(zoneOf(behind.index));
    const expected = {
      ...report.words,
      [grown]: report.words[grown] + words,
      total: report.words.total + words,
    };
    const before = placesOf(report);
    if (!isSame(after.words, expected) || !isSame(placesOf(after), before))
      found.push(
        `behind ${where}: ${JSON.stringify([expected, before])} became ${JSON.stringify([after.words, placesOf(after)])}`,
      );
  }
  return found;
}

/** The headings at which body and lists start. */
function placesOf({ bodyStart, referenceLists }: AnalysisReport): (string | null)[] {
  return [bodyStart, ...referenceLists].map(({ heading }) => heading);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe.each(additions)(
  'adding $name moves neither the start of the body nor a reference list',
  (addition) => {
    test('in any thesis', async () => {
      const property = fc.asyncProperty(anyThesis, async (parts) => {
        expect(await faults(await openForChanges(await docx(parts)), addition)).toEqual([]);
      });
      await fc.assert(property, { numRuns: 15, seed: 6 });
    });

    const turn = additions.indexOf(addition);
    const theses = shareOfTheses(turn, 2 * additions.length);
    describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
      test.each(theses)('$name', async ({ open }) => {
        expect(await faults(await open(), addition)).toEqual([]);
      });
    });
  },
);
