import { isElement, rewrite, writeXml, type XmlElement, type XmlNode } from '../docx/xml-tree.ts';

/** The same part with each run cut into pieces, both its text and its other content; each piece keeps the formatting. */
export function splitRuns(nodes: readonly XmlNode[]): XmlNode[] {
  let turn = 0;
  return rewrite(nodes, (element) => {
    if (element.name !== 'w:r') return [element];
    const format = element.children.filter((child) => isElement(child, 'w:rPr'));
    const content = element.children.filter((child) => !isElement(child, 'w:rPr'));
    const pieces = content.flatMap((child) => {
      turn += 1;
      return isElement(child, 'w:t') ? splitText(child, lengths[turn % lengths.length] ?? 1) : [child];
    });
    return pieces.map((piece) => ({ ...element, children: [...format, piece] }));
  });
}

/** Lengths of the pieces in characters; most cut a word. */
const lengths = [1, 7, 3, 40, 5, 2, 11];

/** The same part with neighbouring runs merged if they have the same formatting. */
export function mergeRuns(nodes: readonly XmlNode[]): XmlNode[] {
  return rewrite(nodes, (element) => {
    const children: XmlNode[] = [];
    for (const child of element.children) {
      const last = children.at(-1);
      if (isElement(child, 'w:r') && isElement(last, 'w:r') && formatOf(last) === formatOf(child)) {
        const added = child.children.filter((each) => !isElement(each, 'w:rPr'));
        children[children.length - 1] = { ...last, children: [...last.children, ...added] };
      } else children.push(child);
    }
    return [{ ...element, children }];
  });
}

/** The same part with invisible marks between its runs, and revision ids on all of them. */
export function sprinkleMarks(nodes: readonly XmlNode[]): XmlNode[] {
  let turn = 0;
  return rewrite(nodes, (element) => {
    if (element.name === 'w:p')
      return [{ ...element, attributes: `${element.attributes} w:rsidX="00AB12CD"` }];
    if (element.name !== 'w:r') return [element];
    turn += 1;
    const mark = (name: string, attributes: string): XmlElement => ({ name, attributes, children: [] });
    const marks = [
      [mark('w:proofErr', ' w:type="spellStart"')],
      [mark('w:proofErr', ' w:type="spellEnd"')],
      [
        mark('w:bookmarkStart', ` w:id="${900_000 + turn}" w:name="mark${turn}"`),
        mark('w:bookmarkEnd', ` w:id="${900_000 + turn}"`),
      ],
    ];
    return [
      { ...element, attributes: `${element.attributes} w:rsidY="00AB12CD"` },
      ...(marks[turn % marks.length] ?? []),
    ];
  });
}

/** Pieces of this many characters; a reference such as `&amp;` counts as one. */
function splitText(text: XmlElement, length: number): XmlElement[] {
  const characters = text.children.join('').match(/&[^;]*;|[\s\S]/gu) ?? [];
  const isKept = text.attributes.includes('preserve');
  if (!isKept && /^\s|\s$/.test(characters.join(''))) return [text];
  const pieces: XmlElement[] = [];
  for (let start = 0; start < characters.length; start += length)
    pieces.push({
      ...text,
      attributes: isKept ? text.attributes : `${text.attributes} xml:space="preserve"`,
      children: [characters.slice(start, start + length).join('')],
    });
  return pieces.length === 0 ? [text] : pieces;
}

function formatOf(run: XmlElement): string {
  return writeXml(run.children.filter((child) => isElement(child, 'w:rPr')));
}
