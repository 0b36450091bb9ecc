import type { TabStop } from './tab-stops.ts';

/**
 * What a style or a paragraph itself says about paragraphs (ISO/IEC 29500-1, 17.3.1). Properties that it does not set
 * are absent, so that a style's own settings can be told from inherited ones.
 */
export interface ParagraphProperties {
  /** 0 is level 1; 9 is body text. */
  outlineLevel?: number;
  /** `numId` 0 removes a style's numbering. */
  numbering?: { id: string; level: number };
  alignment?: string;
  pageBreakBefore?: boolean;
  keepWithNext?: boolean;
  keepTogether?: boolean;
  /** In points. */
  spaceBefore?: number;
  spaceAfter?: number;
  /** The program chooses the space, as a browser does (`w:beforeAutospacing`). */
  automaticBefore?: boolean;
  automaticAfter?: boolean;
  /** Given as a number of lines (`w:beforeLines`), stored in points; overrides plain points. 0 for none. */
  linesBefore?: number;
  linesAfter?: number;
  /** In points as written; with the automatic rule, 12 points mean one line of the font. */
  line?: number;
  lineRule?: 'auto' | 'exact' | 'atLeast';
  /** In points. */
  indentLeft?: number;
  indentRight?: number;
  /** Negative for a hanging indent. */
  indentFirst?: number;
  /** The indents that the list says, where they apply instead of those above. */
  listLeft?: number | undefined;
  listFirst?: number | undefined;
  contextualSpacing?: boolean;
  /** In a frame that floats beside the text (`w:framePr`). */
  framed?: boolean;
  /** Tab stops, including those that clear an inherited one. */
  tabs?: readonly TabStop[];
  /** Whether lines follow the section's grid, if it has one (`w:snapToGrid`). @default true */
  snapToGrid?: boolean;
  /** Set from right to left (`w:bidi`). */
  rightToLeft?: boolean;
}

/** What a style or a run says about characters (17.3.2). */
export interface RunProperties {
  bold?: boolean;
  italic?: boolean;
  capitals?: boolean;
  smallCapitals?: boolean;
  underlined?: boolean;
  hidden?: boolean;
  /** Points. */
  size?: number;
  /** The font of Latin text; a theme font under its real name. */
  font?: string;
  /** The font of Chinese, Japanese and Korean text. */
  eastAsianFont?: string;
  /** Arabic, Hebrew, Thai and similar text has a face of its own. */
  complexBold?: boolean;
  complexItalic?: boolean;
  complexSize?: number;
  complexFont?: string;
  /** The whole run is such text, whatever its characters (`w:rtl`, `w:cs`). */
  isComplex?: boolean;
}

/** The name of a style, linked to those of the styles it is based on. Styles with the same base share the object. */
export interface StyleNames {
  name: string;
  base: StyleNames | null;
}

/** The paragraph properties in force: the paragraph's own, then its style's, then the document's defaults. */
export interface ParagraphFormat extends Omit<ParagraphProperties, 'linesBefore' | 'linesAfter' | 'tabs'> {
  /** The style's English name in lower case (`heading 1`); `normal` if the paragraph has no style. */
  style: string;
  /** The names of the style and of those it is based on. */
  styles: StyleNames;
  /** The run properties of the style (such as `Standard` or `Heading 2`), without those of runs. */
  run: RunProperties;
  /** The outline level was set on the paragraph itself, not by its style. */
  ownOutlineLevel: boolean;
  /** In points, whichever way they were given. */
  spaceBefore?: number;
  spaceAfter?: number;
  /** A multiple of the font's line height, or points if the rule is `exact` or `atLeast`. */
  line?: number;
  /** One of its tab stops is at the right with a dotted or solid leader, as in a table of contents. */
  leaderTab: boolean;
}
