import type { CaptionUnit, Unit } from '../../../src/core/docx/decide/items/units/unit.ts';
import { readCaption } from '../../../src/core/docx/text/captions/caption-text.ts';
import { foldText } from '../../../src/core/docx/text/fold-text.ts';
import type { Label } from '../../accuracy/corpus/label.ts';

/** A labelled table or figure with its unit; null if no unit fits. */
export interface Match {
  kind: 'table' | 'figure';
  word: number;
  caption: string;
  unit: Unit | null;
}

/**
 * Finds the unit of each labelled item: the caption with its words or its number; failing that, the object at its place,
 * or the caption of the same kind right next to that object.
 *
 * @param wordsBefore the number of counted words before a paragraph
 */
export function matchItems(
  { tables, figures }: Pick<Label, 'tables' | 'figures'>,
  units: readonly Unit[],
  wordsBefore: (paragraph: number) => number,
): Match[] {
  const items = [
    ...tables.map(([word, caption]) => ({ kind: 'table' as const, word, caption })),
    ...figures.map(([word, caption]) => ({ kind: 'figure' as const, word, caption })),
  ];
  const matches: Match[] = items.map((item) => ({ ...item, unit: null }));
  const taken = new Set<Unit>();
  const distance = (unit: Unit, { word }: Match) => Math.abs(wordsBefore(unit.paragraph) - word);
  for (const cost of [byWords, byNumber, byPlace]) {
    for (const match of matches) {
      if (match.unit) continue;
      let least = Number.POSITIVE_INFINITY;
      for (const unit of units) {
        if (taken.has(unit)) continue;
        const extra = cost(match, unit, distance(unit, match));
        if (extra === null || distance(unit, match) + extra >= least) continue;
        least = distance(unit, match) + extra;
        match.unit = unit;
      }
      if (match.unit) taken.add(match.unit);
    }
  }
  for (const match of matches) {
    const { unit, kind } = match;
    if (!unit) continue;
    const caption = unit.type === 'caption' ? labelOf(unit, units) : captionAt(unit, kind, units);
    if (!caption || taken.has(caption)) continue;
    taken.add(caption);
    match.unit = caption;
  }
  return matches;
}

type Cost = (match: Match, unit: Unit, distance: number) => number | null;

/** Compares words: a label gives a caption's first words, sometimes without its number. */
const byWords: Cost = ({ kind, caption }, unit, distance) => {
  const wanted = squashed(caption);
  if (unit.type !== 'caption' || wanted.length < 4) return null;
  if (distance > (wanted.length >= telling ? farOff : near)) return null;
  const have = squashed(unit.line.text);
  const title = squashed(unit.line.title);
  const length = Math.min(telling, wanted.length, have.length);
  const isSame =
    (length >= 4 && have.slice(0, length) === wanted.slice(0, length)) ||
    (title.length >= 6 && wanted.includes(title.slice(0, 24))) ||
    (wanted.length >= 8 && have.includes(wanted.slice(0, 30)));
  if (!isSame) return null;
  const number = readCaption(caption)?.number ?? '';
  return unlikeness(unit, kind) + (number !== '' && number !== unit.line.number ? 150 : 0);
};

const byNumber: Cost = ({ kind, caption }, unit, distance) => {
  if (unit.type !== 'caption' || distance > farOff) return null;
  const read = readCaption(caption) ?? readCaption(`${kind === 'table' ? 'Table' : 'Figure'} ${caption}`);
  if (!read?.number || unit.line.kind !== read.kind || unit.line.number !== read.number) return null;
  return 4 * unlikeness(unit, kind);
};

const byPlace: Cost = ({ kind }, unit, distance) => {
  if (unit.type === 'caption' || distance > 30) return null;
  const isTiny =
    unit.type === 'graphic' && unit.drawings.every(({ width, height }) => Math.max(width, height) < 40);
  return ((unit.type === 'grid') === (kind === 'table') ? 0 : 15) + (isTiny ? 15 : 0);
};

function unlikeness({ line }: CaptionUnit, kind: Match['kind']): number {
  return (line.separated ? 0 : 50) + (line.styled || line.counted ? 0 : 10) + (line.kind === kind ? 0 : 5);
}

/** The bare label ("Table 1") right above a line that is its title. */
function labelOf({ line, position, gap }: CaptionUnit, units: readonly Unit[]): CaptionUnit | null {
  const above = units[position - 1];
  const isTitle = !line.labelled && gap.lines === 0 && above?.type === 'caption' && above.line.title === '';
  return isTitle ? above : null;
}

/** A caption of this kind right next to the object. */
function captionAt(object: Unit, kind: Match['kind'], units: readonly Unit[]): CaptionUnit | null {
  const after = units[object.position + 1];
  for (const [caption, gap] of [
    [units[object.position - 1], object.gap],
    [after, after?.gap],
  ] as const) {
    if (caption?.type !== 'caption' || caption.line.kind !== kind) continue;
    const { styled, counted, separated, title } = caption.line;
    const isNear = gap && gap.lines <= (title === '' ? 1 : 0);
    if (isNear && (styled || counted || separated)) return caption;
  }
  return null;
}

function squashed(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A label's caption with at least this many letters may match far from its place. */
const telling = 16;
/** In words: some labels give the place of the table or picture, which may be a page long. */
const farOff = 900;
const near = 300;
