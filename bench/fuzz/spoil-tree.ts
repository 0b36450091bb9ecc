import {
  parseXml,
  rewrite,
  writeXml,
  type XmlElement,
  type XmlNode,
} from '../../test/support/docx/xml-tree.ts';
import type { Chance } from '../chance.ts';

/**
 * Corrupts a part but keeps it well-formed: removes, duplicates and moves elements, and nests them where the standard
 * allows none.
 */
export function spoilTree(xml: string, chance: Chance): string {
  let nodes: readonly XmlNode[] = parseXml(xml);
  for (let count = 1 + chance.below(4); count > 0; count -= 1) {
    const wanted = chance.below(Math.max(1, sizeOf(nodes)));
    const change = chance.of(ways);
    let seen = 0;
    nodes = rewrite(nodes, (element) => {
      seen += 1;
      return seen - 1 === wanted ? change(element, chance) : [element];
    });
  }
  return writeXml(nodes);
}

type Change = (element: XmlElement, chance: Chance) => readonly XmlNode[];

const ways: readonly Change[] = [
  () => [],
  (element) => [element, element],
  (element, chance) => Array.from({ length: chance.below(40) }, () => element),
  (element) => element.children,
  (element) => [{ ...element, children: [] }],
  (element) => [{ ...element, attributes: '' }],
  (element) => [{ ...element, children: element.children.toReversed() }],
  (element, chance) => [{ ...element, name: chance.of(names) }],
  (element, chance) => [{ name: chance.of(names), attributes: '', children: [element] }],
  (element, chance) => nested(element, chance.of(nests), 1 + chance.below(30)),
  (element, chance) => [
    { ...element, children: [...element.children, { name: chance.of(names), attributes: '', children: [] }] },
  ],
];

const names = [
  ...['w:p', 'w:r', 'w:t', 'w:tbl', 'w:tr', 'w:tc', 'w:sdt', 'w:sdtContent', 'w:ins', 'w:del', 'w:moveFrom'],
  ...[
    'w:hyperlink',
    'w:smartTag',
    'w:fldSimple',
    'w:txbxContent',
    'w:pPr',
    'w:rPr',
    'w:sectPr',
    'w:drawing',
    'w:pict',
  ],
  ...[
    'mc:AlternateContent',
    'mc:Choice',
    'mc:Fallback',
    'w:footnote',
    'w:instrText',
    'm:oMath',
    'w:body',
    'w:document',
  ],
];

/** Elements that Word nests in each other. */
const nests = [
  ['w:tbl', 'w:tr', 'w:tc'],
  ['w:sdt', 'w:sdtContent'],
  ['w:ins'],
  ['w:p', 'w:r', 'w:pict', 'v:textbox', 'w:txbxContent'],
];

function nested(element: XmlElement, nest: readonly string[], depth: number): readonly XmlNode[] {
  let inner: XmlElement = element;
  for (let level = 0; level < depth; level += 1)
    for (const name of nest.toReversed()) inner = { name, attributes: '', children: [inner] };
  return [inner];
}

function sizeOf(nodes: readonly XmlNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + sizeOf(node.children)), 0);
}
