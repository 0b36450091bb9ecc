import { resolve } from 'node:path';
import ts from 'typescript';
import packageJson from '../../package.json' with { type: 'json' };
import { describeExport } from './describe-export.ts';
import type { LibraryEntry, LibraryItem } from './library.ts';
import { mentionedTypes } from './mentioned-types.ts';

/** The entries of the package as their built types have them, and what knows more about these. */
export interface TypedEntries {
  entries: Pick<LibraryEntry, 'specifier' | 'items'>[];
  checker: ts.TypeChecker;
}

/** All that the package exports, entry by entry. */
export function readExports(): TypedEntries {
  const entries = Object.entries(packageJson.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ specifier: path.replace(/^\./, 'thesisdesk'), file: resolve(target.types) }],
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  const exported = entries.map(({ specifier, file }) => ({
    specifier,
    items: exportsOf(program.getSourceFile(file), checker),
  }));
  return { entries: exported, checker };
}

/** The same, with the types that it speaks of without exporting them. */
export function readEntries(): LibraryEntry[] {
  const { entries: exported, checker } = readExports();
  const known = new Set(exported.flatMap(({ items }) => items.map(({ declaration }) => declaration)));
  const names = new Set(exported.flatMap(({ items }) => items.map(({ name }) => name)));
  return exported.map(({ specifier, items }) => {
    const own = items.map(({ declaration }) => declaration);
    const mentioned = mentionedTypes(own, known, checker)
      .map((symbol) => describeExport(symbol.name.replace(/\$\d+$/, ''), symbol, checker))
      // A reader could not tell it from what is exported under this name.
      .filter(({ name }) => !names.has(name));
    for (const { name, declaration } of mentioned) {
      known.add(declaration);
      names.add(name);
    }
    return { specifier, items, mentioned };
  });
}

function exportsOf(source: ts.SourceFile | undefined, checker: ts.TypeChecker): LibraryItem[] {
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error('The types of the package have not been built.');
  return checker.getExportsOfModule(module).map((each) => {
    const isAlias = (each.flags & ts.SymbolFlags.Alias) !== 0;
    return describeExport(each.name, isAlias ? checker.getAliasedSymbol(each) : each, checker);
  });
}
