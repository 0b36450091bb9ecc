import { join } from 'node:path';
import ts from 'typescript';
import type { Block } from './blocks.ts';
import { root } from './pages.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowJs: true,
  checkJs: true,
  // JavaScript cannot declare the types of parameters.
  noImplicitAny: false,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * The compiler's errors in programs from the documentation, by place. The programs are treated as files in the project's
 * folder, so `thesisdesk` is the built package with its types. Imports from packages that are not installed count as
 * `any`.
 */
export function typeErrors(blocks: readonly Block[]): Map<string, string[]> {
  const files = new Map(
    blocks.map((block, index) => [join(root, `block-${index}.m${block.language}`), block]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name)?.text ?? readFile.call(host, name);
  host.getSourceFile = (name, ...rest) => {
    const block = files.get(name);
    if (block === undefined) return getSourceFile.call(host, name, ...rest);
    return ts.createSourceFile(name, block.text, ts.ScriptTarget.ES2023);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return new Map([...files].map(([name, { place }]) => [place, errorsOf(program, name)]));
}

function errorsOf(program: ts.Program, name: string): string[] {
  const file = program.getSourceFile(name);
  return ts
    .getPreEmitDiagnostics(program, file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .filter((message) => !isOfPackageNotHere(message));
}

function isOfPackageNotHere(message: string): boolean {
  const [, name] =
    /^(?:Cannot find module|Could not find a declaration file for module) '([^']+)'/.exec(message) ?? [];
  return name !== undefined && !/^(?:thesisdesk(?:\/|$)|node:|\.)/.test(name);
}
