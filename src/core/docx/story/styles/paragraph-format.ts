import type { TabStop } from './tab-stops.ts';

/**
 * What a style or a paragraph says about paragraphs, each property where it is said (ISO/IEC 29500-1,
 * 17.3.1). An absent property is not said here, so that a style's own word can be told from an inherited one.
 */
export interface ParagraphProperties {
  /** 0 is level 1; 9 is body text. */
  outlineLevel?: number;
  /** `numId` 0 takes a style's numbering away. */
  numbering?: { id: string; level: number };
  alignment?: string;
  pageBreakBefore?: boolean;
  keepWithNext?: boolean;
  keepTogether?: boolean;
  /** Points. */
  spaceBefore?: number;
  spaceAfter?: number;
  /** The program chooses the space, as a browser does (`w:beforeAutospacing`). */
  automaticBefore?: boolean;
  automaticAfter?: boolean;
  /** Points that were given as a number of lines (`w:beforeLines`), which go before plain points; 0 for none. */
  linesBefore?: number;
  linesAfter?: number;
  /** Points as written; where the rule is automatic, twelve of them stand for one line of the font. */
  line?: number;
  lineRule?: 'auto' | 'exact' | 'atLeast';
  /** Points. */
  indentLeft?: number;
  indentRight?: number;
  /** Negative for a hanging indent. */
  indentFirst?: number;
  contextualSpacing?: boolean;
  /** In a frame, floating beside the text (`w:framePr`). */
  framed?: boolean;
  /** Tab stops, and those that are taken away. */
  tabs?: readonly TabStop[];
  /** Whether lines keep to the section's grid, where it has one (`w:snapToGrid`). @default true */
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
  /** Of Latin text; a font of the theme under its own name. */
  font?: string;
  /** Of Chinese, Japanese and Korean text. */
  eastAsianFont?: string;
  /** Arabic, Hebrew, Thai and the like have a face of their own. */
  complexBold?: boolean;
  complexItalic?: boolean;
  complexSize?: number;
  complexFont?: string;
  /** All of the run is such text, whatever its characters (`w:rtl`, `w:cs`). */
  isComplex?: boolean;
}

/** The name of a style, and those of the styles it is based on: the same object for all styles that share them. */
export interface StyleNames {
  name: string;
  base: StyleNames | null;
}

/** A paragraph's properties in force: its own, then its style's, then the document's defaults. */
export interface ParagraphFormat
  extends Omit<
    ParagraphProperties,
    'automaticBefore' | 'automaticAfter' | 'linesBefore' | 'linesAfter' | 'tabs'
  > {
  /** The style's name in lower case as Word shows it in English (`heading 1`), `normal` where none is set. */
  style: string;
  /** Names of the style and of those it is based on. */
  styles: StyleNames;
  /** Of the style (`Standard` or `Heading 2`), not of runs. */
  run: RunProperties;
  /** The outline level was set on the paragraph itself and not by its style. */
  ownOutlineLevel: boolean;
  /** Points, whichever way they were given. */
  spaceBefore?: number;
  spaceAfter?: number;
  /** Multiple of the font's line height, or points where exact or at least. */
  line?: number;
  /** Among the tab stops is one at the right that dots or a line lead to, as contents have it. */
  leaderTab: boolean;
}
