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
  /** Multiple of the font's line height, or points where exact or at least. */
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
  font?: string;
}

/** A paragraph's properties in force: its own, then its style's, then the document's defaults. */
export interface ParagraphFormat extends ParagraphProperties {
  /** The style's name in lower case as Word shows it in English (`heading 1`), `normal` where none is set. */
  style: string;
  /** Names of the style and of those it is based on, nearest first. */
  styles: readonly string[];
  /** Of the style (`Standard` or `Heading 2`), not of runs. */
  run: RunProperties;
  /** The outline level was set on the paragraph itself and not by its style. */
  ownOutlineLevel: boolean;
}
