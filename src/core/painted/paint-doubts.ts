import type { Outline, OutlineRow } from '../docx/outline/outline.ts';
import { counted } from '../text/counted.ts';
import { type Markup, markup } from './markup.ts';
import { linkToRow } from './paint-row.ts';

/** Paints what is in doubt: sentences and places, each of which leads to the row to look at. */
export function paintDoubts({ doubts, rows }: Pick<Outline, 'doubts' | 'rows'>): Markup {
  const linked = new Set(doubts.map(({ at }) => at));
  const places = placesOf(rows).filter(({ at }) => !linked.has(at));
  if (doubts.length === 0 && places.length === 0)
    return markup('p', { class: 'box good' }, ['Nothing is in doubt.']);
  const sentences = doubts.map(({ says, at }) =>
    markup('li', { dir: 'auto' }, [at === null ? says : linkToRow(at, [says])]),
  );
  const links = places.slice(0, mostPlaces).map(({ at, page, words, says }) => {
    // Words in another script keep their direction among ours.
    const quoted = words === '' ? [] : [': ', markup('bdi', {}, [shortened(words)])];
    return markup('li', {}, [linkToRow(at, [`page ${page}`, ...quoted], { title: says })]);
  });
  const more = places.length - links.length;
  return markup('section', { class: 'box doubt', 'aria-labelledby': 'doubts-title' }, [
    markup('h2', { id: 'doubts-title' }, [doubts.length > 0 ? 'In doubt' : 'Places to look at']),
    ...(sentences.length === 0 ? [] : [markup('ul', {}, sentences)]),
    ...(links.length === 0
      ? []
      : [
          ...(doubts.length > 0 ? [markup('p', {}, ['Other places to look at:'])] : []),
          markup('ul', { class: 'places' }, links),
          ...(more > 0
            ? [markup('p', {}, [`${counted(more, 'more is', 'more are')} marked in the document.`])]
            : []),
        ]),
  ]);
}

interface DoubtfulPlace {
  at: number;
  /** The page on which it starts. */
  page: number;
  /** Its first words or caption; empty if it has none. */
  words: string;
  /** What is in doubt there. */
  says: string;
}

function placesOf(rows: readonly OutlineRow[]): DoubtfulPlace[] {
  let page = 1;
  return rows.flatMap(({ at, text, items, doubts, page: turned }) => {
    page = turned ?? page;
    if (!doubts) return [];
    const words = text || (items?.find(({ caption }) => caption !== null)?.caption ?? '');
    return [{ at, page, words, says: doubts.join(' ') }];
  });
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`;
}

const mostPlaces = 20;
const mostCharacters = 60;
