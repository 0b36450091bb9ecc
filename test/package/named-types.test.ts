import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mentionedTypes } from '../../docs-site/library/mentioned-types.ts';
import { readExports } from '../../docs-site/library/read-entries.ts';
import { root } from '../docs/support/pages.ts';

const { entries, checker } = readExports();
const main = entries.filter(({ specifier }) => specifier === 'thesisdesk');

describe('a program can name every type that it gets', () => {
  test.each(entries)('from $specifier', (entry) => {
    const known = [...main, entry].flatMap(({ items }) => items.map(({ declaration }) => declaration));
    const own = entry.items.map(({ declaration }) => declaration);
    const mentioned = mentionedTypes(own, new Set(known), checker);
    const names = mentioned.map(({ name }) => name.replace(/\$\d+$/, ''));
    // A second type of the same name would only confuse.
    const taken = new Set([...main, entry].flatMap(({ items }) => items.map(({ name }) => name)));
    expect(names.filter((name) => exportedTypes.has(name) && !taken.has(name))).toEqual([]);
  });
});

/** A type that no file of the source exports only spells out another one. */
const exportedTypes = new Set(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, 'src', file), 'utf8').matchAll(/^export (?:interface|type|class) (\w+)/gm),
    ])
    .map(([, name]) => name),
);
