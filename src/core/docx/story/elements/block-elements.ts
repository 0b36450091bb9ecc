import type { Attributes } from '../read-xml.ts';
import type { Role } from '../story.ts';
import type { StoryCursor } from '../story-cursor.ts';
import { applyParagraphElement } from '../styles/paragraph-elements.ts';
import { identifier } from '../styles/property-values.ts';

/** What an element does to the story when it opens and closes; `parent` is the name of the enclosing element. */
export interface ElementRule {
  open?(cursor: StoryCursor, attributes: Attributes, parent: string): void;
  close?(cursor: StoryCursor): void;
}

/** Paragraphs, sections, content controls and text boxes (17.3.1, 17.5.2, 17.6). */
export const blockElements: Readonly<Record<string, ElementRule>> = {
  'w:p': {
    open: (cursor) => cursor.openParagraph(),
    close: (cursor) => cursor.closeParagraph(),
  },
  'w:pStyle': {
    open: ({ flow }, attributes) => {
      if (flow.paragraph) flow.paragraph.styleId = identifier(attributes['w:val']);
    },
  },
  'w:sectPr': {
    open: (cursor) => cursor.openSection(),
    close: (cursor) => cursor.closeSection(),
  },
  'w:txbxContent': {
    open: (cursor) => cursor.openTextBox(),
    close: (cursor) => cursor.closeTextBox(),
  },
  // The name that Strict documents use for the content of a VML text box.
  'wne:txbxContent': {
    open: (cursor) => cursor.openTextBox(),
    close: (cursor) => cursor.closeTextBox(),
  },
  'w:sdt': {
    open: (cursor) => cursor.openControl(),
    close: (cursor) => cursor.closeControl(),
  },
  'w:docPartGallery': {
    open: (cursor, attributes) => cursor.describeControl(roleOfGallery(attributes['w:val'] ?? '')),
  },
  'w:dropDownList': { open: describeFormField },
  'w:comboBox': { open: describeFormField },
  'w:date': { open: describeFormField },
  'w14:checkbox': { open: describeFormField },
  'w:bibliography': { open: (cursor) => cursor.describeControl('bibliography') },
  'w:tag': { open: describeByName },
  'w:alias': { open: describeByName },
  'w:altChunk': { open: countForeignPart },
  'w:subDoc': { open: countForeignPart },
};

/** Children of `w:pPr`, `w:numPr` and `w:tabs`. */
export function openParagraphProperty({ flow }: StoryCursor, name: string, attributes: Attributes): void {
  if (flow.paragraph) applyParagraphElement(flow.paragraph.properties, name, attributes);
}

/** Mendeley and Citavi mark their lists by the name of a content control. */
function describeByName(cursor: StoryCursor, attributes: Attributes): void {
  if (/bibliograph|reference.?list/i.test(attributes['w:val'] ?? '')) cursor.describeControl('bibliography');
}

function describeFormField(cursor: StoryCursor): void {
  cursor.describeControl('form-field');
}

function countForeignPart(cursor: StoryCursor): void {
  cursor.story.foreignParts += 1;
}

/** Gallery names are the same in every language of Word; those of an author's own blocks start with "Custom". */
function roleOfGallery(gallery: string): Role | null {
  const name = gallery.toLowerCase().replace(/^custom /, '');
  if (name.startsWith('table of contents')) return 'contents';
  if (name.startsWith('table of figures')) return 'list-of-captions';
  if (name.startsWith('bibliograph')) return 'bibliography';
  if (name.startsWith('cover page')) return 'cover-page';
  return null;
}
