import type { Attributes } from '../read-xml.ts';
import type { ParagraphProperties, RunProperties } from './paragraph-format.ts';
import {
  halfPoints,
  identifier,
  isOn,
  isOnValue,
  points,
  setIfSaid,
  wholeNumber,
} from './property-values.ts';
import { withTabStop } from './tab-stops.ts';
import { type ThemeFonts, themeFont } from './theme-fonts.ts';

/**
 * Applies one child of `w:pPr` to `properties`. The children of `w:numPr` and `w:tabs` (`w:ilvl`, `w:numId`, `w:tab`)
 * are passed to it too.
 */
export function applyParagraphElement(
  properties: ParagraphProperties,
  name: string,
  attributes: Attributes,
): void {
  const value = attributes['w:val'];
  switch (name) {
    case 'w:outlineLvl':
      setIfSaid(properties, 'outlineLevel', outlineLevel(value));
      break;
    case 'w:ilvl':
      properties.numbering = { id: properties.numbering?.id ?? '', level: wholeNumber(value) ?? 0 };
      break;
    case 'w:numId':
      properties.numbering = { id: identifier(value) ?? '', level: properties.numbering?.level ?? 0 };
      break;
    case 'w:jc':
      setIfSaid(properties, 'alignment', value);
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
    case 'w:snapToGrid':
      properties.snapToGrid = isOn(attributes);
      break;
    case 'w:bidi':
      properties.rightToLeft = isOn(attributes);
      break;
    case 'w:spacing':
      applySpacing(properties, attributes);
      break;
    case 'w:ind':
      applyIndent(properties, attributes);
      break;
    case 'w:tab':
      properties.tabs = withTabStop(properties.tabs, attributes);
      break;
  }
}

function outlineLevel(value: string | undefined): number | undefined {
  const level = wholeNumber(value);
  return level !== undefined && level >= 0 && level <= 9 ? level : undefined;
}

/** Each attribute is inherited separately (17.3.1.33). Nearly every paragraph has some of them; few have all. */
function applySpacing(properties: ParagraphProperties, attributes: Attributes): void {
  const before = attributes['w:before'];
  const after = attributes['w:after'];
  const line = attributes['w:line'];
  const rule = attributes['w:lineRule'];
  if (before !== undefined) setIfSaid(properties, 'spaceBefore', points(before));
  if (after !== undefined) setIfSaid(properties, 'spaceAfter', points(after));
  if (line !== undefined) setIfSaid(properties, 'line', points(line));
  if (rule !== undefined) properties.lineRule = rule === 'exact' || rule === 'atLeast' ? rule : 'auto';
  const automaticBefore = isOnValue(attributes['w:beforeAutospacing']);
  const automaticAfter = isOnValue(attributes['w:afterAutospacing']);
  if (automaticBefore !== undefined) properties.automaticBefore = automaticBefore;
  if (automaticAfter !== undefined) properties.automaticAfter = automaticAfter;
  const linesBefore = attributes['w:beforeLines'];
  const linesAfter = attributes['w:afterLines'];
  if (linesBefore !== undefined) setIfSaid(properties, 'linesBefore', pointsOfLines(linesBefore, before));
  if (linesAfter !== undefined) setIfSaid(properties, 'linesAfter', pointsOfLines(linesAfter, after));
}

/** Converts hundredths of a line to points. A program may have stored the converted value next to it. */
function pointsOfLines(lines: string | undefined, workedOut: string | undefined): number | undefined {
  const hundredths = wholeNumber(lines);
  if (hundredths === undefined || hundredths <= 0) return hundredths === undefined ? undefined : 0;
  return points(workedOut) ?? points(String(hundredths * 2.4));
}

/** Applies `w:ind`, of a style, a paragraph or the level of a list. */
export function applyIndent(
  properties: Pick<ParagraphProperties, 'indentLeft' | 'indentRight' | 'indentFirst'>,
  attributes: Attributes,
): void {
  setIfSaid(properties, 'indentLeft', points(attributes['w:left'] ?? attributes['w:start']));
  setIfSaid(properties, 'indentRight', points(attributes['w:right'] ?? attributes['w:end']));
  const hanging = points(attributes['w:hanging']);
  setIfSaid(properties, 'indentFirst', hanging === undefined ? points(attributes['w:firstLine']) : -hanging);
}

/** Applies one child of `w:rPr` to `properties`. */
export function applyRunElement(
  properties: RunProperties,
  name: string,
  attributes: Attributes,
  themeFonts: ThemeFonts,
): void {
  switch (name) {
    case 'w:b':
      properties.bold = isOn(attributes);
      break;
    case 'w:i':
      properties.italic = isOn(attributes);
      break;
    case 'w:bCs':
      properties.complexBold = isOn(attributes);
      break;
    case 'w:iCs':
      properties.complexItalic = isOn(attributes);
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
    case 'w:rtl':
    case 'w:cs':
      properties.isComplex = isOn(attributes);
      break;
    case 'w:sz':
      setIfSaid(properties, 'size', halfPoints(attributes['w:val']));
      break;
    case 'w:szCs':
      setIfSaid(properties, 'complexSize', halfPoints(attributes['w:val']));
      break;
    case 'w:rFonts':
      applyFonts(properties, attributes, themeFonts);
      break;
  }
}

/** A theme font takes precedence over a named one. The font of each script is inherited separately (17.3.2.26). */
function applyFonts(properties: RunProperties, attributes: Attributes, themeFonts: ThemeFonts): void {
  const font = (theme: string | undefined, name: string | undefined) =>
    (themeFont(themeFonts, theme) ?? name)?.slice(0, longestName);
  setIfSaid(properties, 'font', font(attributes['w:asciiTheme'], attributes['w:ascii']));
  setIfSaid(properties, 'eastAsianFont', font(attributes['w:eastAsiaTheme'], attributes['w:eastAsia']));
  // The only theme attribute whose name is not the plain attribute's name followed by `Theme`.
  setIfSaid(properties, 'complexFont', font(attributes['w:cstheme'], attributes['w:cs']));
}

/** A few times Word's own limit. Names are checked for each paragraph set in the font. */
const longestName = 100;
