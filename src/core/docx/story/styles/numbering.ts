import type { Part } from '../../package/parts/part.ts';
import { ContentCount } from '../content-count.ts';
import { type Attributes, readXml, type XmlHandler } from '../read-xml.ts';
import { applyIndent } from './property-elements.ts';
import { identifier, wholeNumber } from './property-values.ts';

/** One level of a list, as defined in `numbering.xml` (17.9.6). */
export interface NumberingLevel {
  /** `decimal`, `upperRoman`, `bullet`, `none` … */
  format: string;
  /** The text around the number: `Chapter %1`, `%1.%2`. */
  text: string;
  start: number;
  /** Where its paragraphs are indented to, in points, unless they say otherwise. */
  indentLeft?: number;
  indentFirst?: number;
}

/** Finds a level by `numId` and level number; null if the document does not define it. */
export type Numbering = (id: string, level: number) => NumberingLevel | null;

export const noNumbering: Numbering = () => null;

/** Reads `numbering.xml` and resolves the overrides of single lists. */
export async function readNumbering(part: Part | null): Promise<Numbering> {
  const reader = new NumberingReader();
  if (part) await readXml(part, reader);
  const { abstracts, lists, listStyles } = reader;
  return (id, level) => {
    const list = lists.get(id);
    const abstract = abstracts.get(list?.abstract ?? '');
    const named =
      abstract?.link === null ? abstract : abstracts.get(listStyles.get(abstract?.link ?? '') ?? '');
    const found = list?.overrides.get(level) ?? named?.levels.get(level);
    const start = list?.starts.get(level);
    if (!found) return null;
    return start === undefined ? found : { ...found, start };
  };
}

/** In characters: far more than nine numbers need around them. The text is read for each paragraph of the list. */
const longestText = 200;

interface AbstractList {
  levels: Map<number, NumberingLevel>;
  /** The list style that provides the levels, if this definition has none of its own. */
  link: string | null;
}

interface List {
  abstract: string;
  overrides: Map<number, NumberingLevel>;
  starts: Map<number, number>;
}

class NumberingReader implements XmlHandler {
  readonly abstracts = new Map<string, AbstractList>();
  readonly lists = new Map<string, List>();
  /** The definition of each list style. */
  readonly listStyles = new Map<string, string>();
  #abstractId = '';
  #levels = new Map<number, NumberingLevel>();
  #level: NumberingLevel | null = null;
  #overridden = 0;
  #list: List | null = null;
  readonly #contentCount = new ContentCount();

  open(name: string, attributes: Attributes): void {
    const value = attributes['w:val'] ?? '';
    const id = identifier(value) ?? '';
    switch (name) {
      case 'w:abstractNum':
        this.#contentCount.add('lists');
        this.#levels = new Map();
        this.#abstractId = identifier(attributes['w:abstractNumId']) ?? '';
        this.abstracts.set(this.#abstractId, { levels: this.#levels, link: null });
        break;
      case 'w:styleLink':
        this.listStyles.set(id, this.#abstractId);
        break;
      case 'w:numStyleLink':
        this.abstracts.set(this.#abstractId, { levels: this.#levels, link: id });
        break;
      case 'w:num':
        this.#contentCount.add('lists');
        this.#levels = new Map();
        this.#list = { abstract: '', overrides: this.#levels, starts: new Map() };
        this.lists.set(identifier(attributes['w:numId']) ?? '', this.#list);
        break;
      case 'w:abstractNumId':
        if (this.#list) this.#list.abstract = id;
        break;
      case 'w:lvlOverride':
        this.#overridden = wholeNumber(attributes['w:ilvl']) ?? 0;
        break;
      case 'w:startOverride':
        this.#list?.starts.set(this.#overridden, wholeNumber(value) ?? 1);
        break;
      case 'w:lvl':
        this.#contentCount.add('lists');
        this.#level = { format: 'decimal', text: '', start: 1 };
        this.#levels.set(wholeNumber(attributes['w:ilvl']) ?? 0, this.#level);
        break;
      case 'w:numFmt':
        if (this.#level) this.#level.format = value;
        break;
      case 'w:lvlText':
        if (this.#level) this.#level.text = value.slice(0, longestText);
        break;
      case 'w:ind':
        if (this.#level) applyIndent(this.#level, attributes);
        break;
      case 'w:start':
        if (this.#level) this.#level.start = wholeNumber(value) ?? 1;
        break;
    }
  }

  close(name: string): void {
    if (name === 'w:lvl') this.#level = null;
  }

  text(): void {}
}
