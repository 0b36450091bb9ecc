import { isForSchemes } from '../../../text/captions/caption-label.ts';
import { isOtherLabel } from '../../../text/captions/caption-text.ts';
import { type CaptionUnit, isObject, type Unit } from './unit.ts';

/**
 * Some authors number what they show under labels of their own, such as "Login 1" and "Login 2". If most of what one
 * of these labels names are pictures, all of it is figures.
 */
export function withOwnKinds(units: readonly Unit[]): readonly Unit[] {
  const captions = units.filter(isOfOwnKind);
  const figures = new Map<Unit, Unit>();
  for (const kind of kindsOf(captions)) {
    const ofPictures = kind.filter((caption) => isBesidePicture(caption, units));
    if (kind.length < fewestInKind || ofPictures.length * 2 <= kind.length) continue;
    for (const caption of kind)
      figures.set(caption, { ...caption, line: { ...caption.line, kind: 'figure' } });
  }
  return figures.size === 0 ? units : units.map((unit) => figures.get(unit) ?? unit);
}

/** Groups captions by their label. Labels that are used once make one group. */
function kindsOf(captions: readonly CaptionUnit[]): CaptionUnit[][] {
  const byLabel = new Map<string, CaptionUnit[]>();
  for (const caption of captions) {
    const label = caption.source.sequence ?? '';
    const alike = byLabel.get(label);
    if (alike) alike.push(caption);
    else byLabel.set(label, [caption]);
  }
  const kinds = [...byLabel.values()];
  return [...kinds.filter(({ length }) => length > 1), kinds.filter(({ length }) => length === 1).flat()];
}

/** Whether Word numbers a caption by a label that no language has. */
function isOfOwnKind(unit: Unit): unit is CaptionUnit {
  if (unit.type !== 'caption') return false;
  const { kind, labelled } = unit.line;
  return kind === 'other' && !labelled && !isOtherLabel(unit.source.sequence ?? '');
}

/** Whether the object next to a caption, and nearest to it, is a picture and no grid. */
function isBesidePicture({ position, gap }: CaptionUnit, units: readonly Unit[]): boolean {
  const [before, after] = [units[position - 1], units[position + 1]];
  const besides = [
    ...(isObject(before) && gap.lines === 0 ? [before] : []),
    ...(isObject(after) && after.gap.lines === 0 ? [after] : []),
  ];
  return besides.some(({ type }) => type === 'graphic') && !besides.some(({ type }) => type === 'grid');
}

/** A single caption does not make a kind. */
const fewestInKind = 2;

/**
 * Where schemes are numbered apart from figures (there is a "Scheme 1" and a "Figure 1"), their captions are those of
 * something else, and so neither they nor what they belong to count.
 */
export function withSchemesApart(units: readonly Unit[]): readonly Unit[] {
  const figures = units.filter(isOfFigure);
  const schemes = figures.filter(isOfScheme);
  if (schemes.length === 0) return units;
  const numbers = new Set(figures.filter((unit) => !isOfScheme(unit)).map(({ line }) => line.number));
  if (!schemes.some(({ line }) => numbers.has(line.number))) return units;
  const others = new Map<Unit, Unit>(
    schemes.map((unit) => [unit, { ...unit, line: { ...unit.line, kind: 'other' } }]),
  );
  return units.map((unit) => others.get(unit) ?? unit);
}

function isOfFigure(unit: Unit): unit is CaptionUnit {
  return unit.type === 'caption' && unit.line.kind === 'figure' && unit.line.number !== '';
}

function isOfScheme({ line }: CaptionUnit): boolean {
  return isForSchemes(line.label);
}
