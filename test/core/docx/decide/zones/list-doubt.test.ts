import { describe, expect, test } from 'vitest';
import type { Zone } from '../../../../../src/core/docx/analysis.ts';
import type { Line } from '../../../../../src/core/docx/decide/zones/line.ts';
import { readLines } from '../../../../../src/core/docx/decide/zones/lines.ts';
import { findListDoubt, type ListDoubt } from '../../../../../src/core/docx/decide/zones/list-doubt.ts';
import { zonesDecision } from '../../../../../src/core/docx/decide/zones/zones-decision.ts';
import { findContents } from '../../../../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../../../../src/core/docx/structure/headings.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { prose } from '../../structure/prose.ts';

/** Eight paragraphs, of which the fourth to sixth were taken for a reference list. */
const names: Zone[] = ['text', 'text', 'text', 'references', 'references', 'references', 'text', 'text'];

async function linesOf(words: number): Promise<readonly Line[]> {
  const body = names.map(() => prose(words));
  const { story, noteWords, numbering } = await readBuilt({ body });
  const contents = findContents(story.paragraphs);
  return readLines(story, noteWords, contents, findHeadings(story, contents, numbering), numbering).lines;
}

/** The doubt where lists open and close at these places with these probabilities, and nowhere else. */
async function doubt(
  openings: Readonly<Record<number, number>>,
  closings: Readonly<Record<number, number>>,
  words = 40,
): Promise<ListDoubt | null> {
  const steps = new Float64Array(names.length * zonesDecision.steps.length);
  const set = (from: Zone, to: Zone, values: Readonly<Record<number, number>>) => {
    const step = zonesDecision.steps.findIndex((each) => each.from === from && each.to === to);
    for (const [place, probability] of Object.entries(values))
      steps[Number(place) * zonesDecision.steps.length + step] = probability;
  };
  set('text', 'references', openings);
  set('references', 'text', closings);
  return findListDoubt(names, { total: 0, states: new Float64Array(), steps }, await linesOf(words));
}

describe('the place to look at first is', () => {
  test('none if the lists are certain', async () => {
    expect(await doubt({ 3: 0.99 }, { 6: 1 })).toBeNull();
  });

  test('the likeliest other place at which a list may begin', async () => {
    expect(await doubt({ 1: 0.2, 2: 0.3, 3: 0.5 }, { 6: 1 })).toEqual({
      boundary: 'opening',
      isTaken: false,
      paragraph: 2,
    });
  });

  test('the likeliest other place at which it may end', async () => {
    expect(await doubt({ 3: 1 }, { 5: 0.4, 6: 0.6 })).toEqual({
      boundary: 'closing',
      isTaken: false,
      paragraph: 5,
    });
  });

  test('where it was taken to begin, if no other place is plausible', async () => {
    expect(await doubt({ 3: 0.6 }, { 6: 0.9 })).toEqual({
      boundary: 'opening',
      isTaken: true,
      paragraph: 3,
    });
  });

  test('not one that is only a few words away', async () => {
    expect(await doubt({ 2: 0.4, 3: 0.6 }, { 6: 1 }, 4)).toEqual({
      boundary: 'opening',
      isTaken: true,
      paragraph: 3,
    });
  });
});
