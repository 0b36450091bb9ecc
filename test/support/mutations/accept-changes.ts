import { findElements, isElement, type XmlElement, type XmlNode } from '../docx/xml-tree.ts';

/**
 * The same nodes with all tracked changes accepted, as Word does it. What was deleted or moved away goes, including rows
 * and cells; if a paragraph's mark goes, its text continues in the next paragraph. What was inserted or moved here stays,
 * and former formatting is dropped.
 */
export function acceptChanges(nodes: readonly XmlNode[]): XmlNode[] {
  return joinParagraphs(acceptEach(nodes), false);
}

function acceptEach(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : accepted(node)));
}

function accepted(element: XmlElement): XmlNode[] {
  const { name, children } = element;
  if (name === 'w:del' || name === 'w:moveFrom' || name.endsWith('Change')) return [];
  if (name === 'w:ins' || name === 'w:moveTo') return acceptChanges(children);
  if (name === 'w:tr' && isMarked(children, 'w:trPr', removed)) return [];
  if (name === 'w:tc' && isMarked(children, 'w:tcPr', new Set(['w:cellDel']))) return [];
  // Keeps the note that the mark goes until the paragraph is joined with the next.
  if (name === 'w:p')
    return [
      {
        ...element,
        children: children.flatMap((child) => (isElement(child, 'w:pPr') ? [child] : acceptChanges([child]))),
      },
    ];
  const inside = joinParagraphs(acceptEach(children), flows.has(name));
  if (name === 'w:tbl' && lost('w:tr', children, inside)) return [];
  if (name === 'w:tr' && lost('w:tc', children, inside)) return [];
  return [{ ...element, children: inside }];
}

/** Joins each paragraph without a mark with the next one, if one follows. */
function joinParagraphs(nodes: readonly XmlNode[], isFlow: boolean): XmlNode[] {
  const joined: XmlNode[] = [];
  let before: XmlNode[] = [];
  /** The last paragraph without its mark. */
  let open: XmlElement | null = null;
  const end = (stays: boolean): void => {
    if (open && (stays || isSomething(before))) joined.push(withContent(open, before));
    // Bookmarks may come between paragraphs.
    else joined.push(...before);
    before = [];
    open = null;
  };
  for (const node of nodes) {
    if (isElement(node, 'w:p')) {
      before.push(...node.children.filter((child) => !isElement(child, 'w:pPr')));
      open = node;
      const isGone = node.children.some(
        (child) => isElement(child, 'w:pPr') && isMarked(child.children, 'w:rPr', removed),
      );
      if (!isGone) end(true);
    } else {
      if (isElement(node, 'w:sectPr')) end(isFlow);
      else if (isElement(node, 'w:tbl') || isElement(node, 'w:sdt')) end(false);
      joined.push(node);
    }
  }
  end(isFlow);
  return joined;
}

/** A paragraph that stays separate although its mark may have to go; a section break goes with the mark. */
function withContent(paragraph: XmlElement, content: readonly XmlNode[]): XmlElement {
  const format = paragraph.children.flatMap((child) => {
    if (!isElement(child, 'w:pPr')) return [];
    const isGone = isMarked(child.children, 'w:rPr', removed);
    const kept = child.children.filter((each) => !isGone || !isElement(each, 'w:sectPr'));
    return acceptEach([{ ...child, children: kept }]);
  });
  return { ...paragraph, children: [...format, ...content] };
}

/** Whether there is more than bookmarks and empty runs. */
function isSomething(nodes: readonly XmlNode[]): boolean {
  return findElements(nodes, ({ name }) => contents.has(name)).length > 0;
}

function lost(name: string, before: readonly XmlNode[], after: readonly XmlNode[]): boolean {
  const holds = (nodes: readonly XmlNode[]) => nodes.some((node) => isElement(node, name));
  return holds(before) && !holds(after);
}

/** Elements that must end in a paragraph, whatever happens to the others. */
const flows: ReadonlySet<string> = new Set(['w:body', 'w:tc', 'w:txbxContent', 'w:footnote']);
const removed: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);
const contents: ReadonlySet<string> = new Set([
  ...['w:t', 'w:tab', 'w:ptab', 'w:br', 'w:cr', 'w:sym', 'w:noBreakHyphen', 'w:lastRenderedPageBreak'],
  ...['w:drawing', 'w:pict', 'w:object', 'w:footnoteReference', 'w:endnoteReference', 'm:oMath'],
]);

function isMarked(children: readonly XmlNode[], properties: string, marks: ReadonlySet<string>): boolean {
  return children.some(
    (child) =>
      isElement(child, properties) &&
      child.children.some((mark) => typeof mark === 'object' && marks.has(mark.name)),
  );
}
