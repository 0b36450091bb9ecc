import type { Part } from '../../package/parts/part.ts';
import { refuseTooMany } from '../content-count.ts';
import { type Attributes, readXml, type XmlHandler } from '../read-xml.ts';
import { noNumbering } from './numbering.ts';
import { applyParagraphElement, applyRunElement } from './property-elements.ts';
import { identifier, isOnValue } from './property-values.ts';
import {
  createStyleSheet,
  type StyleDefaults,
  type StyleDefinition,
  type StyleSheet,
} from './style-sheet.ts';
import { isShaded, isSide, isVisibleLine, noTableLines } from './table-lines.ts';
import { noThemeFonts, type ThemeFonts } from './theme-fonts.ts';

/** Reads `styles.xml`; a document without it has Word's plain defaults. */
export async function readStyles(
  part: Part | null,
  themeFonts = noThemeFonts,
  numbering = noNumbering,
): Promise<StyleSheet> {
  const reader = new StyleReader(themeFonts);
  if (part) await readXml(part, reader);
  return createStyleSheet(reader.styles, reader.defaults, themeFonts, numbering);
}

class StyleReader implements XmlHandler {
  readonly styles: StyleDefinition[] = [];
  readonly defaults: StyleDefaults = {
    paragraph: {},
    run: { size: 10, font: 'Times New Roman' },
  };
  readonly #themeFonts: ThemeFonts;
  #style: StyleDefinition | null = null;
  /** The properties that child elements belong to; null inside anything that does not concern paragraphs or runs. */
  #target: 'paragraph' | 'run' | null = null;
  #path: string[] = [];
  /** Depth inside anything that does not concern the style's current properties; 0 outside. */
  #apart = 0;

  constructor(themeFonts: ThemeFonts) {
    this.#themeFonts = themeFonts;
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (parent === 'w:tblBorders' || parent === 'w:tcBorders') this.#addLine(name, attributes);
    if (parent === 'w:tcPr' && name === 'w:shd' && isShaded(attributes)) this.#addShading();
    if (this.#apart > 0 || setApart.has(name)) {
      this.#apart += 1;
      return;
    }
    if (name === 'w:style') this.#style = newStyle(attributes);
    else if (parent === 'w:style') this.#describe(name, attributes);
    else if (parent === 'w:pPrDefault' || parent === 'w:rPrDefault') this.#target = targets[name] ?? null;
    else if (this.#target) this.#apply(name, attributes);
  }

  close(name: string): void {
    this.#path.pop();
    if (this.#apart > 0) {
      this.#apart -= 1;
      return;
    }
    if (name === 'w:pPr' || name === 'w:rPr') this.#target = null;
    if (name === 'w:style' && this.#style) {
      refuseTooMany('styles', this.styles.length + 1);
      this.styles.push(withBuiltInLevel(this.#style));
      this.#style = null;
    }
  }

  text(): void {}

  #describe(name: string, attributes: Attributes): void {
    if (!this.#style) return;
    if (name === 'w:name') this.#style.name = styleName(attributes['w:val']);
    else if (name === 'w:basedOn') this.#style.basedOn = identifier(attributes['w:val']);
    else this.#target = targets[name] ?? null;
  }

  #addLine(name: string, attributes: Attributes): void {
    if (!this.#style || !isSide(name)) return;
    const { sides, ofParts } = this.#style.lines ?? noTableLines;
    const isVisible = isVisibleLine(attributes);
    this.#style.lines =
      this.#apart === 0
        ? { sides: new Map(sides).set(name, isVisible), ofParts }
        : { sides, ofParts: ofParts || isVisible };
  }

  #addShading(): void {
    if (this.#style) this.#style.lines = { ...(this.#style.lines ?? noTableLines), ofParts: true };
  }

  #apply(name: string, attributes: Attributes): void {
    const properties = this.#style ?? this.defaults;
    if (this.#target === 'run') applyRunElement(properties.run, name, attributes, this.#themeFonts);
    else applyParagraphElement(properties.paragraph, name, attributes);
  }
}

/** Formatting of parts of a table, and former properties of revisions. */
const setApart = new Set(['w:tblStylePr', 'w:pPrChange', 'w:rPrChange']);
const targets: Readonly<Record<string, 'paragraph' | 'run'>> = { 'w:pPr': 'paragraph', 'w:rPr': 'run' };

function newStyle(attributes: Attributes): StyleDefinition {
  return {
    id: identifier(attributes['w:styleId']) ?? '',
    type: attributes['w:type'] ?? 'paragraph',
    name: styleName(attributes['w:styleId']),
    basedOn: null,
    isDefault: isOnValue(attributes['w:default']) ?? false,
    paragraph: {},
    run: {},
  };
}

function styleName(written = ''): string {
  return written.slice(0, longestName).toLowerCase();
}

/** Word's own limit. Names are checked for each paragraph of the style. */
const longestName = 253;

/** Word knows the levels of its built-in headings; Google Docs leaves them out. */
function withBuiltInLevel(style: StyleDefinition): StyleDefinition {
  const level = /^heading ([1-9])$/.exec(style.name)?.[1];
  if (level !== undefined && style.type === 'paragraph') style.paragraph.outlineLevel ??= Number(level) - 1;
  return style;
}
