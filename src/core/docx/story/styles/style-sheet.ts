import { createInheritance } from './inheritance.ts';
import { type Numbering, noNumbering } from './numbering.ts';
import type { ParagraphFormat, ParagraphProperties, RunProperties, StyleNames } from './paragraph-format.ts';
import { setIfSaid } from './property-values.ts';
import { leadToTheRight, mergeTabStops } from './tab-stops.ts';
import { layLinesOver, noTableLines, type TableLines } from './table-lines.ts';
import { noThemeFonts, type ThemeFonts } from './theme-fonts.ts';

/** One `w:style` as written, with nothing inherited yet. */
export interface StyleDefinition {
  id: string;
  type: string;
  /** In lower case. Built-in names are English in every language of Word; ids are not. */
  name: string;
  basedOn: string | null;
  isDefault: boolean;
  paragraph: ParagraphProperties;
  run: RunProperties;
  /** The lines of a table style that sets any. */
  lines?: TableLines;
}

/** The styles of a document with their inheritance resolved (17.7). */
export interface StyleSheet {
  /**
   * Returns the paragraph format in force for a style and the paragraph's own properties.
   *
   * @param tableStyle of the table that the paragraph is in; null for a table without one
   */
  paragraph(styleId: string | null, own: ParagraphProperties, tableStyle?: string | null): ParagraphFormat;
  /** Returns the properties in force for a run with these styles and none of its own. */
  run(paragraphStyle: string | null, characterStyle: string | null): RunProperties;
  /** Returns the lines of tables with a style, or of those without one. */
  tableLines(styleId: string | null): TableLines;
  readonly themeFonts: ThemeFonts;
}

export interface StyleDefaults {
  paragraph: ParagraphProperties;
  run: RunProperties;
}

/** Resolves style definitions through `basedOn`. */
export function createStyleSheet(
  definitions: readonly StyleDefinition[],
  defaults: StyleDefaults,
  themeFonts = noThemeFonts,
  numbering: Numbering = noNumbering,
): StyleSheet {
  const merged = (style: ParagraphProperties, own: ParagraphProperties) =>
    withListIndents(layOver(style, own), own, numbering);
  const byId = new Map(definitions.map((style) => [style.id, style]));
  const normal = definitions.find((style) => style.isDefault && style.type === 'paragraph');
  const plainTable = definitions.find((style) => style.isDefault && style.type === 'table');
  const inheritance = createInheritance(byId);
  const style = inheritance<InheritedStyle>(
    { names: null, paragraph: {}, run: defaults.run, formats: null },
    (base, { name, paragraph, run }) => ({
      names: { name, base: base.names },
      paragraph: merged(base.paragraph, paragraph),
      run: { ...base.run, ...run },
      formats: null,
    }),
  );
  const character = inheritance<RunProperties>({}, (base, { run }) => ({ ...base, ...run }));
  const tableSpacing = inheritance<ParagraphProperties>(defaults.paragraph, (base, { paragraph }) => ({
    ...base,
    ...spacingOf(paragraph),
  }));
  const tableLines = inheritance(noTableLines, (base, { lines }) =>
    lines ? layLinesOver(base, lines) : base,
  );

  function inForce(styleId: string | null): InheritedStyle {
    return style(styleId !== null && byId.has(styleId) ? styleId : (normal?.id ?? ''));
  }

  const ofTable = (styleId: string | null) =>
    styleId !== null && byId.has(styleId) ? styleId : (plainTable?.id ?? '');

  return {
    themeFonts,
    tableLines: (styleId) => tableLines(ofTable(styleId)),
    run(paragraphStyle, characterStyle) {
      const style = inForce(paragraphStyle).run;
      const own = characterStyle === null ? null : character(characterStyle);
      return own ? { ...style, ...own, ...toggled(style, own, defaults.run) } : style;
    },
    paragraph(styleId, own, tableStyle) {
      const style = inForce(styleId);
      const table = tableStyle === undefined ? undefined : ofTable(tableStyle);
      const key = JSON.stringify([own, table]);
      style.formats ??= new Map();
      let format = style.formats.get(key);
      if (!format) {
        const base = table === undefined ? defaults.paragraph : tableSpacing(table);
        format = formatOf(style, own, merged(layOver(base, style.paragraph), own));
        if (style.formats.size < mostFormats && key.length <= longestKey) style.formats.set(key, format);
      }
      return format;
    },
  };
}

interface InheritedStyle {
  /** Null if the document has no style that applies to paragraphs. */
  names: StyleNames | null;
  /** Without the document's defaults, because a table style comes between them. */
  paragraph: ParagraphProperties;
  run: RunProperties;
  /**
   * Formats by the paragraph's own properties. Most paragraphs set nothing, or the same as many others, and share
   * one.
   */
  formats: Map<string, ParagraphFormat> | null;
}

/** A hostile document could set different properties, and dozens of tab stops, in each paragraph. */
const mostFormats = 1000;
const longestKey = 1000;

/**
 * Combines toggle properties of paragraph and character styles (17.7.3): bold in both is not bold, so that emphasis
 * still shows in a bold heading.
 */
function toggled(paragraph: RunProperties, character: RunProperties, defaults: RunProperties): RunProperties {
  const result: RunProperties = {};
  for (const name of toggles) {
    const value = character[name];
    if (value !== undefined) result[name] = defaults[name] === true || value !== (paragraph[name] ?? false);
  }
  return result;
}

const toggles = [
  'bold',
  'italic',
  'capitals',
  'smallCapitals',
  'hidden',
  'complexBold',
  'complexItalic',
] as const satisfies readonly (keyof RunProperties)[];

function layOver(style: ParagraphProperties, own: ParagraphProperties): ParagraphProperties {
  const laid = { ...style, ...own };
  // A style or paragraph that sets only a level stays in the list of its base.
  if (own.numbering?.id === '') {
    laid.numbering = { id: style.numbering?.id ?? '', level: own.numbering.level };
  }
  setIfSaid(laid, 'tabs', mergeTabStops(style.tabs, own.tabs));
  return laid;
}

/**
 * The indents of a list apply where a style or a paragraph puts its text into the list, unless it says its own there
 * (17.9.22); they come before those of the styles that it is based on.
 */
function withListIndents(
  laid: ParagraphProperties,
  own: ParagraphProperties,
  numbering: Numbering,
): ParagraphProperties {
  if (own.numbering && laid.numbering) {
    const level = numbering(laid.numbering.id, laid.numbering.level);
    laid.listLeft = level?.indentLeft;
    laid.listFirst = level?.indentFirst;
  }
  if (own.indentLeft !== undefined) laid.listLeft = undefined;
  if (own.indentFirst !== undefined) laid.listFirst = undefined;
  return laid;
}

/** What a table style says about the space around the paragraphs in its tables and between their lines. */
function spacingOf(table: ParagraphProperties): ParagraphProperties {
  const { spaceBefore, spaceAfter, line, lineRule, contextualSpacing } = table;
  const spacing: ParagraphProperties = {};
  setIfSaid(spacing, 'spaceBefore', spaceBefore);
  setIfSaid(spacing, 'spaceAfter', spaceAfter);
  setIfSaid(spacing, 'line', line);
  setIfSaid(spacing, 'lineRule', lineRule);
  setIfSaid(spacing, 'contextualSpacing', contextualSpacing);
  return spacing;
}

function formatOf(
  style: InheritedStyle,
  own: ParagraphProperties,
  all: ParagraphProperties,
): ParagraphFormat {
  const { linesBefore, linesAfter, tabs, outlineLevel = levelOfText, ...laid } = all;
  const names = style.names ?? plainNames;
  const format: ParagraphFormat = {
    ...laid,
    style: names.name,
    styles: names,
    run: style.run,
    ownOutlineLevel: own.outlineLevel !== undefined,
    leaderTab: leadToTheRight(tabs),
  };
  if (outlineLevel < levelOfText) format.outlineLevel = outlineLevel;
  setIfSaid(format, 'spaceBefore', laid.automaticBefore ? automaticSpace : linesBefore || laid.spaceBefore);
  setIfSaid(format, 'spaceAfter', laid.automaticAfter ? automaticSpace : linesAfter || laid.spaceAfter);
  if (laid.line !== undefined) {
    format.lineRule = laid.lineRule ?? 'auto';
    format.line = format.lineRule === 'auto' ? laid.line / pointsOfAutomaticLine : laid.line;
  }
  return format;
}

const plainNames: StyleNames = { name: 'normal', base: null };

/** Stored to take back the level of a style. */
const levelOfText = 9;

/** In points: the space that a browser puts above and below a paragraph. */
const automaticSpace = 14;
const pointsOfAutomaticLine = 12;
