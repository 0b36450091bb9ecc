import type { Paragraph } from '../../../story/story.ts';
import type { ItemsDocument } from '../document.ts';
import { type CaptionFacts, plain } from '../facts/caption-facts.ts';
import { type CaptionUnit, isMereLabel, isObject, type Unit } from '../units/unit.ts';
import { mayCount } from './caption-signals.ts';
import { type ItemSignal, ofCaption } from './item-signal.ts';

/** What speaks for counting a caption that has no object: what it names is set as text, or was lost. */
export const aloneSignals: readonly ItemSignal[] = [
  ofCaption('marked', 'a style or a field marks it as a caption', ({ line }) => line.styled || line.counted),
  ofCaption('plain', 'it reads as a caption', (_, { strength }) => strength === plain),
  ofCaption('sentence', 'it may be a sentence', (_, { strength }) => strength === 0),
  ofCaption('listed', 'the list of tables or figures names it', (_, { isListed }) => isListed),
  ofCaption('unlisted', 'the list of tables or figures does not name it', (_, { isUnlisted }) => isUnlisted),
  ofCaption('in-sequence', 'its number fits the sequence', (_, { follows, leads }) => follows && leads),
  ofCaption(
    'twin',
    'another caption has its number',
    (_, { hasTwinBefore, hasTwinAfter }) => hasTwinBefore || hasTwinAfter,
  ),
  ofCaption('table', 'it names a table', ({ line }) => line.kind === 'table'),
  // Tables may be set as text throughout, so that their captions say nothing about each other.
  ofCaption('others-alone', 'captions of figures have nothing next to them', ({ line }, _, { customs }) =>
    line.kind === 'figure' ? customs.figure.alone : 0,
  ),
  ofCaption('code', 'it is next to lines of code', (unit, _, document) =>
    haveNear(unit, document.paragraphs, isCode, 1),
  ),
  ofCaption('tabs', 'it is next to lines with tabs', (unit, _, document) =>
    haveNear(unit, document.paragraphs, isTabbed, 2),
  ),
  ofCaption('object-at-it', 'an object is directly next to it', ({ position, gap }, _, { units }) => {
    const after = units[position + 1];
    return (isObject(units[position - 1]) && gap.lines === 0) || (isObject(after) && after.gap.lines === 0);
  }),
  ofCaption('blank-lines', 'it is next to blank lines', ({ position, gap }, _, { units }) =>
    Math.min(1, (gap.blanks + (units[position + 1]?.gap.blanks ?? 0)) / 6),
  ),
  ofCaption('stacked', 'it is directly next to another caption', ({ position, gap }, _, { units }) => {
    const after = units[position + 1];
    return (
      (isCaption(units[position - 1]) && gap.lines === 0) || (isCaption(after) && after?.gap.lines === 0)
    );
  }),
  ofCaption('in-run', 'it is in a run of captions with consecutive numbers', (unit, facts, { units }) =>
    isInRun(unit, facts, units),
  ),
  ofCaption('captions-around', 'there are captions on both sides of it', ({ position }, _, { units }) =>
    [units[position - 1], units[position + 1]].every(isCaption),
  ),
];

/** Whether a caption can count without an object. A line in a caption style is not enough evidence. */
export function mayStandAlone(unit: Unit, document: ItemsDocument): boolean {
  if (unit.type !== 'caption' || unit.line.kind === 'unlabelled' || isMereLabel(unit)) return false;
  return mayCount(unit, document);
}

/** Whether captions of its kind are directly next to it with the number before or after its own, and no other has its own. */
function isInRun(
  { position, gap, line }: CaptionUnit,
  { follows, leads, hasTwinBefore, hasTwinAfter, hasStrongerTwin }: CaptionFacts,
  units: readonly Unit[],
): boolean {
  if (hasTwinBefore || hasTwinAfter || hasStrongerTwin) return false;
  const isLike = (unit: Unit | undefined) => unit?.type === 'caption' && unit.line.kind === line.kind;
  const after = units[position + 1];
  return (
    (follows && gap.lines === 0 && isLike(units[position - 1])) ||
    (leads && after?.gap.lines === 0 && isLike(after))
  );
}

function isCaption(unit: Unit | undefined): boolean {
  return unit?.type === 'caption';
}

function isCode({ look }: Paragraph): boolean {
  return look.monospaced > 0.5;
}

/** Whether there is text both before and after a tab, so that the tab is not just an indent. */
function isTabbed({ text }: Paragraph): boolean {
  return /\S[ \u00a0]*\t\s*\S/.test(text);
}

/** Whether the nearest `fewest` lines on one side all pass the test. */
function haveNear(
  { paragraph, source }: CaptionUnit,
  paragraphs: ItemsDocument['paragraphs'],
  is: (line: Paragraph) => boolean,
  fewest: number,
): boolean {
  if (source.place.table !== null || source.place.host !== null) return false;
  return [-1, 1].some((step) => {
    let count = 0;
    for (let near = 1; near <= fewest + mostBlanks && count < fewest; near += 1) {
      const line = paragraphs[paragraph + near * step];
      if (!line || line.place.table !== null) return false;
      if (line.words === 0) continue;
      if (!is(line)) return false;
      count += 1;
    }
    return count >= fewest;
  });
}

const mostBlanks = 3;
