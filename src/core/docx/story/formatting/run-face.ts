import type { RunProperties } from '../styles/paragraph-format.ts';

/** How characters look. */
export interface Face {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  size?: number | undefined;
  font?: string | undefined;
}

/** `latin` covers everything that is neither of the others. */
export type Script = 'latin' | 'eastAsian' | 'complex';

/**
 * Returns how a run's text in a script is set. East Asian text has its own font; Arabic, Hebrew, Thai and similar
 * text also has its own weight and size (17.3.2.26).
 */
export function faceOf(run: RunProperties, ofText: Script): Face {
  const script = run.isComplex === true ? 'complex' : ofText;
  if (script === 'latin') return run;
  const { bold, italic, size, font, eastAsianFont = font, complexFont = font } = run;
  if (script === 'eastAsian') return { bold, italic, size, font: eastAsianFont };
  return { bold: run.complexBold, italic: run.complexItalic, size: run.complexSize, font: complexFont };
}

/** Returns a text's script, as its first letter shows it. */
export function scriptOf(text: string): Script {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isNeutral(code)) continue;
    if (code < 0x590) return 'latin';
    if (code < 0x10a0 || isWithin(code, 0x1780, 0x17ff)) return 'complex';
    if (isWithin(code, 0xfb1d, 0xfdff) || isWithin(code, 0xfe70, 0xfeff)) return 'complex';
    if (isWithin(code, 0x1100, 0x11ff) || isWithin(code, 0x2e80, 0xd87f) || code >= 0xf900)
      return 'eastAsian';
    return 'latin';
  }
  return 'latin';
}

/** Whether a character is a digit or a sign, which does not show the script. */
function isNeutral(code: number): boolean {
  return code < 0x41 || isWithin(code, 0x80, 0xbf) || isWithin(code, 0x2000, 0x2dff);
}

function isWithin(code: number, first: number, last: number): boolean {
  return code >= first && code <= last;
}
