import ts from 'typescript';
import { commentBefore, docCommentOf, noComment } from './doc-comment.ts';
import type { LibraryItem, LibraryMember } from './library.ts';

/**
 * What a reader learns of an exported name. `symbol` is what the name stands for, not the name in the export.
 *
 * @throws Error for a kind of declaration that the reference cannot show
 */
export function describeExport(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): LibraryItem {
  const declarations = symbol.declarations ?? [];
  const node = declarations.find(isShown);
  if (node === undefined) throw new Error(`The reference cannot show what ${name} is.`);
  const declaredName = node.name?.getText() ?? name;
  const { code, ...said } = describe(node, declarations, checker);
  const renamed = { name, declaredName, declaration: node, ...said, code: code.replace(declaredName, name) };
  const isMadeOfNamesake = declaredName !== name && new RegExp(`\\b${name}\\b`).test(code);
  if (!isMadeOfNamesake || !ts.isTypeAliasDeclaration(node)) return renamed;
  // Written out, as the other type of this name is nowhere to be seen.
  return { ...renamed, code: `type ${name}`, members: propertiesOf(node, checker) };
}

type Said = Pick<LibraryItem, 'kind' | 'code' | 'comment' | 'members'>;

function describe(node: Shown, declarations: readonly ts.Declaration[], checker: ts.TypeChecker): Said {
  const comment = docCommentOf(ts.isVariableDeclaration(node) ? node.parent.parent : node);
  if (ts.isFunctionDeclaration(node)) {
    const overloads = declarations.filter(ts.isFunctionDeclaration);
    return { kind: 'function', code: overloads.map(codeOf).join('\n'), comment, members: [] };
  }
  if (ts.isVariableDeclaration(node))
    return { kind: 'constant', code: `const ${codeOf(node)}`, comment, members: [] };
  if (ts.isTypeAliasDeclaration(node)) return { kind: 'type', comment, ...typeAlias(node, checker) };
  return {
    kind: ts.isClassDeclaration(node) ? 'class' : 'interface',
    code: headOf(node),
    comment,
    members: node.members.filter((member) => !isHidden(member)).map((member) => memberOf(member, checker)),
  };
}

type Shown =
  | ts.FunctionDeclaration
  | ts.VariableDeclaration
  | ts.TypeAliasDeclaration
  | ts.InterfaceDeclaration
  | ts.ClassDeclaration;

function isShown(node: ts.Node): node is Shown {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

function typeAlias(
  node: ts.TypeAliasDeclaration,
  checker: ts.TypeChecker,
): { code: string; members: LibraryMember[] } {
  const { type } = node;
  const variants = ts.isUnionTypeNode(type) ? type.types : [];
  const members = variants.map((each) => ({ code: codeOf(each), comment: commentBefore(each) }));
  if (members.some(({ comment }) => comment !== noComment))
    return { code: `type ${node.name.text} = ${members.length} values`, members };
  const shape = isMadeOfOthers(type) ? shapeOf(node, checker) : type.getText();
  return { code: ownNames(`type ${nameWithParameters(node)} = ${shape};`), members: [] };
}

function propertiesOf(node: ts.TypeAliasDeclaration, checker: ts.TypeChecker): LibraryMember[] {
  const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(node));
  const declarations = properties.flatMap((property) => property.declarations?.[0] ?? []);
  return declarations.filter(ts.isTypeElement).map((each) => memberOf(each, checker));
}

/** Whether a type says no more than from what it is derived, which is nothing that a reader could look up. */
function isMadeOfOthers(type: ts.TypeNode): boolean {
  const isDerived = /\bz\.|\[["']/.test(type.getText());
  return isDerived && (ts.isTypeReferenceNode(type) || ts.isIndexedAccessTypeNode(type));
}

/** What a type comes to, in full. */
function shapeOf(node: ts.TypeAliasDeclaration | ts.PropertySignature, checker: ts.TypeChecker): string {
  const flags =
    ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.MultilineObjectLiterals |
    ts.NodeBuilderFlags.InTypeAlias |
    ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
  const shape = checker.typeToTypeNode(checker.getTypeAtLocation(node), node, flags);
  return shape === undefined ? node.getText() : printed(shape, node.getSourceFile());
}

/** `class DeskError extends Error` */
function headOf(node: ts.InterfaceDeclaration | ts.ClassDeclaration): string {
  const word = ts.isClassDeclaration(node) ? 'class' : 'interface';
  const bases = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
  return ownNames(`${word} ${nameWithParameters(node)}${bases}`);
}

function nameWithParameters({
  name,
  typeParameters,
}: ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration): string {
  const parameters = typeParameters?.map((each) => each.getText()).join(', ');
  return `${name?.text ?? ''}${parameters ? `<${parameters}>` : ''}`;
}

function memberOf(node: ts.TypeElement | ts.ClassElement, checker: ts.TypeChecker): LibraryMember {
  if (ts.isPropertySignature(node) && node.type !== undefined && isMadeOfOthers(node.type))
    return {
      code: ownNames(`${node.name.getText()}${node.questionToken ? '?' : ''}: ${shapeOf(node, checker)}`),
      comment: docCommentOf(node),
    };
  return { code: codeOf(node).replace(/;$/, ''), comment: docCommentOf(node) };
}

function isHidden(node: ts.TypeElement | ts.ClassElement): boolean {
  if (node.name !== undefined && ts.isPrivateIdentifier(node.name)) return true;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return ts.isClassElement(node) && (ts.getCombinedModifierFlags(node) & hidden) !== 0;
}

function codeOf(node: ts.Node): string {
  return ownNames(printed(node, node.getSourceFile()).replace(/^(?:export )?(?:declare )?/, ''));
}

function printed(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source);
}

const printer = ts.createPrinter({ removeComments: true });

/** The bundler tells two types of one name apart by a number; what is built is set in by four blanks. */
function ownNames(code: string): string {
  return code
    .replace(/\b([A-Z]\w*)\$\d+\b/g, '$1')
    .replace(/^(?:export )?declare /, '')
    .replace(/^( {4})+/gm, (blanks) => ' '.repeat(blanks.length / 2));
}
