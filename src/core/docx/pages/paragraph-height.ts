import type { Drawing, Paragraph, Section } from '../story/story.ts';

/** In points. */
export interface Height {
  before: number;
  content: number;
  after: number;
  /** What of the content stays on one page: a line or a picture. */
  unbroken: number;
}

/** Height of a paragraph on the page, estimated from its text, its font and its spacing. */
export function paragraphHeight(paragraph: Paragraph, width: number, drawings: readonly Drawing[]): Height {
  const { format } = paragraph;
  const line = lineHeight(paragraph);
  const indents = (format.indentLeft ?? 0) + (format.indentRight ?? 0);
  const lines = countLines(paragraph, Math.max(width - indents, width / 4));
  const pictures = drawings.reduce((sum, drawing) => sum + (drawing.inline ? drawing.height : 0), 0);
  return {
    before: format.spaceBefore ?? 0,
    content: pictures > 0 ? pictures + Math.max(0, lines - 1) * line : lines * line,
    after: format.spaceAfter ?? 0,
    unbroken: Math.max(pictures, line),
  };
}

/** Width of a section's text column. */
export function columnWidth(section: Section): number {
  return (section.pageWidth - section.marginLeft - section.marginRight) / section.columns;
}

/** Height of a page's text area. */
export function textHeight(section: Section): number {
  return section.pageHeight - section.marginTop - section.marginBottom;
}

function lineHeight({ format, look }: Paragraph): number {
  const single = look.size * singleSpacing(format.run.font);
  const { line, lineRule } = format;
  if (line === undefined) return single;
  if (lineRule === 'exact') return line;
  return lineRule === 'atLeast' ? Math.max(line, single) : line * single;
}

function countLines({ text, characters, look, format }: Paragraph, width: number): number {
  const typed = text.split('\n').length - 1;
  if (characters === 0) return 1 + typed;
  const perLine = width / (look.size * meanCharacterWidth(format.run.font));
  return typed + Math.max(1, Math.ceil((characters * withSpaces) / perLine));
}

/** White space is no character in the count; one follows about each five and a half. */
const withSpaces = 1.18;

/** Line height to font size, for the faces that theses are set in. */
function singleSpacing(font: string | undefined): number {
  if (font === undefined) return 1.17;
  if (/calibri/i.test(font)) return 1.22;
  if (/cambria|garamond/i.test(font)) return 1.17;
  return 1.15;
}

/** Mean advance of running text to font size. */
function meanCharacterWidth(font: string | undefined): number {
  if (font !== undefined && /times|garamond|tinos/i.test(font)) return 0.42;
  if (font !== undefined && /arial|helvetica|verdana/i.test(font)) return 0.5;
  if (font !== undefined && /courier|consolas|mono/i.test(font)) return 0.6;
  return 0.46;
}
