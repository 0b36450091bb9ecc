import type { Dissertation } from '../../../src/core/docx/read-dissertation.ts';
import type { Paragraph } from '../../../src/core/docx/story/story.ts';
import { findElements, isElement, type XmlElement, type XmlNode } from '../docx/xml-tree.ts';

/** A paragraph, with the element that it was read from. */
export interface ReadParagraph extends Paragraph {
  element: XmlElement;
}

/**
 * The paragraphs of a story with their elements. Throws if the two do not match, for example because tracked changes
 * remove paragraphs.
 */
export function paragraphsOf(main: readonly XmlNode[], { story }: Dissertation): ReadParagraph[] {
  const elements = elementsOf(main);
  if (elements.length !== story.paragraphs.length)
    throw new Error(`${story.paragraphs.length} paragraphs were read from ${elements.length} elements.`);
  return story.paragraphs.flatMap((paragraph, index) => {
    const element = elements[index];
    return element ? [{ ...paragraph, element }] : [];
  });
}

/** In the order of their opening tags; only the first of several alternatives. */
function elementsOf(nodes: readonly XmlNode[]): XmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || unread.has(node.name)) return [];
    if (node.name === 'mc:AlternateContent')
      return elementsOf(node.children.filter((child) => typeof child === 'object').slice(0, 1));
    const inner = elementsOf(node.children);
    return node.name === 'w:p' ? [node, ...inner] : inner;
  });
}

const unread = new Set(['w:del', 'w:moveFrom', 'm:oMath', 'w:rt', 'w:pPrChange', 'w:rPrChange']);

/** The body's direct children, paragraphs and tables, without the last section's properties. */
export function bodyBlocks(main: readonly XmlNode[]): XmlElement[] {
  const body = findElements(main, ({ name }) => name === 'w:body')[0];
  return (body?.children ?? []).filter(
    (child) => isElement(child, 'w:p') || isElement(child, 'w:tbl') || isElement(child, 'w:sdt'),
  ) as XmlElement[];
}

/** Whether a paragraph can be moved: it holds only text, and no picture, field start or field end. */
export function isPlain({ name, children }: XmlElement): boolean {
  if (name === 'w:pPr') return !children.some((child) => isElement(child, 'w:sectPr'));
  if (name === 'w:rPr') return true;
  return plain.has(name) && children.every((child) => typeof child === 'string' || isPlain(child));
}

const plain = new Set([
  ...['w:p', 'w:r', 'w:t', 'w:tab', 'w:br', 'w:hyperlink', 'w:smartTag', 'w:proofErr'],
  ...['w:lastRenderedPageBreak', 'w:noBreakHyphen', 'w:softHyphen', 'w:bookmarkStart', 'w:bookmarkEnd'],
]);

/** Picks `count` of the items, evenly spread. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  const wanted = Math.min(count, items.length);
  return Array.from({ length: wanted }, (_, turn) => {
    return items[Math.floor(((turn + 0.5) * items.length) / wanted)];
  }).filter((item): item is Item => item !== undefined);
}
