import { escapeHtml } from '../../src/core/text/escape-html.ts';
import { headingHtml } from '../markdown/markdown.ts';
import type { SitePage } from '../pages.ts';
import { itemHtml } from './item-html.ts';
import type { LibraryEntry, LibraryItem } from './library.ts';
import { addressOf, libraryFile, type Place, placeOf, placesOf } from './places.ts';

/** The reference of the library: a page for each kind of import, with its entries and all that they export. */
export function libraryPages(entries: readonly LibraryEntry[]): SitePage[] {
  const places = placesOf(entries);
  const files = [...new Set(entries.map(({ specifier }) => libraryFile(specifier)))];
  return files.map((file) => {
    const group = entries.filter(({ specifier }) => libraryFile(specifier) === file);
    const [first] = group;
    return first !== undefined && group.length === 1
      ? onePage(first, file, places)
      : sharedPage(group, file, places);
  });
}

/** An entry that has a page to itself, with its names by what they are. */
function onePage(entry: LibraryEntry, file: string, places: readonly Place[]): SitePage {
  const { specifier } = entry;
  const own = ownItems(entry, places);
  const rooms = roomsOfPage.map(({ title, anchor, kinds }) => ({
    title,
    anchor,
    items: own.filter(({ kind }) => kinds.includes(kind)),
  }));
  const shown = rooms.filter(({ items }) => items.length > 0);
  const sections = shown.map(
    ({ title, anchor, items }) =>
      headingHtml(2, anchor, title) + items.map((item) => itemHtml(item, file, places)).join(''),
  );
  return {
    file,
    label: specifier,
    part: 'Reference',
    html: `<h1>${escapeHtml(specifier)}</h1>\n${importLine(specifier)}${index(entry, file, places)}${sections.join('')}`,
    sections: shown.map(({ title, anchor }) => ({ title, anchor })),
  };
}

const roomsOfPage = [
  { title: 'Functions', anchor: 'functions', kinds: ['function'] },
  { title: 'Classes', anchor: 'classes', kinds: ['class'] },
  { title: 'Constants', anchor: 'constants', kinds: ['constant'] },
  { title: 'Types', anchor: 'types', kinds: ['interface', 'type'] },
];

/** Entries of which each has a name or two. */
function sharedPage(group: readonly LibraryEntry[], file: string, places: readonly Place[]): SitePage {
  const title = `${group[0]?.specifier.replace(/[^/]+$/, '')}…`;
  const parts = group.map((entry) => {
    const { specifier } = entry;
    const own = ownItems(entry, places);
    return `${headingHtml(2, entryAnchor(specifier), escapeHtml(specifier))}${index(entry, file, places)}${own
      .map((item) => itemHtml(item, file, places))
      .join('')}`;
  });
  return {
    file,
    label: title,
    part: 'Reference',
    html: `<h1>${escapeHtml(title)}</h1>\n${parts.join('')}`,
    sections: group.map(({ specifier }) => ({
      title: escapeHtml(specifier.replace(/^.*\//, '')),
      anchor: entryAnchor(specifier),
    })),
  };
}

/** Those that are described with this entry, and with no other: functions first. */
function ownItems({ items }: LibraryEntry, places: readonly Place[]): LibraryItem[] {
  const roomOf = ({ kind }: LibraryItem) => roomsOfPage.findIndex(({ kinds }) => kinds.includes(kind));
  return items
    .filter((item) => placeOf(item, places)?.item === item)
    .toSorted((one, other) => roomOf(one) - roomOf(other));
}

/** All names of an entry, wherever they are described. */
function index({ specifier, items }: LibraryEntry, file: string, places: readonly Place[]): string {
  const names = items
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap((item) => {
      const place = placeOf(item, places);
      const name = `<code>${escapeHtml(item.name)}</code>`;
      return place === undefined ? [] : [`<li><a href="${addressOf(place, file)}">${name}</a></li>\n`];
    });
  return `<ul class="names" aria-label="What ${escapeHtml(specifier)} exports">\n${names.join('')}</ul>\n`;
}

function importLine(specifier: string): string {
  return `<p class="lead"><code>import { … } from '${escapeHtml(specifier)}';</code></p>\n`;
}

function entryAnchor(specifier: string): string {
  return specifier.replaceAll('/', '-');
}
