import type { ItemsDocument } from '../document.ts';
import type { CaptionFacts } from '../facts/caption-facts.ts';
import { type CaptionUnit, goesOn, isWholeSentence, type Unit } from '../units/unit.ts';
import { type ItemSignal, ofCaption } from './item-signal.ts';

/** What speaks for a line being a caption that counts. */
export const captionSignals: readonly ItemSignal[] = [
  ofCaption('styled', 'it has a caption style', ({ line }) => line.styled),
  ofCaption('counted-by-word', 'Word numbers it with a field', ({ line }) => line.counted),
  ofCaption('separated', 'a separator follows its label', ({ line }) => line.labelled && line.separated),
  ofCaption('bare', 'it is only a label and a number', ({ line }) => line.labelled && line.title === ''),
  ofCaption(
    'bare-twin',
    'it is only a label whose number another caption has',
    ({ line }, facts) => line.labelled && line.title === '' && hasTwin(facts),
  ),
  ofCaption(
    'outdone',
    'a line with its number looks more like a caption',
    (_, { hasStrongerTwin }) => hasStrongerTwin,
  ),
  ofCaption('sentence', 'it continues like a sentence', goesOn),
  ofCaption(
    'without-number',
    'its label has no number',
    ({ line }, { number }) => line.labelled && number.length === 0,
  ),
  ofCaption('unlabelled', 'it names neither a table nor a figure', ({ line }) => !line.labelled),
  ofCaption('others-labelled', 'it names neither, and other captions do', ({ line }, _, { labelled }) =>
    line.labelled ? 0 : labelled,
  ),
  ofCaption(
    'panel-label',
    'it is in a grid that has a caption of its own',
    (unit, _, { units }) => !unit.line.labelled && isInCaptionedGrid(unit, units),
  ),
  ofCaption('other', 'it names something else', ({ line }) => line.kind === 'other'),
  ofCaption('length', 'it is long', ({ source }) => Math.min(1, source.words / 80)),
  ofCaption(
    'running-text',
    'it is as long as running text',
    ({ source, line }) => source.words > 50 && !line.styled,
  ),
  ofCaption('set-off', 'it is set off from the text', ({ source }, _, { bodySize }) =>
    isSetOff(source, bodySize),
  ),
  ofCaption('follows', 'its number continues the one before', (_, { follows }) => follows),
  ofCaption('leads', 'the next number continues it', (_, { leads }) => leads),
  ofCaption('twin-before', 'a caption before has its number', (_, { hasTwinBefore }) => hasTwinBefore),
  {
    ...ofCaption(
      'same-title',
      'a caption before has its number and title',
      (_, { hasSameTitle }) => hasSameTitle,
    ),
    includes: ['twin-before'],
  },
  ofCaption('listed', 'the list of tables or figures names it', (_, { isListed }) => isListed),
  ofCaption('unlisted', 'the list of tables or figures does not name it', (_, { isUnlisted }) => isUnlisted),
  ofCaption('others-marked', 'other captions have a style or a field', ({ line }, _, { marked }) =>
    line.styled || line.counted ? 0 : marked,
  ),
];

/** Whether a line can be a caption that counts, and not the second line of another, a later part or a mention. */
export function mayCount(unit: Unit, { units, captions }: ItemsDocument): boolean {
  const facts = captions.get(unit);
  if (unit.type !== 'caption' || !facts || facts.isLaterPart || facts.isRepeat) return false;
  if (facts.hasStrongerTwin && facts.strength === 0) return false;
  if (isOnlySentence(unit, facts) || isReference(unit)) return false;
  return unit.line.labelled || !isSecondLine(unit, units);
}

function isSetOff({ look, format }: CaptionUnit['source'], bodySize: number): boolean {
  return (
    look.bold > 0.5 || look.italic > 0.5 || format.alignment === 'center' || look.size < bodySize - smaller
  );
}

/** In points: half a point, allowing for rounding. */
const smaller = 0.4;

/** Whether a line starts with a cross-reference to a caption instead of a label of its own. */
function isReference({ line, source: { roles } }: CaptionUnit): boolean {
  return roles.includes('cross-reference') && !line.styled && !line.counted;
}

/** A caption may be worded like a sentence: a caption style shows it if the sequence would lack its number. */
function isOnlySentence(unit: CaptionUnit, facts: CaptionFacts): boolean {
  const isNeeded = unit.line.styled && facts.follows && facts.leads && !hasTwin(facts);
  return !isNeeded && isWholeSentence(unit);
}

function hasTwin({ hasStrongerTwin, hasTwinBefore, hasTwinAfter }: CaptionFacts): boolean {
  return hasStrongerTwin || hasTwinBefore || hasTwinAfter;
}

/** Below a label, a line in a caption style is the label's title or a note. */
function isSecondLine({ position, gap, block }: CaptionUnit, units: readonly Unit[]): boolean {
  const above = units[position - 1];
  if (above?.type !== 'caption' || !above.line.labelled || above.line.kind === 'other') return false;
  return gap.lines === 0 && (gap.blanks === 0 || block === above.block);
}

/** Whether a labelled caption is directly above or below the grid that contains it. */
function isInCaptionedGrid({ grid, position }: CaptionUnit, units: readonly Unit[]): boolean {
  const host = grid === null ? undefined : units[grid];
  if (!host) return false;
  const isLabelled = (unit: Unit | undefined) => unit?.type === 'caption' && unit.line.labelled;
  if (host.gap.lines === 0 && isLabelled(units[host.position - 1])) return true;
  let end = position + 1;
  while (end - position < mostInGrid && units[end]?.grid === grid) end += 1;
  const after = units[end];
  return after !== undefined && after.grid !== grid && after.gap.lines === 0 && isLabelled(after);
}

/** Units after a caption in its grid. A grid with more is not a figure of several panels. */
const mostInGrid = 24;
