import { escapeHtml } from '../../src/core/text/escape-html.ts';
import { codeHtml, headingHtml, renderDocstring } from '../markdown/markdown.ts';
import type { DocComment, LibraryItem, LibraryMember } from './library.ts';
import { addressOf, linkedCode, type Place } from './places.ts';

/** A name with its declaration, what its docstring says, and its members. */
export function itemHtml(item: LibraryItem, file: string, places: readonly Place[]): string {
  const { name, kind, comment, members } = item;
  const heading = headingHtml(3, name, `${escapeHtml(name)} <span class="hint">${kind}</span>`);
  const original = places.find((place) => place.item.declaration === item.declaration);
  const isOtherName = original !== undefined && original.item.name !== name;
  const body = isOtherName
    ? `<p>Another name of <a href="${addressOf(original, file)}"><code>${escapeHtml(original.item.name)}</code></a>.</p>\n`
    : declarationHtml(item, file, places) + commentHtml(comment) + membersHtml(members, file, places);
  return `<section class="item" aria-labelledby="${name}">\n${heading}${body}</section>\n`;
}

/** The heading says all that a bare `interface Name` would. */
function declarationHtml(item: LibraryItem, file: string, places: readonly Place[]): string {
  const { code, name, kind, members } = item;
  if (members.length > 0 && code === `${kind} ${name}`) return '';
  const others = places.filter((place) => place.item !== item);
  return codeHtml(linkedCode(code, file, others));
}

function membersHtml(members: readonly LibraryMember[], file: string, places: readonly Place[]): string {
  if (members.length === 0) return '';
  const rows = members.map(
    ({ code, comment }) =>
      `<dt><code>${linkedCode(code, file, places)}</code></dt>\n<dd>${commentHtml(comment)}</dd>\n`,
  );
  return `<dl class="members">\n${rows.join('')}</dl>\n`;
}

function commentHtml({ text, tags }: DocComment): string {
  return (text === '' ? '' : renderDocstring(text)) + tags.map(tagHtml).join('');
}

function tagHtml({ name, text, parameter }: DocComment['tags'][number]): string {
  if (name === 'example') return `<p class="caption">Example</p>\n${codeHtml(escapeHtml(text))}`;
  const subject = parameter === undefined ? '' : `\`${parameter}\`: `;
  const words = tagWords.get(name) ?? name;
  return `<div class="tag"><span class="caption">${escapeHtml(words)}</span> ${renderDocstring(subject + text)}</div>\n`;
}

const tagWords: ReadonlyMap<string, string> = new Map([
  ['param', 'Takes'],
  ['returns', 'Gives'],
  ['throws', 'Throws'],
  ['default', 'Default'],
  ['deprecated', 'Deprecated'],
]);
