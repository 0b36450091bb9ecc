import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression written as a literal in the source. */
export interface SourcePattern {
  /** `docx/text/words.ts:12` */
  place: string;
  pattern: RegExp;
}

/** The regular expressions in a folder of source files. */
export interface SourcePatterns {
  literals: readonly SourcePattern[];
  /** The files, such as `docx/text/words.ts`, that assemble other patterns from pieces; each listed once. */
  builders: readonly string[];
}

/** Finds all regular expressions in the TypeScript files below a folder. */
export function readPatterns(folder: string): SourcePatterns {
  const literals: SourcePattern[] = [];
  const builders = new Set<string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files.map((each) => each.replaceAll('\\', '/')).sort()) {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        literals.push({ place: `${file}:${line + 1}`, pattern: patternOf(node.text) });
      }
      if (ts.isNewExpression(node) || ts.isCallExpression(node))
        if (ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') builders.add(file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { literals, builders: [...builders] };
}

function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}
