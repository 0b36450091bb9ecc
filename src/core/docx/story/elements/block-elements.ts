import type { Attributes } from '../read-xml.ts';
import type { Role } from '../story.ts';
import type { StoryCursor } from '../story-cursor.ts';
import { applyParagraphElement } from '../styles/property-elements.ts';
import { identifier, isOn, points, wholeNumber } from '../styles/property-values.ts';
import { isShaded, isSide, isVisibleLine } from '../styles/table-lines.ts';
import type { OpenTable } from './open-table.ts';

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

function countForeignPart({ story }: StoryCursor): void {
  story.foreignParts += 1;
  story.firstForeignPart ??= story.paragraphs.length;
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

/** Tables, their rows and cells, and their layout (17.4). */
export const tableElements: Readonly<Record<string, ElementRule>> = {
  'w:tbl': {
    open: (cursor) => cursor.openTable(),
    close: (cursor) => cursor.closeTable(),
  },
  'w:tblStyle': {
    open: (cursor, attributes) => cursor.setTableStyle(identifier(attributes['w:val'])),
  },
  'w:tblpPr': inTable(({ table }) => {
    table.isFloating = true;
  }),
  'w:gridCol': {
    open: (cursor, attributes) => cursor.addGridColumn(Math.max(0, points(attributes['w:w']) ?? 0)),
  },
  'w:tr': {
    open: (cursor) => cursor.openRow(),
    close: ({ flow }) => flow.tables.at(-1)?.closeRow(),
  },
  'w:gridBefore': inTable((open, attributes) => {
    open.nextColumn = columnsOf(attributes);
  }),
  'w:tblHeader': inTable(({ table, row }, attributes) => {
    // Only rows at the top are repeated.
    if (isOn(attributes) && table.headerRows === row) table.headerRows += 1;
  }),
  'w:trHeight': inTable((open, attributes) => {
    const height = points(attributes['w:val']) ?? 0;
    if (height > 0) open.addRowHeight(height, attributes['w:hRule'] === 'exact');
  }),
  'w:tc': {
    open: ({ flow }) => flow.tables.at(-1)?.openCell(),
    close: (cursor) => cursor.closeCell(),
  },
  'w:shd': {
    open({ flow }, attributes, parent) {
      const open = parent === 'w:tcPr' && isShaded(attributes) ? flow.tables.at(-1) : undefined;
      if (open) open.table.hasLinesOrShading = true;
    },
  },
  'w:gridSpan': inTable((open, attributes) => open.spanColumns(Math.max(1, columnsOf(attributes)))),
  'w:vMerge': inTable(({ table }, attributes) => {
    if (attributes['w:val'] !== 'restart') table.continuedCells += 1;
  }),
};

/** Children of `w:tblBorders` and `w:tcBorders`. */
export function openTableLine({ flow }: StoryCursor, name: string, attributes: Attributes): void {
  if (isSide(name)) flow.tables.at(-1)?.setLine(name, isVisibleLine(attributes));
}

/** Makes a rule that applies an element to the innermost table. */
function inTable(take: (open: OpenTable, attributes: Attributes) => void): ElementRule {
  return {
    open: ({ flow }, attributes) => {
      const open = flow.tables.at(-1);
      if (open) take(open, attributes);
    },
  };
}

function columnsOf(attributes: Attributes): number {
  return Math.min(mostColumns, Math.max(0, wholeNumber(attributes['w:val']) ?? 0));
}

/** Word allows at most 63. */
const mostColumns = 1000;
