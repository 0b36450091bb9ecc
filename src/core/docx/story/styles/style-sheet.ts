import { createInheritance } from './inheritance.ts';
import type { ParagraphFormat, ParagraphProperties, RunProperties, StyleNames } from './paragraph-format.ts';
import { setIfSaid } from './property-values.ts';
import { leadToTheRight, mergeTabStops } from './tab-stops.ts';
import { layLinesOver, noTableLines, type TableLines } from './table-lines.ts';
import { noThemeFonts, type ThemeFonts } from './theme-fonts.ts';

/** One `w:style` as it is written, nothing inherited yet. */
export interface StyleDefinition {
  id: string;
  type: string;
  /** Lower case. Built-in names are English in every Word language; ids are not. */
  name: string;
  basedOn: string | null;
  isDefault: boolean;
  paragraph: ParagraphProperties;
  run: RunProperties;
  /** Of a table style that sets any. */
  lines?: TableLines;
}

/** The styles of a document with their inheritance resolved (17.7). */
export interface StyleSheet {
  /** A paragraph's format in force, for its style and what it sets itself. */
  paragraph(styleId: string | null, own: ParagraphProperties): ParagraphFormat;
  /** What is in force in a run of these styles that says nothing itself. */
  run(paragraphStyle: string | null, characterStyle: string | null): RunProperties;
  /** The lines of tables of a style, or of those without one. */
  tableLines(styleId: string | null): TableLines;
  readonly themeFonts: ThemeFonts;
}

export interface StyleDefaults {
  paragraph: ParagraphProperties;
  run: RunProperties;
}

/** Resolves definitions through `basedOn`. */
export function createStyleSheet(
  definitions: readonly StyleDefinition[],
  defaults: StyleDefaults,
  themeFonts = noThemeFonts,
): StyleSheet {
  const byId = new Map(definitions.map((style) => [style.id, style]));
  const normal = definitions.find((style) => style.isDefault && style.type === 'paragraph');
  const plainTable = definitions.find((style) => style.isDefault && style.type === 'table');
  const inheritance = createInheritance(byId);
  const style = inheritance<InheritedStyle>(
    { names: null, paragraph: defaults.paragraph, run: defaults.run, formats: null },
    (base, { name, paragraph, run }) => ({
      names: { name, base: base.names },
      paragraph: merged(base.paragraph, paragraph),
      run: { ...base.run, ...run },
      formats: null,
    }),
  );
  const character = inheritance<RunProperties>({}, (base, { run }) => ({ ...base, ...run }));
  const tableLines = inheritance(noTableLines, (base, { lines }) =>
    lines ? layLinesOver(base, lines) : base,
  );

  function inForce(styleId: string | null): InheritedStyle {
    return style(styleId !== null && byId.has(styleId) ? styleId : (normal?.id ?? ''));
  }

  return {
    themeFonts,
    tableLines: (styleId) =>
      tableLines(styleId !== null && byId.has(styleId) ? styleId : (plainTable?.id ?? '')),
    run(paragraphStyle, characterStyle) {
      const style = inForce(paragraphStyle).run;
      const own = characterStyle === null ? null : character(characterStyle);
      return own ? { ...style, ...own, ...toggled(style, own, defaults.run) } : style;
    },
    paragraph(styleId, own) {
      const style = inForce(styleId);
      const key = JSON.stringify(own);
      style.formats ??= new Map();
      let format = style.formats.get(key);
      if (!format) {
        format = formatOf(style, own);
        if (style.formats.size < mostFormats && key.length <= longestKey) style.formats.set(key, format);
      }
      return format;
    },
  };
}

interface InheritedStyle {
  /** Null where a document has no style that a paragraph could be of. */
  names: StyleNames | null;
  paragraph: ParagraphProperties;
  run: RunProperties;
  /** By what paragraphs of the style set themselves: most set nothing, or what many others do, and share one. */
  formats: Map<string, ParagraphFormat> | null;
}

/** A hostile document could set something else, and dozens of tab stops, in each of its paragraphs. */
const mostFormats = 1000;
const longestKey = 1000;

/**
 * What paragraph and character styles say together of properties that toggle (17.7.3): bold in both is not
 * bold, so that what is emphasised stays so in a bold heading.
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

function merged(style: ParagraphProperties, own: ParagraphProperties): ParagraphProperties {
  const laid = { ...style, ...own };
  // A style or paragraph that gives only a level goes on in the list of what it is based on.
  if (own.numbering?.id === '') {
    laid.numbering = { id: style.numbering?.id ?? '', level: own.numbering.level };
  }
  setIfSaid(laid, 'tabs', mergeTabStops(style.tabs, own.tabs));
  return laid;
}

function formatOf(style: InheritedStyle, own: ParagraphProperties): ParagraphFormat {
  const { automaticBefore, automaticAfter, linesBefore, linesAfter, tabs, ...laid } = merged(
    style.paragraph,
    own,
  );
  const names = style.names ?? plainNames;
  const format: ParagraphFormat = {
    ...laid,
    style: names.name,
    styles: names,
    run: style.run,
    ownOutlineLevel: own.outlineLevel !== undefined,
    leaderTab: leadToTheRight(tabs),
  };
  setIfSaid(format, 'spaceBefore', automaticBefore ? automaticSpace : linesBefore || laid.spaceBefore);
  setIfSaid(format, 'spaceAfter', automaticAfter ? automaticSpace : linesAfter || laid.spaceAfter);
  if (laid.line !== undefined) {
    format.lineRule = laid.lineRule ?? 'auto';
    format.line = format.lineRule === 'auto' ? laid.line / pointsOfAutomaticLine : laid.line;
  }
  return format;
}

const plainNames: StyleNames = { name: 'normal', base: null };

/** Points above and below a paragraph on a web page. */
const automaticSpace = 14;
const pointsOfAutomaticLine = 12;
