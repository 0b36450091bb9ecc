import ts from 'typescript';

/**
 * The types of the package that these declarations mention and that are not `known`, in the order in which a reader comes
 * to them: also those that such a type mentions in its turn.
 */
export function mentionedTypes(
  declarations: readonly ts.Node[],
  known: ReadonlySet<ts.Node>,
  checker: ts.TypeChecker,
): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const seen = new Set(known);
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) add(checker.getSymbolAtLocation(node));
    // A value's type is not spelt out by its name, and what is derived from it is shown in full.
    else if (!ts.isTypeQueryNode(node)) ts.forEachChild(node, visit);
  };
  const add = (named: ts.Symbol | undefined) => {
    const isAlias = named !== undefined && (named.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(named) : named;
    const declaration = symbol?.declarations?.[0];
    if (symbol === undefined || declaration === undefined || seen.has(declaration)) return;
    if (!isType(declaration) || /\/node_modules\//.test(declaration.getSourceFile().fileName)) return;
    seen.add(declaration);
    found.push(symbol);
    ts.forEachChild(declaration, visit);
  };
  for (const declaration of declarations) ts.forEachChild(declaration, visit);
  return found;
}

function isType(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}
