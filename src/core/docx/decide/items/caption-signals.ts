import { keptCharacters } from '../../story/story.ts';
import type { Signal } from '../signal.ts';
import type { CaptionFacts, ItemsDocument } from './document.ts';
import { type CaptionUnit, isObject, type Unit } from './unit.ts';

export type ItemSignal = Signal<Unit, ItemsDocument>;

/** A signal of caption lines. */
export function ofCaption(
  id: string,
  says: string,
  of: (unit: CaptionUnit, facts: CaptionFacts, document: ItemsDocument) => boolean | number,
): ItemSignal {
  return {
    id,
    says,
    of: (unit, document) => {
      const facts = document.captions.get(unit);
      return unit.type === 'caption' && facts ? Number(of(unit, facts, document)) : 0;
    },
  };
}

/** What speaks for a line to be a caption that counts. */
export const captionSignals: readonly ItemSignal[] = [
  ofCaption('styled', "it has a caption's style", ({ line }) => line.styled),
  ofCaption('counted-by-word', 'Word counts it by a field', ({ line }) => line.counted),
  ofCaption('separated', 'a separator follows its number', ({ line }) => line.labelled && line.separated),
  ofCaption('bare', 'it is nothing but label and number', ({ line }) => line.labelled && line.title === ''),
  ofCaption('sentence', 'it goes on as a sentence does', ({ line }) => goesOn(line)),
  ofCaption(
    'without-number',
    'its label has no number',
    ({ line }, { number }) => line.labelled && number.length === 0,
  ),
  ofCaption('unlabelled', 'it names neither table nor figure', ({ line }) => !line.labelled),
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
  ofCaption(
    'stronger-twin',
    'another line has its number and looks more like a caption',
    (_, facts) => facts.hasStrongerTwin,
  ),
  ofCaption('twin-before', 'a caption before has its number', (_, facts) => facts.hasTwinBefore),
  ofCaption('listed', 'the list of tables or figures names it', (_, { isListed }) => isListed),
  ofCaption('unlisted', 'the list of tables or figures does not name it', (_, { isUnlisted }) => isUnlisted),
  ofCaption('others-marked', 'other captions have a style or a field', ({ line }, _, { marked }) =>
    line.styled || line.counted ? 0 : marked,
  ),
];

/** Whether a line can be a caption that counts: no second line of another, no later part, no mention of one. */
export function mayCount(unit: Unit, { units, captions }: ItemsDocument): boolean {
  const facts = captions.get(unit);
  if (unit.type !== 'caption' || !facts || unit.line.continued) return false;
  if (facts.hasStrongerTwin && facts.strength < 2) return false;
  if (isWholeSentence(unit)) return false;
  return unit.line.labelled || !isSecondLine(unit, units);
}

/** Whether a line goes on with a table or figure that was captioned before. */
export function mayContinue(unit: Unit, { captions }: ItemsDocument): boolean {
  const facts = captions.get(unit);
  if (unit.type !== 'caption' || !facts) return false;
  return unit.line.continued || facts.hasTwinBefore || facts.hasStrongerTwin;
}

/** Below a label, a line in a caption style is its title or a note. */
function isSecondLine({ position, gap, block }: CaptionUnit, units: readonly Unit[]): boolean {
  const above = units[position - 1];
  if (above?.type !== 'caption' || !above.line.labelled || above.line.kind === 'other') return false;
  return gap.lines === 0 && (gap.blanks === 0 || block === above.block);
}

function isSetOff({ look, format }: CaptionUnit['source'], bodySize: number): boolean {
  return look.bold > 0.5 || look.italic > 0.5 || format.alignment === 'center' || look.size < bodySize - 0.4;
}

/** "Figure 3 shows that they differ." */
function isWholeSentence({ line, source: { text } }: CaptionUnit): boolean {
  if (!goesOn(line) || line.styled || line.counted) return false;
  return text.length >= keptCharacters || /[.。!?:;]\s*$/.test(text);
}

function goesOn({ labelled, separated, title }: CaptionUnit['line']): boolean {
  return labelled && !separated && /^\p{Ll}/u.test(title);
}

/** What speaks for a caption to count though nothing stands at it. */
export const aloneSignals: readonly ItemSignal[] = [
  ofCaption('marked', 'a style or a field calls it a caption', ({ line }) => line.styled || line.counted),
  ofCaption('plain', 'it reads as a caption', (_, { strength }) => strength === 2),
  ofCaption('sentence', 'it may be a sentence', (_, { strength }) => strength === 0),
  ofCaption('listed', 'the list of tables or figures names it', (_, { isListed }) => isListed),
  ofCaption('unlisted', 'the list of tables or figures does not name it', (_, { isUnlisted }) => isUnlisted),
  ofCaption('in-sequence', 'it fills its place in the numbers', (_, { follows, leads }) => follows && leads),
  ofCaption(
    'stronger-twin',
    'another line has its number and looks more like a caption',
    (_, facts) => facts.hasStrongerTwin,
  ),
  ofCaption(
    'twin',
    'another caption has its number',
    (_, facts) => facts.hasTwinBefore || facts.hasTwinAfter,
  ),
  ofCaption('table', 'it names a table', ({ line }) => line.kind === 'table'),
  ofCaption('unlabelled', 'it names neither table nor figure', ({ line }) => line.kind === 'unlabelled'),
  ofCaption('others-alone', 'nothing stands at other captions either', ({ line: { kind } }, _, { alone }) =>
    kind === 'table' || kind === 'figure' ? alone[kind] : 0,
  ),
  ofCaption('code', 'lines of code stand at it', (unit, _, document) => linesAt(unit, document, isCode, 1)),
  ofCaption('tabs', 'lines with tabs stand at it', (unit, _, document) =>
    linesAt(unit, document, isTabbed, 2),
  ),
  ofCaption(
    'object-at-it',
    'an object stands right at it',
    (unit, _, { units }) =>
      (isObject(units[unit.position - 1]) && unit.gap.lines === 0) ||
      (isObject(units[unit.position + 1]) && units[unit.position + 1]?.gap.lines === 0),
  ),
  ofCaption('blank-lines', 'blank lines stand at it', (unit, _, { units }) =>
    Math.min(1, (unit.gap.blanks + (units[unit.position + 1]?.gap.blanks ?? 0)) / 6),
  ),
  ofCaption(
    'captions-around',
    'captions stand on both sides of it',
    (unit, _, { units }) =>
      units[unit.position - 1]?.type === 'caption' && units[unit.position + 1]?.type === 'caption',
  ),
];

function isCode(text: { monospaced: number }): boolean {
  return text.monospaced > 0.5;
}

/** Something stands before the tab and something after it: no mere indent. */
function isTabbed(line: { text: string }): boolean {
  return /\S[ \u00a0]*\t\s*\S/.test(line.text);
}

/** Whether the nearest lines on one side, as many as are asked for, are such. */
function linesAt(
  { paragraph, source }: CaptionUnit,
  { paragraphs }: ItemsDocument,
  is: (line: { text: string; monospaced: number }) => boolean,
  fewest: number,
): boolean {
  if (source.place.table !== null || source.place.host !== null) return false;
  return [-1, 1].some((step) => {
    let count = 0;
    for (let near = 1; near <= fewest + 3 && count < fewest; near += 1) {
      const line = paragraphs[paragraph + near * step];
      if (!line || line.place.table !== null) return false;
      if (line.words === 0) continue;
      if (!is({ text: line.text, monospaced: line.look.monospaced })) return false;
      count += 1;
    }
    return count >= fewest;
  });
}

/** What speaks for a caption to go on with a table or figure that was counted before. */
export const againSignals: readonly ItemSignal[] = [
  ofCaption('continued', 'it says that it continues', ({ line }) => line.continued),
  ofCaption('twin-before', 'a caption before has its number', (_, facts) => facts.hasTwinBefore),
  ofCaption(
    'stronger-twin',
    'another line has its number and looks more like a caption',
    (_, facts) => facts.hasStrongerTwin,
  ),
  ofCaption('unlabelled', 'it names neither table nor figure', ({ line }) => line.kind === 'unlabelled'),
  ofCaption('marked', 'a style or a field calls it a caption', ({ line }) => line.styled || line.counted),
  ofCaption('separated', 'a separator follows its number', ({ line }) => line.separated),
  ofCaption('table', 'it names a table', ({ line }) => line.kind === 'table'),
  ofCaption('listed', 'the list of tables or figures names it', (_, { isListed }) => isListed),
];

/** What speaks for a caption to share the objects of its neighbour, each with a part of them. */
export const besideSignals: readonly ItemSignal[] = [
  ofCaption('next-number', 'its number continues the one before', (_, { follows }) => follows),
  ofCaption(
    'same-block',
    'both stand in one paragraph or table',
    (unit, _, { units }) => units[unit.position - 1]?.block === unit.block,
  ),
  ofCaption('room', 'there are as many objects as captions', (unit, _, document) => hasRoom(unit, document)),
  ofCaption('lines-between', 'lines stand between them', ({ gap }) => gap.lines > 0),
  ofCaption('same-kind', 'both name the same', (unit, _, { units }) => {
    const before = units[unit.position - 1];
    return before?.type === 'caption' && before.line.kind === unit.line.kind;
  }),
  ofCaption('unlabelled', 'it names neither table nor figure', ({ line }) => line.kind === 'unlabelled'),
  ofCaption('other', 'it names something else', ({ line }) => line.kind === 'other'),
  ofCaption(
    'stronger-twin',
    'another line has its number and looks more like a caption',
    (_, facts) => facts.hasStrongerTwin,
  ),
  ofCaption('twin-before', 'a caption before has its number', (_, facts) => facts.hasTwinBefore),
  ofCaption('marked', 'a style or a field calls it a caption', ({ line }) => line.styled || line.counted),
];

/** Whether two captions that stand together can be of two objects: not where one repeats the other. */
export function mayShare(unit: Unit, before: Unit | undefined, { captions }: ItemsDocument): boolean {
  if (unit.type !== 'caption' || before?.type !== 'caption' || unit.gap.lines > 1) return false;
  const numbers = [unit, before].map((each) => captions.get(each)?.number.join('.') ?? '');
  return numbers[0] === '' || numbers[0] !== numbers[1];
}

/** Whether the run of captions that it stands in follows or precedes a run of at least as many objects. */
function hasRoom(unit: CaptionUnit, { units }: ItemsDocument): boolean {
  let first = unit.position;
  let last = unit.position;
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
