import type { Attributes } from './read-xml.ts';
import type { Role } from './story.ts';
import type { StoryCursor } from './story-cursor.ts';
import { applyParagraphElement } from './styles/format-elements.ts';

/** What an element does to the story when it opens and closes; `parent` is the element around it. */
export interface ElementRule {
  open?(cursor: StoryCursor, attributes: Attributes, parent: string): void;
  close?(cursor: StoryCursor): void;
}

/** Paragraphs, tables, sections, content controls and text boxes (17.3.1, 17.4, 17.5.2, 17.6). */
export const blockElements: Readonly<Record<string, ElementRule>> = {
  'w:p': {
    open: (cursor) => cursor.openParagraph(),
    close: (cursor) => cursor.closeParagraph(),
  },
  'w:pStyle': {
    open: ({ flow }, attributes) => {
      if (flow.paragraph) flow.paragraph.styleId = attributes['w:val'] ?? null;
    },
  },
  'w:tbl': {
    open: (cursor) => cursor.openTable(),
    close: (cursor) => cursor.closeTable(),
  },
  'w:tblStyle': {
    open: ({ flow }, attributes) => {
      const open = flow.tables.at(-1);
      if (open) open.table.style = attributes['w:val'] ?? null;
    },
  },
  'w:tr': {
    open: ({ flow }) => {
      const open = flow.tables.at(-1);
      if (!open) return;
      open.table.rows += 1;
      open.row += 1;
      open.cell = -1;
      if (open.removed !== 'table') open.removed = null;
    },
  },
  'w:tc': {
    open: ({ flow }) => {
      const open = flow.tables.at(-1);
      if (!open) return;
      open.table.cells += 1;
      open.cell += 1;
      if (open.removed === 'cell') open.removed = null;
      // A mark that a revision removed does not join cells.
      flow.previous = null;
      open.table.columns = Math.max(open.table.columns, open.cell + 1);
    },
  },
  'w:cellDel': {
    open: ({ flow }) => {
      const open = flow.tables.at(-1);
      if (open) open.removed ??= 'cell';
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
  // What Strict documents call the content of a VML text box.
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
  'w:bibliography': { open: (cursor) => cursor.describeControl('bibliography') },
  'w:tag': { open: describeByName },
  'w:alias': { open: describeByName },
  'w:altChunk': { open: countForeignPart },
  'w:subDoc': { open: countForeignPart },
};

/** Children of `w:pPr` and `w:numPr`. */
export function openParagraphProperty({ flow }: StoryCursor, name: string, attributes: Attributes): void {
  if (flow.paragraph) applyParagraphElement(flow.paragraph.properties, name, attributes);
}

/** `w:del` in `w:trPr`: a revision removed the row. */
export function deleteRow({ flow }: StoryCursor): void {
  const open = flow.tables.at(-1);
  if (!open) return;
  open.table.deletedRows += 1;
  open.removed ??= 'row';
}

/** Mendeley and Citavi mark their lists by the name of a content control. */
function describeByName(cursor: StoryCursor, attributes: Attributes): void {
  if (/bibliograph|reference.?list/i.test(attributes['w:val'] ?? '')) cursor.describeControl('bibliography');
}

function countForeignPart(cursor: StoryCursor): void {
  cursor.story.foreignParts += 1;
}

function roleOfGallery(gallery: string): Role | null {
  if (/^table of contents/i.test(gallery)) return 'contents';
  if (/^table of figures/i.test(gallery)) return 'list-of-captions';
  if (/^bibliograph/i.test(gallery)) return 'bibliography';
  if (/^cover page/i.test(gallery)) return 'cover-page';
  return null;
}
