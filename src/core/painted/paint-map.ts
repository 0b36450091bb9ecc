import { type BandKind, bandNames, type Outline } from '../docx/outline/outline.ts';
import { counted } from '../text/counted.ts';
import { formatCount } from '../text/format-count.ts';
import { type Markup, markup } from './markup.ts';
import { linkToRow } from './paint-row.ts';

/** Paints the document as one bar, each band as wide as its words are many, with a legend of the colours. */
export function paintBar({ rows, bands }: Pick<Outline, 'rows' | 'bands'>): Markup {
  const total = bands.reduce((sum, { words }) => sum + words, 0);
  const parts = bands
    .filter(({ words }) => words > 0)
    .map(({ kind, words }) =>
      markup('span', {
        class: `part ${kind}`,
        style: `flex-grow:${Math.max(words, Math.ceil(total / 400))}`,
        title: `${bandNames[kind]}: ${counted(words, 'word', 'words')}`,
        'aria-hidden': 'true',
      }),
    );
  const legend = kinds.flatMap((kind) => {
    const same = bands.filter((band) => band.kind === kind);
    const words = same.reduce((sum, band) => sum + band.words, 0);
    const [first] = same;
    if (!first || words === 0) return [];
    // A band may begin with empty paragraphs, which have no rows.
    const at = rows.find((row) => row.at >= first.from)?.at ?? first.from;
    return [
      markup('li', {}, [
        markup('span', { class: `swatch ${kind}`, 'aria-hidden': 'true' }),
        linkToRow(at, [bandNames[kind]]),
        ` ${formatCount(words)}`,
      ]),
    ];
  });
  return markup('div', { class: 'map' }, [
    markup('div', { class: 'bar' }, parts),
    markup('ul', { class: 'legend' }, legend),
  ]);
}

const kinds: readonly BandKind[] = ['front', 'text', 'references', 'appendix', 'leftOut'];

/** Paints the parts of the document by their headings, with pages and words; returns null if it has no headings. */
export function paintChapters({ rows, bands }: Pick<Outline, 'rows' | 'bands'>): Markup | null {
  const chapters = chaptersOf({ rows, bands });
  if (chapters.length === 0) return null;
  const most = chapters.reduce((high, { words }) => Math.max(high, words), 1);
  const entries = chapters.map(({ at, text, level, page, words, kind }) =>
    markup('li', { class: `chapter level-${level} ${kind}` }, [
      linkToRow(at, [text], { dir: 'auto' }),
      ' ',
      markup('span', { class: 'facts-of' }, [
        markup('span', { class: 'page' }, [`p. ${page}`]),
        ` ${formatCount(words)}`,
        markup('span', { class: 'hidden-text' }, [words === 1 ? ' word' : ' words']),
      ]),
      markup('span', {
        class: 'length',
        style: `--share:${(words / most).toFixed(3)}`,
        'aria-hidden': 'true',
      }),
    ]),
  );
  return markup('ol', { class: 'chapters' }, entries);
}

interface Chapter {
  at: number;
  text: string;
  /** 1 or 2. */
  level: number;
  page: number;
  /** Of a chapter with all its sections, or of one section. */
  words: number;
  kind: BandKind;
}

/** Returns the headings of the highest level, and those of the second if there are not too many. */
function chaptersOf({ rows, bands }: Pick<Outline, 'rows' | 'bands'>): Chapter[] {
  const headings = rows.filter(({ kind, text }) => kind === 'heading' && text !== '');
  const levels = [...new Set(headings.map(({ level = 1 }) => level))].sort((a, b) => a - b);
  const [top = 1, second = 1] = levels;
  const isFew = headings.filter(({ level = 1 }) => level <= second).length <= mostChapters;
  const deepest = isFew ? second : top;
  const chapters: Chapter[] = [];
  let chapter: Chapter | undefined;
  let page = 1;
  let band = 0;
  for (const row of rows) {
    page = row.page ?? page;
    while (band < bands.length - 1 && (bands[band]?.until ?? 0) <= row.at) band += 1;
    const { kind = 'text' } = bands[band] ?? {};
    const { level = 1 } = row;
    if (row.kind === 'heading' && level <= deepest && row.text !== '')
      chapters.push({ at: row.at, text: row.text, level: level === top ? 1 : 2, page, words: 0, kind });
    const last = chapters.at(-1);
    if (last?.level === 1) chapter = last;
    if (last) last.words += row.words;
    if (last?.level === 2 && chapter) chapter.words += row.words;
  }
  return chapters;
}

const mostChapters = 80;
