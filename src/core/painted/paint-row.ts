import { certaintyInWords } from '../docx/analysis.ts';
import type { OutlineItem, OutlineRow } from '../docx/outline/outline.ts';
import type { DrawingKind } from '../docx/story/story.ts';
import { countWords } from '../docx/text/words.ts';
import { counted } from '../text/counted.ts';
import { type Markup, markup } from './markup.ts';

/** Paints a paragraph, table or picture: its first words, lines for the rest of them, its marks and its doubts. */
export function paintRow(row: OutlineRow): Markup {
  const { at, kind, level, boxed, items = [], doubts = [] } = row;
  const classes = [
    'painted-row',
    `is-${kind}`,
    ...(level ? [`level-${Math.min(level, 4)}`] : []),
    ...(boxed ? ['boxed'] : []),
  ];
  return markup('div', { class: classes.join(' '), id: rowId(at), 'data-at': at }, [
    ...contentOf(row),
    ...items.map(paintItem),
    ...doubts.map((says) => markup('p', { class: 'row-doubt' }, [says])),
  ]);
}

/** Returns the id of the element that shows a paragraph. */
function rowId(paragraph: number): string {
  return `p${paragraph}`;
}

/** A link to the row of a paragraph. On the desk, a script also selects the row. */
export function linkToRow(
  at: number,
  children: Markup['children'],
  others: Markup['attributes'] = {},
): Markup {
  return markup('a', { href: `#${rowId(at)}`, 'data-row': at, ...others }, children);
}

function contentOf(row: OutlineRow): Markup[] {
  const { kind, text, words, grid, drawing } = row;
  const line = text === '' ? [] : [markup('p', { class: 'first', dir: 'auto' }, [text])];
  if (kind === 'table' && grid)
    return [
      markup('div', { class: 'object' }, [
        markup('span', { class: 'mini-grid', style: gridStyle(grid), 'aria-hidden': 'true' }),
        markup('div', {}, [
          ...line,
          markup('p', { class: 'size' }, [
            `Table of ${counted(grid.rows, 'row', 'rows')} and ${counted(grid.columns, 'column', 'columns')}, ${counted(words, 'word', 'words')}`,
          ]),
        ]),
      ]),
    ];
  if (drawing) return [...line, ...rest(row), paintDrawing(drawing)];
  return [...line, ...rest(row)];
}

function paintDrawing({ kind, width, height, count }: NonNullable<OutlineRow['drawing']>): Markup {
  const size = width > 0 && height > 0 ? `, ${centimetres(width)} × ${centimetres(height)} cm` : '';
  const more = count > 1 ? ` and ${counted(count - 1, 'other', 'others')}` : '';
  return markup('div', { class: 'object' }, [
    markup('span', { class: 'mini-picture', style: pictureStyle(width, height), 'aria-hidden': 'true' }),
    markup('p', { class: 'size' }, [`${drawingNames[kind]}${size}${more}`]),
  ]);
}

const drawingNames: Readonly<Record<DrawingKind, string>> = {
  picture: 'Picture',
  chart: 'Chart',
  diagram: 'Diagram',
  shapes: 'Drawing',
  ink: 'Ink',
  equation: 'Equation',
  document: 'Embedded document',
  object: 'Embedded object',
  control: 'Form field',
  rule: 'Rule',
};

/** Paints the words that are not shown as lines, like a page seen from afar. */
function rest({ kind, text, words }: OutlineRow): Markup[] {
  if (kind !== 'text') return [];
  const lines = Math.round((words - countWords(text)) / wordsPerLine);
  if (lines < 1) return [];
  const style = `--n:${Math.min(lines, mostLines)}`;
  return [markup('span', { class: 'rest', style, 'aria-hidden': 'true' })];
}

const wordsPerLine = 14;
const mostLines = 10;

function paintItem({ kind, paragraph, counted: counts, number, reason, certainty }: OutlineItem): Markup {
  const sure = certaintyInWords(certainty);
  const name = counts ? `${kind === 'table' ? 'Table' : 'Figure'} ${number}` : `No ${kind}`;
  const says = sure === 'sure' ? reason : `${reason} (${sure})`;
  return markup('p', { class: 'item', 'data-item': kind, 'data-paragraph': paragraph }, [
    markup('span', { class: `badge ${counts ? kind : 'not-counted'}` }, [name]),
    ' ',
    markup('span', { class: 'reason' }, [says]),
  ]);
}

function gridStyle({ rows, columns }: NonNullable<OutlineRow['grid']>): string {
  return `--rows:${clamp(rows, 1, 8)};--columns:${clamp(columns, 1, 8)}`;
}

/** The shape of the picture, at the size of a stamp. */
function pictureStyle(width: number, height: number): string {
  const ratio = width > 0 && height > 0 ? clamp(width / height, 0.4, 4) : 1.4;
  return `--ratio:${ratio.toFixed(2)}`;
}

function centimetres(points: number): string {
  return ((points * 2.54) / 72).toFixed(1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
