import type { Attributes } from '../read-xml.ts';
import type { ParagraphProperties, RunProperties } from './paragraph-format.ts';
import { halfPoints, isOn, points, wholeNumber } from './property-values.ts';

/**
 * Takes one child of `w:pPr` into `properties`. `w:numPr` has children of its own, which arrive here too
 * (`w:ilvl`, `w:numId`).
 */
export function applyParagraphElement(
  properties: ParagraphProperties,
  name: string,
  attributes: Attributes,
): void {
  const value = attributes['w:val'];
  switch (name) {
    case 'w:outlineLvl':
      set(properties, 'outlineLevel', outlineLevel(value));
      break;
    case 'w:ilvl':
      properties.numbering = { id: properties.numbering?.id ?? '', level: wholeNumber(value) ?? 0 };
      break;
    case 'w:numId':
      properties.numbering = { id: value ?? '', level: properties.numbering?.level ?? 0 };
      break;
    case 'w:jc':
      set(properties, 'alignment', value);
      break;
    case 'w:pageBreakBefore':
      properties.pageBreakBefore = isOn(attributes);
      break;
    case 'w:keepNext':
      properties.keepWithNext = isOn(attributes);
      break;
    case 'w:keepLines':
      properties.keepTogether = isOn(attributes);
      break;
    case 'w:contextualSpacing':
      properties.contextualSpacing = isOn(attributes);
      break;
    case 'w:framePr':
      properties.framed = true;
      break;
    case 'w:spacing':
      applySpacing(properties, attributes);
      break;
    case 'w:ind':
      applyIndent(properties, attributes);
      break;
  }
}

/** Takes one child of `w:rPr` into `properties`. */
export function applyRunElement(properties: RunProperties, name: string, attributes: Attributes): void {
  switch (name) {
    case 'w:b':
      properties.bold = isOn(attributes);
      break;
    case 'w:i':
      properties.italic = isOn(attributes);
      break;
    case 'w:caps':
      properties.capitals = isOn(attributes);
      break;
    case 'w:smallCaps':
      properties.smallCapitals = isOn(attributes);
      break;
    case 'w:u':
      properties.underlined = isOn(attributes);
      break;
    case 'w:vanish':
      properties.hidden = isOn(attributes);
      break;
    case 'w:sz':
      set(properties, 'size', halfPoints(attributes['w:val']));
      break;
    case 'w:rFonts':
      set(properties, 'font', attributes['w:ascii'] ?? attributes['w:hAnsi'] ?? attributes['w:eastAsia']);
      break;
  }
}

function outlineLevel(value: string | undefined): number | undefined {
  const level = wholeNumber(value);
  return level !== undefined && level >= 0 && level <= 9 ? level : undefined;
}

function applySpacing(properties: ParagraphProperties, attributes: Attributes): void {
  const rule = attributes['w:lineRule'];
  set(properties, 'spaceBefore', points(attributes['w:before']));
  set(properties, 'spaceAfter', points(attributes['w:after']));
  if (attributes['w:line'] === undefined) return;
  properties.lineRule = rule === 'exact' || rule === 'atLeast' ? rule : 'auto';
  const line = points(attributes['w:line']);
  // Automatic spacing counts in 240ths of a line.
  set(properties, 'line', line === undefined || properties.lineRule !== 'auto' ? line : line / 12);
}

function applyIndent(properties: ParagraphProperties, attributes: Attributes): void {
  set(properties, 'indentLeft', points(attributes['w:left'] ?? attributes['w:start']));
  set(properties, 'indentRight', points(attributes['w:right'] ?? attributes['w:end']));
  const hanging = points(attributes['w:hanging']);
  set(properties, 'indentFirst', hanging === undefined ? points(attributes['w:firstLine']) : -hanging);
}

function set<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
  if (value !== undefined) target[key] = value;
}
