/** An element of a part that can be changed and written back. */
export interface XmlElement {
  name: string;
  /** Exactly as written: ` w:val="1" w:space="0"`. */
  attributes: string;
  children: readonly XmlNode[];
}

/** A string is text, a comment or the like, exactly as written. */
export type XmlNode = XmlElement | string;

/** The nodes of a complete, well-formed part. Only the space before the end of a tag is lost. */
export function parseXml(xml: string): XmlNode[] {
  const root: XmlNode[] = [];
  const open: { element: XmlElement; children: XmlNode[] }[] = [];
  for (const [token, closing, name, attributes = '', empty] of xml.matchAll(tokens)) {
    const children = open.at(-1)?.children ?? root;
    if (name === undefined) children.push(token);
    else if (closing) open.pop();
    else {
      const own: XmlNode[] = [];
      const element = { name, attributes: attributes.trimEnd(), children: own };
      children.push(element);
      if (!empty) open.push({ element, children: own });
    }
  }
  return root;
}

const tokens =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/)?([^\s/>]+)((?:\s+[^\s=]+="[^"]*"|\s+[^\s=]+='[^']*')*\s*)(\/)?>|[^<]+/g;

export function writeXml(nodes: readonly XmlNode[]): string {
  const pieces: string[] = [];
  const write = (node: XmlNode): void => {
    if (typeof node === 'string') pieces.push(node);
    else if (node.children.length === 0) pieces.push(`<${node.name}${node.attributes}/>`);
    else {
      pieces.push(`<${node.name}${node.attributes}>`);
      node.children.forEach(write);
      pieces.push(`</${node.name}>`);
    }
  };
  nodes.forEach(write);
  return pieces.join('');
}

/** Replaces each element with the nodes that a function returns, from the innermost outwards. */
export function rewrite(
  nodes: readonly XmlNode[],
  change: (element: XmlElement) => readonly XmlNode[],
): XmlNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [node] : change({ ...node, children: rewrite(node.children, change) }),
  );
}

/** The same nodes with others inserted right after the given one, at any depth. */
export function insertAfter(
  nodes: readonly XmlNode[],
  place: XmlElement,
  added: readonly XmlNode[],
): readonly XmlNode[] {
  const changed = nodes.flatMap((node) => {
    if (node === place) return [node, ...added];
    if (typeof node === 'string') return [node];
    const children = insertAfter(node.children, place, added);
    return [children === node.children ? node : { ...node, children }];
  });
  // Unchanged parts of the tree keep their identity.
  return changed.length === nodes.length && changed.every((node, index) => node === nodes[index])
    ? nodes
    : changed;
}

export function isElement<Name extends string>(
  node: XmlNode | undefined,
  name: Name,
): node is XmlElement & { name: Name } {
  return typeof node === 'object' && node.name === name;
}

/** All elements that `wanted` accepts, in order, without searching inside them. */
export function findElements(
  nodes: readonly XmlNode[],
  wanted: (element: XmlElement) => boolean,
): XmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return wanted(node) ? [node] : findElements(node.children, wanted);
  });
}
