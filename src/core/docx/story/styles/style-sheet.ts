import type { ParagraphFormat, ParagraphProperties, RunProperties } from './paragraph-format.ts';

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
}

/** The styles of a document with their inheritance resolved (17.7). */
export interface StyleSheet {
  /** A paragraph's format in force, for its style and what it sets itself. */
  paragraph(styleId: string | null, own: ParagraphProperties): ParagraphFormat;
  /** What a paragraph style says of its runs. */
  runOf(styleId: string | null): RunProperties;
  /** What a character style says; nothing where there is no such style. */
  character(styleId: string): RunProperties;
}

export interface StyleDefaults {
  paragraph: ParagraphProperties;
  run: RunProperties;
}

/** Resolves definitions through `basedOn`; a circle ends where it closes. */
export function createStyleSheet(
  definitions: readonly StyleDefinition[],
  defaults: StyleDefaults,
): StyleSheet {
  const byId = new Map(definitions.map((style) => [style.id, style]));
  const normal = definitions.find((style) => style.isDefault && style.type === 'paragraph');
  const inherited = new Map<string, InheritedStyle>();
  const characters = new Map<string, RunProperties>();

  function chain(id: string): StyleDefinition[] {
    const styles: StyleDefinition[] = [];
    let style = byId.get(id);
    while (style && styles.length < longestChain && !styles.includes(style)) {
      styles.push(style);
      style = style.basedOn === null ? undefined : byId.get(style.basedOn);
    }
    return styles;
  }

  function inherit(id: string): InheritedStyle {
    let style = inherited.get(id);
    if (!style) {
      const styles = chain(id);
      const oldestFirst = styles.toReversed();
      style = {
        names: styles.length > 0 ? styles.map((each) => each.name) : ['normal'],
        paragraph: laidOver(defaults.paragraph, oldestFirst),
        run: Object.assign({}, defaults.run, ...oldestFirst.map((each) => each.run)),
        formats: new Map(),
      };
      inherited.set(id, style);
    }
    return style;
  }

  function inForce(styleId: string | null): InheritedStyle {
    return inherit(styleId !== null && byId.has(styleId) ? styleId : (normal?.id ?? ''));
  }

  return {
    runOf: (styleId) => inForce(styleId).run,
    paragraph(styleId, own) {
      const style = inForce(styleId);
      const key = JSON.stringify(own);
      let format = style.formats.get(key);
      if (!format) {
        format = formatOf(style, own);
        if (style.formats.size < mostFormats) style.formats.set(key, format);
      }
      return format;
    },
    character(styleId) {
      let run = characters.get(styleId);
      if (!run && !byId.has(styleId)) return nothing;
      if (!run) {
        run = Object.assign(
          {},
          ...chain(styleId)
            .toReversed()
            .map((each) => each.run),
        ) as RunProperties;
        characters.set(styleId, run);
      }
      return run;
    },
  };
}

/** Far longer than any program makes them. */
const longestChain = 100;

interface InheritedStyle {
  names: readonly string[];
  paragraph: ParagraphProperties;
  run: RunProperties;
  /** By what paragraphs of the style set themselves: most set nothing, or what many others do, and share one. */
  formats: Map<string, ParagraphFormat>;
}

/** A hostile document could set something else in each of its paragraphs. */
const mostFormats = 1000;

const nothing: RunProperties = {};

function laidOver(
  defaults: ParagraphProperties,
  oldestFirst: readonly StyleDefinition[],
): ParagraphProperties {
  const laid = { ...defaults };
  for (const { paragraph } of oldestFirst) Object.assign(laid, paragraph, mergedNumbering(laid, paragraph));
  return laid;
}

function formatOf(style: InheritedStyle, own: ParagraphProperties): ParagraphFormat {
  return {
    ...style.paragraph,
    ...own,
    ...mergedNumbering(style.paragraph, own),
    style: style.names[0] ?? 'normal',
    styles: style.names,
    run: style.run,
    ownOutlineLevel: own.outlineLevel !== undefined,
  };
}

/** A style or paragraph that gives only a level goes on in the list of what it is based on. */
function mergedNumbering(style: ParagraphProperties, own: ParagraphProperties): ParagraphProperties {
  if (own.numbering?.id !== '') return {};
  return { numbering: { id: style.numbering?.id ?? '', level: own.numbering.level } };
}
