import ts from 'typescript';
import type { DocComment } from './library.ts';

/** The docstring before a declaration; empty where there is none. */
export function docCommentOf(node: ts.Node): DocComment {
  const [last] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).toReversed();
  if (last === undefined) return noComment;
  return {
    text: ts.getTextOfJSDocComment(last.comment) ?? '',
    tags: (last.tags ?? []).map((tag) => ({
      name: tag.tagName.text,
      text: textOf(tag),
      ...(ts.isJSDocParameterTag(tag) ? { parameter: tag.name.getText() } : {}),
    })),
  };
}

export const noComment: DocComment = { text: '', tags: [] };

/**
 * The text of a tag. `@throws DeskError for …` takes its first word for a type only in braces, so nothing of it is lost; the
 * lines of an example keep their blanks, which the parser would take away.
 */
function textOf(tag: ts.JSDocTag): string {
  if (tag.tagName.text !== 'example') return ts.getTextOfJSDocComment(tag.comment) ?? '';
  const source = tag.getSourceFile().text;
  const written = source.slice(tag.tagName.end, tag.end).replace(/\*\/$/, '');
  return written
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}

/** A comment that stands before a node, in the text of a type: the values of a union have no docstrings of their own. */
export function commentBefore(node: ts.Node): DocComment {
  const { text } = node.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = ranges.at(-1);
  if (last === undefined) return noComment;
  const lines = text
    .slice(last.pos, last.end)
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n');
  const said = lines.map((line) => line.replace(/^\s*\* ?/, '').trim()).join('\n');
  return { text: said.trim(), tags: [] };
}
