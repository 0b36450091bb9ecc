import { rewrite, type XmlNode } from '../docx/xml-tree.ts';

/** The same part with all paragraph and run properties, and the attributes of all elements, in reverse order. */
export function reversedProperties(nodes: readonly XmlNode[]): XmlNode[] {
  return rewrite(nodes, (element) => [
    {
      ...element,
      attributes: (element.attributes.match(oneAttribute) ?? []).toReversed().join(''),
      children: properties.has(element.name) ? element.children.toReversed() : element.children,
    },
  ]);
}

const oneAttribute = /\s+[^\s=]+=(?:"[^"]*"|'[^']*')/g;
const properties = new Set(['w:pPr', 'w:rPr']);
