import type { Attributes } from '../read-xml.ts';

/** `<w:b/>`, `<w:b w:val="0"/>`: on unless the value says off (`ST_OnOff`). */
export function isOn(attributes: Attributes): boolean {
  return isOnValue(attributes['w:val']) ?? true;
}

/** Reads an on/off attribute; undefined if it is absent. */
export function isOnValue(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none');
}

/** Sets a property, or leaves it as it is if the value is undefined. */
export function setIfSaid<T extends object, K extends keyof T>(
  properties: T,
  name: K,
  value: T[K] | undefined,
): void {
  if (value !== undefined) properties[name] = value;
}

/**
 * Reads twentieths of a point (`ST_TwipsMeasure`), or a length with a unit as in Strict documents; returns points.
 */
export function points(value: string | undefined): number | undefined {
  return length(value, 1 / 20);
}

/** Reads half points (`ST_HpsMeasure`) or a length with a unit; returns points. */
export function halfPoints(value: string | undefined): number | undefined {
  return length(value, 1 / 2);
}

/** Converts English metric units (914,400 per inch) to points. */
export function pointsOfEmu(value: string | undefined): number {
  return length(value, 1 / 12_700) ?? 0;
}

/** Reads a whole number; undefined if the text is not one. */
export function wholeNumber(value: string | undefined): number | undefined {
  if (value === undefined || !/^\s*[+-]?\d{1,9}\s*$/.test(value)) return undefined;
  return Number.parseInt(value, 10);
}

/** Reads the id of a style or a list; null if it is absent. */
export function identifier(value: string | undefined): string | null {
  return value?.slice(0, longestIdentifier) ?? null;
}

/** Word's own limit for names of styles, of which it makes their ids. Ids are looked up for each paragraph and run. */
const longestIdentifier = 253;

/** Reads a length from a CSS-like VML style: `width:214.5pt`. */
export function styleLength(style: string, property: 'width' | 'height'): number {
  const match = new RegExp(
    `(?:^|;)\\s*${property}\\s*:\\s*(\\d+(?:\\.\\d+)?|\\.\\d+)(pt|in|cm|mm|px|pc|pi)?`,
    'i',
  ).exec(style);
  if (!match) return 0;
  return within(
    Number.parseFloat(match[1] ?? '0') * (pointsPerUnit[(match[2] ?? 'px').toLowerCase()] ?? 0.75),
  );
}

/**
 * In points: 22 inches, the longest length Word supports. Longer ones in a hostile document would fill pages without
 * end.
 */
const longest = 1584;

function within(length: number): number {
  return Math.min(longest, Math.max(-longest, length));
}

const pointsPerUnit: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  pi: 12,
  px: 0.75,
};

function length(value: string | undefined, pointsPerPlainUnit: number): number | undefined {
  const match = /^\s*([+-]?\d{1,9}(?:\.\d{1,9})?)(pt|in|cm|mm|pc|pi)?\s*$/.exec(value ?? '');
  if (!match) return undefined;
  const unit = match[2] === undefined ? pointsPerPlainUnit : (pointsPerUnit[match[2]] ?? 0);
  return within(Number.parseFloat(match[1] ?? '0') * unit);
}
