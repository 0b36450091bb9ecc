import { escapeHtml } from '../../src/core/text/escape-html.ts';
import { headingHtml } from '../markdown/markdown.ts';
import type { Section, SitePage } from '../pages.ts';
import { itemHtml } from './item-html.ts';
import type { LibraryEntry, LibraryItem } from './library.ts';
import { addressOf, libraryFile, type Place, placeOf, placesOf } from './places.ts';

/** The reference of the library: a page for each kind of import, with its entries and all that they export. */
export function libraryPages(entries: readonly LibraryEntry[]): SitePage[] {
  const places = placesOf(entries);
  const files = [...new Set(entries.map(({ specifier }) => libraryFile(specifier)))];
  return files.map((file) => {
    const group = entries.filter(({ specifier }) => libraryFile(specifier) === file);
    return libraryPage(group, file, places);
  });
}

/** A section of a page: what comes before its items, and they. */
interface Room extends Section {
  lead: string;
  items: readonly LibraryItem[];
}

function libraryPage(group: readonly LibraryEntry[], file: string, places: readonly Place[]): SitePage {
  const [entry] = group;
  const isOne = entry !== undefined && group.length === 1;
  const title = isOne ? entry.specifier : `${entry?.specifier.replace(/[^/]+$/, '')}…`;
  const own = isOne ? roomsByKind(entry, places) : group.map((each) => roomOf(each, file, places));
  const mentioned = { ...mentionedRoom, items: group.flatMap((each) => each.mentioned) };
  const rooms = [...own, mentioned].filter(({ items }) => items.length > 0);
  const html = rooms.map(
    (room) =>
      headingHtml(2, room.anchor, room.title) +
      room.lead +
      room.items.map((item) => itemHtml(item, file, places)).join(''),
  );
  const start = isOne ? importLine(entry.specifier) + index(entry, file, places) : '';
  return {
    file,
    label: title,
    part: 'Reference',
    html: `<h1>${escapeHtml(title)}</h1>\n${start}${html.join('')}`,
    sections: rooms.map(({ anchor, title }) => ({ anchor, title: title.replace(/^.*\//, '') })),
  };
}

const kindRooms = [
  { title: 'Functions', anchor: 'functions', kinds: ['function'] },
  { title: 'Classes', anchor: 'classes', kinds: ['class'] },
  { title: 'Constants', anchor: 'constants', kinds: ['constant'] },
  { title: 'Types', anchor: 'types', kinds: ['interface', 'type'] },
];

const mentionedRoom = {
  title: 'Further types',
  anchor: 'further-types',
  lead: '<p>The types above are made of these. They cannot be imported by name.</p>\n',
};

/** The names of an entry that has a page to itself, by what they are. */
function roomsByKind(entry: LibraryEntry, places: readonly Place[]): Room[] {
  const own = ownItems(entry, places);
  return kindRooms.map(({ title, anchor, kinds }) => {
    const items = own.filter(({ kind }) => kinds.includes(kind));
    return { title, anchor, lead: '', items };
  });
}

/** All names of an entry that shares its page: functions first. */
function roomOf(entry: LibraryEntry, file: string, places: readonly Place[]): Room {
  return {
    title: escapeHtml(entry.specifier),
    anchor: entry.specifier.replaceAll('/', '-'),
    lead: index(entry, file, places),
    items: roomsByKind(entry, places).flatMap(({ items }) => items),
  };
}

/** Those that are described with this entry, and with no other. */
function ownItems({ items }: LibraryEntry, places: readonly Place[]): LibraryItem[] {
  return items.filter((item) => placeOf(item, places)?.item === item);
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
