import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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

describe('a program that leaves a choice to others may pass undefined', () => {
  const options = entries.flatMap(({ specifier, items }) =>
    items
      .filter(({ name }) => /(?:Options|Settings|Config|Endpoint|Patience)$/.test(name))
      .filter(({ name }) => !fromDesk.includes(name))
      .map(({ name, declaration }) => ({ specifier, name, declaration })),
  );

  test.each(options)('for every optional part of $name of $specifier', ({ declaration }) => {
    const parts = checker.getTypeAtLocation(declaration).getProperties();
    const closed = parts.filter((part) => isOptional(part) && !takesUndefined(checker.getTypeOfSymbol(part)));
    expect(closed.map(({ name }) => name)).toEqual([]);
  });
});

/** What a store is asked for: it comes from the desk, not from a program. */
const fromDesk = ['PresignOptions', 'PutOptions'];

/** A type that no file of the source exports only spells out another one. */
const exportedTypes = new Set(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, 'src', file), 'utf8').matchAll(/^export (?:interface|type|class) (\w+)/gm),
    ])
    .map(([, name]) => name),
);

function isOptional({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) !== 0;
}

/** The part that is missing from a program is `undefined` too, but another type with `exactOptionalPropertyTypes`. */
function takesUndefined(type: ts.Type): boolean {
  if ((type.flags & ts.TypeFlags.Unknown) !== 0) return true;
  return type.isUnion() && type.types.includes(checker.getUndefinedType());
}
