import {
  blockElements,
  type ElementRule,
  openParagraphProperty,
  openTableLine,
  tableElements,
} from './elements/block-elements.ts';
import { drawingElements } from './elements/drawing-elements.ts';
import { OpenEquation } from './elements/open-equation.ts';
import { applySectionElement } from './elements/open-section.ts';
import { openRunProperty, textElements } from './elements/text-elements.ts';
import { UnmarkedText } from './elements/unmarked-text.ts';
import { RepeatedRunProperties } from './formatting/repeated-run-properties.ts';
import { type Attributes, foreignChoice, type XmlHandler } from './read-xml.ts';
import type { StoryCursor } from './story-cursor.ts';

/**
 * Moves a cursor through the elements of a document, footnote or endnote part, as a reader sees it with all revisions
 * accepted. The contents of `w:del` and `w:moveFrom` are skipped, as are rows and cells marked as deleted. Of each
 * `mc:AlternateContent`, only the first non-empty branch that Word understands is read. An equation counts as one
 * character.
 */
export class StoryReader implements XmlHandler {
  readonly #cursor: StoryCursor;
  readonly repeats: RepeatedRunProperties;
  /** The open elements, each looked up once. */
  readonly #path: KnownElement[] = [];
  /** Depth in a skipped subtree; 0 outside one. */
  #passedOver = 0;
  /** The skipped subtree, if it is an equation. */
  #equation: OpenEquation | null = null;
  /** Of the whole part; converters from PDF mark it there, and everything else on each text. */
  #isSpacePreserved = false;
  /** The open text, if the white space at its ends is to be left out. */
  #unmarkedText: UnmarkedText | null = null;
  /** For each open `mc:AlternateContent`, whether a non-empty branch has been read. */
  readonly #alternates: boolean[] = [];

  constructor(cursor: StoryCursor) {
    this.#cursor = cursor;
    this.repeats = new RepeatedRunProperties(cursor);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#passedOver > 0) {
      this.#passedOver += 1;
      if (this.#equation?.isWhole) this.#openInEquation(this.#equation, name, attributes);
      return;
    }
    const element = knownElements.get(name) ?? unknownElement;
    const parent = this.#path[this.#path.length - 1]?.name ?? '';
    if (parent !== 'w:rPr') this.repeats.isPlain = false;
    if (parent === 'mc:Choice' || parent === 'mc:Fallback') this.#takeBranch();
    if (this.#path.length === 0) this.#isSpacePreserved = preservesSpace(attributes, false);
    const { drawing } = this.#cursor.flow;
    if (this.#isPassedOver(element, parent) || drawing?.hides(name, attributes)) {
      this.#passedOver += 1;
      this.#equation = name === 'm:oMath' ? new OpenEquation() : null;
      return;
    }
    // Wherever it is, also in properties: closing it takes this off again.
    if (element.name === 'mc:AlternateContent') this.#alternates.push(false);
    else this.#dispatch(element, name, attributes, parent);
    this.#path.push(element);
  }

  close(): void {
    if (this.#passedOver > 0) {
      this.#passedOver -= 1;
      if (this.#passedOver === 0 && this.#equation?.isVisible) this.#cursor.addEquation();
      return;
    }
    const element = this.#path.pop();
    if (element?.name === 'mc:AlternateContent') this.#alternates.pop();
    else element?.close?.(this.#cursor);
  }

  text(text: string): void {
    if (this.#passedOver > 0) return;
    const element = this.#path[this.#path.length - 1]?.name;
    if (element === 'w:t') this.#cursor.addText(this.#unmarkedText?.add(text) ?? text);
    else if (element === 'w:instrText') this.#cursor.addInstruction(text);
  }

  #dispatch(element: KnownElement, name: string, attributes: Attributes, parent: string): void {
    const cursor = this.#cursor;
    switch (parent) {
      case 'w:pPr':
        if (name === 'w:pStyle' || name === 'w:sectPr') break;
        if (name === 'w:rPr') this.repeats.open('mark');
        else openParagraphProperty(cursor, name, attributes);
        return;
      case 'w:numPr':
      case 'w:tabs':
        openParagraphProperty(cursor, name, attributes);
        return;
      case 'w:rPr':
        openRunProperty(cursor, name, attributes, this.#path.at(-2)?.name ?? '');
        return;
      case 'w:tblBorders':
      case 'w:tcBorders':
        openTableLine(cursor, name, attributes);
        return;
      case 'w:sectPr':
        if (cursor.section) applySectionElement(cursor.section, name, attributes);
        return;
    }
    if (element.name === 'w:t')
      this.#unmarkedText = preservesSpace(attributes, this.#isSpacePreserved) ? null : new UnmarkedText();
    else if (element.name === 'w:rPr' && parent === 'w:r') this.repeats.open('run');
    else {
      cursor.flow.drawing?.open(name, attributes);
      element.open?.(cursor, attributes, parent);
    }
  }

  /** Notes can be referred to in equations too. */
  #openInEquation(equation: OpenEquation, name: string, attributes: Attributes): void {
    equation.open(name, attributes);
    if (name === 'w:footnoteReference' || name === 'w:endnoteReference')
      textElements[name]?.open?.(this.#cursor, attributes, '');
  }

  #isPassedOver({ name, isNeverRead }: KnownElement, parent: string): boolean {
    if (isNeverRead) return true;
    // In properties, the same names mark a paragraph's end or a row as removed.
    if (name === 'w:del' || name === 'w:moveFrom') {
      this.repeats.isPlain = false;
      if (parent === 'w:trPr') this.#passOverWhole('w:tr');
      this.#cursor.story.removals += 1;
      return parent !== 'w:rPr';
    }
    if (name === 'w:cellDel' && parent === 'w:tcPr') {
      this.#passOverWhole('w:tc');
      return true;
    }
    if (name === 'm:oMath') {
      this.repeats.isPlain = false;
      return true;
    }
    if (name === 'mc:Choice' || name === 'mc:Fallback') {
      this.repeats.isPlain = false;
      return this.#alternates.at(-1) ?? false;
    }
    return false;
  }

  /** Skips a removed row or cell, of which only the start of its properties has been read. */
  #passOverWhole(name: 'w:tr' | 'w:tc'): void {
    const path = this.#path;
    if (path[path.length - 2]?.name !== name) return;
    path.length -= 2;
    this.#passedOver = 2;
    const table = this.#cursor.flow.tables.at(-1);
    if (name === 'w:tr') table?.removeRow();
    else table?.removeCell();
  }

  #takeBranch(): void {
    if (this.#alternates.length > 0) this.#alternates[this.#alternates.length - 1] = true;
  }
}

/** Whether an element says that the white space at the ends of its text counts (XML 1.0, 2.10). */
function preservesSpace(attributes: Attributes, ofPart: boolean): boolean {
  const space = attributes['xml:space'];
  return space === undefined ? ofPart : space === 'preserve';
}

/** An element that means something to us. */
interface KnownElement extends ElementRule {
  name: string;
  isNeverRead: boolean;
}

const unknownElement: KnownElement = { name: '', isNeverRead: false };

/** Elements that the reader handles itself. */
const readersOwn = [
  ...[
    'w:pPr',
    'w:numPr',
    'w:tabs',
    'w:rPr',
    'w:trPr',
    'w:tcPr',
    'w:cellDel',
    'w:tblBorders',
    'w:tcBorders',
    'w:t',
    'w:instrText',
    'w:del',
    'w:moveFrom',
    'm:oMath',
  ],
  ...['mc:AlternateContent', 'mc:Choice', 'mc:Fallback'],
];

/**
 * Content that Word cannot show, former properties of revisions, the reading aid above ruby text, and stored form and
 * field data.
 */
const neverRead = [
  foreignChoice,
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblPrExChange',
  'w:tblGridChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:numberingChange',
  'w:rt',
  'w:fldData',
  'w:ffData',
];

/** A map, because element names come from outside. */
const knownElements: ReadonlyMap<string, KnownElement> = new Map(
  [
    ...readersOwn.map((name): KnownElement => ({ name, isNeverRead: false })),
    ...neverRead.map((name): KnownElement => ({ name, isNeverRead: true })),
    ...Object.entries({ ...blockElements, ...tableElements, ...textElements, ...drawingElements }).map(
      ([name, rule]): KnownElement => ({ name, isNeverRead: false, ...rule }),
    ),
  ].map((element) => [element.name, element]),
);
