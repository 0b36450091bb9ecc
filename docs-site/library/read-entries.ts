import { resolve } from 'node:path';
import ts from 'typescript';
import packageJson from '../../package.json' with { type: 'json' };
import { describeExport } from './describe-export.ts';
import type { LibraryEntry } from './library.ts';

/** All that the package exports, entry by entry, as its built types have it. */
export function readEntries(): LibraryEntry[] {
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
      skipLibCheck: true,
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  return entries.map(({ specifier, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined)
      throw new Error(`The types of ${specifier} have not been built: ${file} is missing.`);
    const items = checker.getExportsOfModule(module).map((each) => {
      const isAlias = (each.flags & ts.SymbolFlags.Alias) !== 0;
      return describeExport(each.name, isAlias ? checker.getAliasedSymbol(each) : each, checker);
    });
    return { specifier, items };
  });
}
