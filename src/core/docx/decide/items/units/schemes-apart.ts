import { isForSchemes } from '../../../text/captions/caption-label.ts';
import type { CaptionUnit, Unit } from './unit.ts';

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
