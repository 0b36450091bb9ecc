import { escapeHtml } from '../../src/core/text/escape-html.ts';
import type { LibraryEntry, LibraryItem } from './library.ts';

/** Where on the site a name is described. */
export interface Place {
  /** The very item, of the first entry that exports or mentions it. */
  item: LibraryItem;
  file: string;
  anchor: string;
}

/** A place for each name: what several entries export is described once. */
export function placesOf(entries: readonly LibraryEntry[]): Place[] {
  const places: Place[] = [];
  for (const { specifier, items, mentioned } of entries) {
    for (const item of [...items, ...mentioned]) {
      if (placeOf(item, places) === undefined)
        places.push({ item, file: libraryFile(specifier), anchor: item.name });
    }
  }
  return places;
}

/** Where an item is described, by whichever entry it comes. */
export function placeOf({ name, declaration }: LibraryItem, places: readonly Place[]): Place | undefined {
  return places.find(({ item }) => item.name === name && item.declaration === declaration);
}

/** The page of an entry: `library-drivers.html` has all that start with `thesisdesk/drivers/`. */
export function libraryFile(specifier: string): string {
  const [, kind] = specifier.split('/');
  return kind === undefined ? 'library.html' : `library-${kind}.html`;
}

/** Code as HTML, in which the names that are described somewhere lead there, by the name that they are exported under. */
export function linkedCode(code: string, file: string, places: readonly Place[]): string {
  return code
    .split(/(\b[A-Z]\w+\b)/)
    .map((piece, index) => {
      const place = index % 2 === 1 ? namedPlace(piece, file, places) : undefined;
      if (place === undefined) return escapeHtml(piece);
      return `<a href="${addressOf(place, file)}">${escapeHtml(place.item.name)}</a>`;
    })
    .join('');
}

/** Two entries may mean different things by one name: the page's own comes first. */
function namedPlace(name: string, file: string, places: readonly Place[]): Place | undefined {
  const exported = places.filter(({ item }) => item.name === name);
  const named = exported.length > 0 ? exported : places.filter(({ item }) => item.declaredName === name);
  return named.find((place) => place.file === file) ?? named[0];
}

export function addressOf(place: Place, file: string): string {
  return `${place.file === file ? '' : place.file}#${place.anchor}`;
}
