import type { Outline, OutlineRow } from '../docx/outline/outline.ts';
import { formatCount } from '../pricing/money.ts';
import { type Markup, markup } from './markup.ts';
import { linkToRow } from './paint-row.ts';

/** Paints what is in doubt: sentences and places, each of which leads to the row to look at. */
export function paintDoubts({ doubts, rows }: Pick<Outline, 'doubts' | 'rows'>): Markup {
  const linked = new Set(doubts.map(({ at }) => at));
  const places = placesOf(rows).filter(({ at }) => !linked.has(at));
  if (doubts.length === 0 && places.length === 0)
    return markup('p', { class: 'box good' }, ['Nothing is in doubt.']);
  const sentences = doubts.map(({ says, at }) =>
    markup('li', { dir: 'auto' }, [at === null ? says : linkToRow(at, says)]),
  );
  const links = places
    .slice(0, mostPlaces)
    .map(({ at, page, says }) => linkToRow(at, `page ${page}`, { title: says }));
  const more = places.length - links.length;
  return markup('section', { class: 'box doubt', 'aria-labelledby': 'doubts-title' }, [
    markup('h2', { id: 'doubts-title' }, [doubts.length > 0 ? 'In doubt' : 'Places to look at']),
    ...(sentences.length === 0 ? [] : [markup('ul', {}, sentences)]),
    ...(links.length === 0
      ? []
      : [
          markup('p', { class: 'places' }, [
            ...(doubts.length > 0 ? ['Other places to look at: '] : []),
            ...links.flatMap((link) => [link, ' ']),
            more > 0 ? `and ${formatCount(more)} more, marked in the document` : '',
          ]),
        ]),
  ]);
}

/** Returns the rows with doubts, what is in doubt there, and the pages on which they start. */
function placesOf(rows: readonly OutlineRow[]): { at: number; page: number; says: string }[] {
  let page = 1;
  return rows.flatMap(({ at, doubts, page: turned }) => {
    page = turned ?? page;
    return doubts ? [{ at, page, says: doubts.join(' ') }] : [];
  });
}

const mostPlaces = 20;
