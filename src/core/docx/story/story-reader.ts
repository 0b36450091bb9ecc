import { blockElements, deleteRow, openParagraphProperty } from './block-elements.ts';
import { isDrawingElement } from './open-drawing.ts';
import { applySectionElement } from './open-section.ts';
import type { Attributes, XmlHandler } from './read-xml.ts';
import { RepeatedRunProperties } from './repeated-run-properties.ts';
import type { StoryCursor } from './story-cursor.ts';
import { openRunProperty, textElements } from './text-elements.ts';

/**
 * Lets a cursor follow the elements of a document, footnote or endnote part as a reader sees it with all
 * revisions accepted: what `w:del` and `w:moveFrom` hold is passed over, one branch of each
 * `mc:AlternateContent` is read, an equation counts as one sign.
 */
export class StoryReader implements XmlHandler {
  readonly #cursor: StoryCursor;
  readonly repeats: RepeatedRunProperties;
  readonly #path: string[] = [];
  /** Depth in a subtree that is passed over; 0 outside. */
  #passedOver = 0;
  /** For each open `mc:AlternateContent`, whether a branch was read. */
  readonly #alternates: boolean[] = [];

  constructor(cursor: StoryCursor) {
    this.#cursor = cursor;
    this.repeats = new RepeatedRunProperties(cursor);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#passedOver > 0) {
      this.#passedOver += 1;
      return;
    }
    const parent = this.#path[this.#path.length - 1] ?? '';
    if (parent !== 'w:rPr') this.repeats.isPlain = false;
    if (this.#isPassedOver(name, parent)) {
      this.#passedOver = 1;
      return;
    }
    this.#dispatch(name, attributes, parent);
    this.#path.push(name);
  }

  close(name: string): void {
    if (this.#passedOver > 0) {
      this.#passedOver -= 1;
      return;
    }
    this.#path.pop();
    if (name === 'mc:AlternateContent') this.#alternates.pop();
    else if (isDrawingElement(name)) this.#cursor.closeDrawing(name);
    else elements.get(name)?.close?.(this.#cursor);
  }

  text(text: string): void {
    if (this.#passedOver > 0) return;
    const element = this.#path.at(-1);
    if (element === 'w:t') this.#cursor.addText(text);
    else if (element === 'w:instrText') this.#cursor.flow.fields.instruct(text);
  }

  #dispatch(name: string, attributes: Attributes, parent: string): void {
    const cursor = this.#cursor;
    if (parent === 'w:pPr' && name !== 'w:pStyle' && name !== 'w:sectPr') {
      openParagraphProperty(cursor, name, attributes);
    } else if (parent === 'w:numPr') openParagraphProperty(cursor, name, attributes);
    else if (parent === 'w:rPr') openRunProperty(cursor, name, attributes, this.#path.at(-2) ?? '');
    else if (parent === 'w:trPr') {
      if (name === 'w:del') deleteRow(cursor);
    } else if (parent === 'w:sectPr') {
      if (cursor.section) applySectionElement(cursor.section, name, attributes);
    } else if (name === 'w:rPr' && parent === 'w:r') this.repeats.open();
    else if (name === 'mc:AlternateContent') this.#alternates.push(false);
    else if (isDrawingElement(name)) cursor.openDrawing(name);
    else {
      cursor.flow.drawing?.open(name, attributes);
      elements.get(name)?.open?.(cursor, attributes, parent);
    }
  }

  #isPassedOver(name: string, parent: string): boolean {
    if (neverRead.has(name)) return true;
    // In properties the same names only mark a paragraph's end or a row as removed.
    if (name === 'w:del' || name === 'w:moveFrom') return parent !== 'w:rPr' && parent !== 'w:trPr';
    if (name === 'm:oMath') {
      this.repeats.isPlain = false;
      this.#cursor.addEquation();
      return true;
    }
    if (name === 'mc:Choice' || name === 'mc:Fallback') {
      this.repeats.isPlain = false;
      const taken = this.#alternates.at(-1) ?? false;
      this.#alternates[this.#alternates.length - 1] = true;
      return taken;
    }
    return false;
  }
}

/** A map, because element names come from outside. */
const elements = new Map(Object.entries({ ...blockElements, ...textElements }));

/** Former properties of revisions, the reading aid over a ruby base, and old data of forms and fields. */
const neverRead = new Set([
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
]);
