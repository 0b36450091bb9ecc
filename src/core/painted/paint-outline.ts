import {
  bandNames,
  type Outline,
  type OutlineBand,
  type OutlineRow,
  type TurnedBy,
} from '../docx/outline/outline.ts';
import { counted } from '../text/counted.ts';
import { type Markup, markup } from './markup.ts';
import { paintRow } from './paint-row.ts';

/**
 * Paints the whole document, page by page: front matter, text, references and appendix as coloured bands, with the
 * first words of each paragraph. A browser lays out only the pages that are visible.
 */
export function paintOutline({ rows, bands }: Pick<Outline, 'rows' | 'bands'>): Markup {
  const bandOf = bandFinder(bands);
  const parts = partsOf(rows).map((part) => paintPart(part, bandOf));
  return markup('ol', { class: 'painted' }, parts);
}

/** The rows of one page, or of a part of it if the page has more rows than are laid out at once. */
interface PartOfPage {
  page: number;
  /** Pages that began since the previous part; 0 if this one continues the same page. */
  turned: number;
  turnedBy: TurnedBy | undefined;
  rows: OutlineRow[];
}

function partsOf(rows: readonly OutlineRow[]): PartOfPage[] {
  const parts: PartOfPage[] = [];
  let page = 0;
  for (const row of rows) {
    const last = parts.at(-1);
    if (row.page !== undefined || !last || last.rows.length >= mostRows) {
      const now = row.page ?? page;
      parts.push({ page: now, turned: now - page, turnedBy: row.turnedBy, rows: [row] });
      page = now;
    } else last.rows.push(row);
  }
  return parts;
}

function paintPart({ page, turned, turnedBy, rows }: PartOfPage, bandOf: BandOf): Markup {
  const children: Markup[] = [];
  const groups: { band: OutlineBand; rows: OutlineRow[] }[] = [];
  for (const row of rows) {
    const band = bandOf(row.at);
    const last = groups.at(-1);
    if (last?.band === band) last.rows.push(row);
    else groups.push({ band, rows: [row] });
  }
  if (turned > 0) children.push(pageNumber(page, turned, turnedBy));
  for (const group of groups) {
    const opening = bandOf.opening(group.band) === group.rows[0]?.at ? [bandOpening(group.band)] : [];
    children.push(
      markup('div', { class: `band ${group.band.kind}` }, [...opening, ...group.rows.map(paintRow)]),
    );
  }
  const lines = rows.reduce((sum, row) => sum + (row.kind === 'text' ? 2 : 3), 2);
  return markup(
    'li',
    { class: turned > 0 ? 'painted-page' : 'painted-page goes-on', style: `--lines:${lines}` },
    children,
  );
}

function pageNumber(page: number, turned: number, turnedBy: TurnedBy | undefined): Markup {
  const pages = turned > 1 && page > turned ? `Pages ${page - turned + 1} to ${page}` : `Page ${page}`;
  const source = turnedBy === undefined ? [] : [markup('span', { class: 'turn' }, [turns[turnedBy]])];
  return markup('p', { class: `page-number ${turnedBy ?? ''}`.trim(), id: `page-${page}` }, [
    pages,
    ' ',
    ...source,
  ]);
}

const turns: Readonly<Record<TurnedBy, string>> = {
  author: 'the author’s page break',
  recorded: 'recorded by Word',
  estimate: 'our estimate',
};

function bandOpening({ kind, words }: OutlineBand): Markup {
  return markup('p', { class: 'band-name' }, [
    markup('strong', {}, [bandNames[kind]]),
    ` ${counted(words, 'word', 'words')}`,
  ]);
}

/** The band of a paragraph. */
interface BandOf {
  (paragraph: number): OutlineBand;
  /** Where the first row of a band is, once the band has been looked up. */
  opening(band: OutlineBand): number | undefined;
}

/** Must be called with the rows in order. */
function bandFinder(bands: readonly OutlineBand[]): BandOf {
  let position = 0;
  const none: OutlineBand = { kind: 'text', from: 0, until: 0, words: 0 };
  const openings = new Map<OutlineBand, number>();
  const find = (paragraph: number) => {
    while (position < bands.length - 1 && (bands[position]?.until ?? 0) <= paragraph) position += 1;
    const band = bands[position] ?? none;
    if (!openings.has(band)) openings.set(band, paragraph);
    return band;
  };
  return Object.assign(find, { opening: (band: OutlineBand) => openings.get(band) });
}

/** Rows of a part: enough for a page, and few enough to be laid out in one go. */
const mostRows = 80;
