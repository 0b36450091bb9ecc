import { isElement, type XmlElement, type XmlNode } from '../xml-tree.ts';

/**
 * The same nodes with all tracked changes accepted, as Word does it: what was deleted or moved away goes, rows and
 * cells too; where the mark of a paragraph goes, its text goes on in the next one; what was inserted or moved here
 * stays; former formatting is forgotten.
 */
export function acceptChanges(nodes: readonly XmlNode[]): XmlNode[] {
  return joinParagraphs(nodes.flatMap((node) => (typeof node === 'string' ? [node] : accepted(node))));
}

function accepted(element: XmlElement): XmlNode[] {
  const { name, children } = element;
  if (name === 'w:del' || name === 'w:moveFrom' || name.endsWith('Change')) return [];
  if (name === 'w:ins' || name === 'w:moveTo') return acceptChanges(children);
  if (name === 'w:tr' && isMarked(children, 'w:trPr', removed)) return [];
  if (name === 'w:tc' && isMarked(children, 'w:tcPr', new Set(['w:cellDel']))) return [];
  // What says that the mark goes is needed until its paragraph is joined with the next.
  if (name === 'w:p')
    return [
      {
        ...element,
        children: children.flatMap((child) => (isElement(child, 'w:pPr') ? [child] : acceptChanges([child]))),
      },
    ];
  const inside = acceptChanges(children);
  if (name === 'w:tbl' && !inside.some((child) => isElement(child, 'w:tr'))) return [];
  return [{ ...element, children: inside }];
}

/** Paragraphs without their mark go on in the next one, if one follows. */
function joinParagraphs(nodes: readonly XmlNode[]): XmlNode[] {
  const joined: XmlNode[] = [];
  let carried: XmlNode[] = [];
  for (const node of nodes) {
    if (!isElement(node, 'w:p')) {
      if (carried.length > 0 && typeof node === 'object' && ends.has(node.name)) {
        joined.push({ name: 'w:p', attributes: '', children: carried });
        carried = [];
      }
      joined.push(node);
      continue;
    }
    const format = node.children.filter((child) => isElement(child, 'w:pPr'));
    const content = [...carried, ...node.children.filter((child) => !isElement(child, 'w:pPr'))];
    const isGone = format.some((each) => isMarked(each.children, 'w:rPr', removed));
    carried = isGone ? content : [];
    if (!isGone) joined.push({ ...node, children: [...acceptChanges(format), ...content] });
  }
  return carried.length > 0 ? [...joined, { name: 'w:p', attributes: '', children: carried }] : joined;
}

/** What no paragraph goes on behind. */
const ends = new Set(['w:tbl', 'w:sectPr', 'w:sdt']);
const removed: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

function isMarked(children: readonly XmlNode[], properties: string, marks: ReadonlySet<string>): boolean {
  return children.some(
    (child) =>
      isElement(child, properties) &&
      child.children.some((mark) => typeof mark === 'object' && marks.has(mark.name)),
  );
}
