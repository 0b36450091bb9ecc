import type { Attributes } from '../read-xml.ts';
import type { RunProperties } from './paragraph-format.ts';
import { halfPoints, isOn, setIfSaid } from './property-values.ts';
import { type ThemeFonts, themeFont } from './theme-fonts.ts';

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
