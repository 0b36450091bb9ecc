import type { Attributes } from '../read-xml.ts';
import type { StoryCursor } from '../story-cursor.ts';
import { applyRunElement } from '../styles/property-elements.ts';
import { identifier } from '../styles/property-values.ts';
import type { ThemeFonts } from '../styles/theme-fonts.ts';
import type { ElementRule } from './block-elements.ts';
import type { OpenRun } from './open-run.ts';

/** Runs and their content: breaks, symbols, fields, notes, links, bookmarks (17.3.2, 17.3.3, 17.16). */
export const textElements: Readonly<Record<string, ElementRule>> = {
  'w:r': { open: (cursor) => cursor.openRun(), close: (cursor) => cursor.openRun() },
  'w:tab': {
    // The same name also defines tab stops in paragraph properties.
    open: (cursor, _attributes, parent) => {
      if (parent === 'w:r') cursor.addText('\t');
    },
  },
  'w:ptab': { open: (cursor) => cursor.addText('\t') },
  'w:cr': { open: (cursor) => cursor.addText('\n') },
  'w:br': { open: openBreak },
  'w:noBreakHyphen': { open: (cursor) => cursor.addText('\u2011') },
  'w:sym': { open: (cursor, attributes) => cursor.addText(symbol(attributes['w:char'])) },
  // Word's extension for characters beyond four hexadecimal digits ([MS-DOCX] 2.6.4.2), such as emoji.
  'w16se:symEx': { open: (cursor, attributes) => cursor.addText(symbol(attributes['w16se:char'])) },
  'w:lastRenderedPageBreak': { open: (cursor) => cursor.addBreak('recorded') },
  'w:footnoteReference': { open: (cursor, attributes) => addNote(cursor, 'footnote', attributes) },
  'w:endnoteReference': { open: (cursor, attributes) => addNote(cursor, 'endnote', attributes) },
  'w:fldChar': {
    open: (cursor, attributes) => openFieldCharacter(cursor, attributes['w:fldCharType'] ?? ''),
  },
  'w:fldSimple': {
    open: (cursor, attributes) => {
      cursor.flow.fields.begin(cursor.flow.paragraph?.index ?? -1);
      cursor.addInstruction(attributes['w:instr'] ?? '');
      cursor.applyField(cursor.flow.fields.separate());
    },
    close: (cursor) => openFieldCharacter(cursor, 'end'),
  },
  'w:hyperlink': {
    open: ({ flow }, attributes) => {
      const anchor = attributes['w:anchor'];
      const { paragraph } = flow;
      if (!paragraph) return;
      if (anchor !== undefined) paragraph.target ??= anchor;
      if (paragraph.isEmpty) paragraph.startsUnrecorded = true;
    },
    close: ({ flow: { paragraph } }) => {
      if (paragraph?.isEmpty) paragraph.startsUnrecorded = false;
    },
  },
  'w:bookmarkStart': {
    open: ({ flow }, attributes) => {
      const name = attributes['w:name'];
      const { bookmarks } = flow.paragraph ?? flow;
      if (name !== undefined && bookmarks.length < mostBookmarks) bookmarks.push(name);
    },
  },
};

/** Handles the children of `w:rPr`, whether of a run or of a paragraph mark. */
export function openRunProperty(
  { flow, themeFonts }: StoryCursor,
  name: string,
  attributes: Attributes,
  owner: string,
): void {
  if (owner === 'w:r') setRun(flow.run, name, attributes, themeFonts);
  else if (owner === 'w:pPr' && flow.paragraph) {
    if (name === 'w:del' || name === 'w:moveFrom') flow.paragraph.markDeleted = true;
    else if (flow.paragraph.mark) setRun(flow.paragraph.mark, name, attributes, themeFonts);
  }
}

function setRun(run: OpenRun, name: string, attributes: Attributes, themeFonts: ThemeFonts): void {
  if (name === 'w:rStyle') run.styleId = identifier(attributes['w:val']);
  else {
    run.own ??= {};
    applyRunElement(run.own, name, attributes, themeFonts);
  }
}

const mostBookmarks = 50;

function openBreak(cursor: StoryCursor, attributes: Attributes): void {
  const type = attributes['w:type'];
  if (type === 'page' || type === 'column') cursor.addBreak(type);
  else cursor.addText('\n');
}

function addNote(cursor: StoryCursor, kind: 'footnote' | 'endnote', attributes: Attributes): void {
  cursor.addNote(`${kind}:${attributes['w:id'] ?? ''}`);
}

function openFieldCharacter(cursor: StoryCursor, type: string): void {
  const { fields, paragraph } = cursor.flow;
  if (type === 'begin') fields.begin(paragraph?.index ?? -1);
  else if (type === 'separate') cursor.applyField(fields.separate());
  else if (type === 'end') {
    const field = fields.end();
    if (!field) return;
    // A field without a result, such as a SEQ field that only counts, still says what it is.
    if (!field.hadResult) cursor.applyField(field.meaning);
    if (field.beganInParagraph !== paragraph?.index) cursor.endRole(field.meaning.role);
    if (field.meaning.role === 'contents') cursor.endContents();
  }
}

/**
 * Returns a visible character for the code of a sign, which is often one of a symbol font in the private use area (E000
 * to F8FF).
 */
function symbol(hexadecimal: string | undefined): string {
  const code = Number.parseInt(hexadecimal ?? '', 16);
  const isCharacter = (code > 0x20 && code < 0xd800) || (code > 0xf8ff && code <= 0x10ffff);
  return isCharacter ? String.fromCodePoint(code) : '\u2022';
}
