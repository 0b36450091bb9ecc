import type { ItemsDocument } from '../document.ts';
import { isObject, isWholeSentence, type Unit } from '../units/unit.ts';
import { type ItemSignal, ofCaption } from './item-signal.ts';

/** What speaks for a caption continuing a table or figure that was already counted. */
export const againSignals: readonly ItemSignal[] = [
  ofCaption('continued', 'it says that it continues', ({ line }) => line.continued),
  ofCaption('twin-before', 'a caption before has its number', (_, { hasTwinBefore }) => hasTwinBefore),
  ofCaption(
    'other-title',
    'the caption with its number has another title',
    (_, { hasOtherTitle }) => hasOtherTitle,
  ),
  ofCaption(
    'same-title',
    'the caption with its number has the same title',
    (_, { hasSameTitle }) => hasSameTitle,
  ),
  ofCaption('marked', 'a style or a field marks it as a caption', ({ line }) => line.styled || line.counted),
  ofCaption('separated', 'a separator follows its label', ({ line }) => line.separated),
  ofCaption('table', 'it names a table', ({ line }) => line.kind === 'table'),
  ofCaption('listed', 'the list of tables or figures names it', (_, { isListed }) => isListed),
];

/** Whether a line can continue a table or figure that already has a caption. */
export function mayContinue(unit: Unit, { captions }: ItemsDocument): boolean {
  const facts = captions.get(unit);
  if (unit.type !== 'caption' || !facts) return false;
  if (isWholeSentence(unit) && !unit.line.styled) return facts.isLaterPart;
  return facts.isLaterPart || facts.hasTwinBefore || facts.hasSameTitle || facts.hasStrongerTwin;
}

/** What speaks for a caption sharing its neighbour's objects, each caption naming some of them. */
export const besideSignals: readonly ItemSignal[] = [
  ofCaption('next-number', 'its number continues the one before', (_, { follows }) => follows),
  ofCaption(
    'same-block',
    'both are in the same paragraph or table',
    ({ position, block }, _, { units }) => units[position - 1]?.block === block,
  ),
  ofCaption('room', 'there are as many objects as captions', ({ position }, _, { units }) =>
    hasRoom(position, units),
  ),
  ofCaption('lines-between', 'there are lines between them', ({ gap }) => gap.lines > 0),
  ofCaption('same-kind', 'both name the same kind', ({ position, line }, _, { units }) => {
    const before = units[position - 1];
    return before?.type === 'caption' && before.line.kind === line.kind;
  }),
  ofCaption('unlabelled', 'it names neither a table nor a figure', ({ line }) => line.kind === 'unlabelled'),
  ofCaption('other', 'it names something else', ({ line }) => line.kind === 'other'),
  ofCaption('twin-before', 'a caption before has its number', (_, { hasTwinBefore }) => hasTwinBefore),
  ofCaption('marked', 'a style or a field marks it as a caption', ({ line }) => line.styled || line.counted),
];

/** Whether two adjacent captions can belong to two objects. They cannot if one repeats the other. */
export function mayShare(unit: Unit, { units, captions }: ItemsDocument): boolean {
  const before = units[unit.position - 1];
  if (unit.type !== 'caption' || before?.type !== 'caption' || unit.gap.lines > 1) return false;
  const number = captions.get(unit)?.number.join('.') ?? '';
  return number === '' || number !== captions.get(before)?.number.join('.');
}

/** Whether the adjacent captions follow or precede at least as many objects. */
function hasRoom(position: number, units: readonly Unit[]): boolean {
  let first = position;
  let last = position;
  while (last - first < mostBeside && units[first - 1]?.type === 'caption') first -= 1;
  while (last - first < mostBeside && units[last + 1]?.type === 'caption') last += 1;
  const captions = last - first + 1;
  let before = 0;
  while (before < captions && isObject(units[first - 1 - before])) before += 1;
  let after = 0;
  while (after < captions && isObject(units[last + 1 + after])) after += 1;
  return before >= captions || after >= captions;
}

/** No page has more pictures side by side. */
const mostBeside = 12;
