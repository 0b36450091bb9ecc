import { expect, test } from 'vitest';
import {
  type CaptionFacts,
  readCaptionFacts,
} from '../../../../../src/core/docx/decide/items/facts/caption-facts.ts';
import { readListedCaptions } from '../../../../../src/core/docx/decide/items/facts/listed-captions.ts';
import { findUnits } from '../../../../../src/core/docx/decide/items/units/find-units.ts';
import { caption } from '../../../../support/docx/fields.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { paragraph } from '../../../../support/docx/text.ts';

async function factsOf(body: readonly string[]): Promise<(CaptionFacts | undefined)[]> {
  const { story, numbering } = await readBuilt({ body });
  const listed = new Set<number>();
  const units = findUnits(story, 0, { numbering, zoneOf: () => 'text', listed, headings: [] });
  const facts = readCaptionFacts(units, readListedCaptions(story.paragraphs, listed));
  return units.map((unit) => facts.get(unit));
}

const numbered = [1, 2, 3, 4, 5].map((number) => caption('Table', number, ': Yields'));

test('typed captions of a part that numbers its tables anew have no rivals among those of another part', async () => {
  const facts = await factsOf([...numbered, paragraph('Table 1: Prices'), paragraph('Table 2: Wages')]);
  expect(facts.map((each) => each?.hasStrongerTwin)).toEqual(Array(7).fill(false));
});

test('a mention of a table is less than its caption, however far it is from it', async () => {
  const facts = await factsOf([...numbered, paragraph('Table 1 shows the yields of all fields.')]);
  expect(facts.at(-1)?.hasStrongerTwin).toBe(true);
});

test('a typed caption is less than one with its number that Word numbers nearby', async () => {
  const facts = await factsOf([...numbered, paragraph('Table 5: Wages')]);
  expect(facts.at(-1)?.hasStrongerTwin).toBe(true);
});
