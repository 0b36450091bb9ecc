import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readExports } from '../../docs-site/library/read-entries.ts';

const { entries, checker } = readExports();

/** What a store is asked for: it comes from the desk, not from a program. */
const fromDesk = ['PresignOptions', 'PutOptions'];

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

function isOptional({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) !== 0;
}

/** The part that is missing from a program is `undefined` too, but another type with `exactOptionalPropertyTypes`. */
function takesUndefined(type: ts.Type): boolean {
  if ((type.flags & ts.TypeFlags.Unknown) !== 0) return true;
  return type.isUnion() && type.types.includes(checker.getUndefinedType());
}
