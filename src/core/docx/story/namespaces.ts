import { refuseTooMany } from './content-count.ts';

/**
 * Our prefix for each namespace, whatever prefix the document uses. Transitional and Strict OOXML (ISO/IEC 29500
 * parts 4 and 1) have different URIs but share a prefix here, so no other code needs to know which of the two it is
 * reading.
 */
const prefixByUri = new Map<string, string>([
  ...bothFlavours('w', 'wordprocessingml/main'),
  ...bothFlavours('r', 'officeDocument/relationships'),
  ...bothFlavours('m', 'officeDocument/math'),
  ...bothFlavours('a', 'drawingml/main'),
  ...bothFlavours('pic', 'drawingml/picture'),
  ...bothFlavours('c', 'drawingml/chart'),
  ...bothFlavours('dgm', 'drawingml/diagram'),
  ...bothFlavours('lc', 'drawingml/lockedCanvas'),
  ...bothFlavours('wp', 'drawingml/wordprocessingDrawing'),
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingInk', 'wpi'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing', 'wp14'],
  ['http://schemas.microsoft.com/office/word/2015/wordml/symex', 'w16se'],
  ['http://schemas.microsoft.com/office/drawing/2014/chartex', 'cx'],
  ['http://schemas.microsoft.com/office/drawing/2017/model3d', 'am3d'],
  ['http://schemas.microsoft.com/office/word/2006/wordml', 'wne'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['urn:schemas-microsoft-com:office:word', 'w10'],
]);

/** Translates the element and attribute names of one XML part to this project's prefixes. */
export interface NameScope {
  /** Changes whenever names may have changed their meaning. */
  readonly generation: number;
  /** Applies the `xmlns` declarations of an opening element. Need not be called for elements that have none. */
  enter(attributes: Readonly<Record<string, string>>): void;
  /** Ends the scope of the last element entered. */
  leave(): void;
  element(qualifiedName: string): string;
  /** Returns the attributes under their translated names; the same object if nothing needs translating. */
  attributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /**
   * Whether Word understands the namespaces of all these prefixes (`wps wp14`): those we know, and other Word
   * extensions.
   */
  understands(prefixes: string): boolean;
}

/**
 * Tracks namespace declarations through a part. A document that uses the usual prefixes, as nearly all do, costs one
 * map look-up per element.
 */
export function createNameScope(): NameScope {
  const bindings = new Map<string, string>([
    ['', unknownPrefix],
    // No part needs to declare it (Namespaces in XML, 3).
    ['xml', 'xml'],
  ]);
  /** Prefixes of Word extensions that mean nothing to us. */
  const extensions = new Set<string>();
  const names = new Map<string, string>();
  const rebindings: { depth: number; prefix: string; ours: string | undefined }[] = [];
  let depth = 0;
  let generation = 0;
  /** The number of prefixes bound to a different meaning than ours. */
  let unusual = 0;

  function bind(prefix: string, uri: string): void {
    const ours = prefixByUri.get(uri) ?? unknownPrefix;
    const before = bindings.get(prefix);
    if (before === ours) return;
    if (before === undefined) {
      refuseTooMany('namespaces', bindings.size + extensions.size);
      // An unknown prefix means the same with no namespace as with an unknown one.
      if (ours === unknownPrefix && !ourPrefixes.has(prefix)) {
        if (uri.startsWith(extensionsOfWord)) extensions.add(prefix);
        return;
      }
    }
    // A first binding to the usual prefix may outlive its element without harm; all others must be undone.
    if (before !== undefined || prefix !== ours) rebindings.push({ depth, prefix, ours: before });
    change(prefix, ours);
  }

  function change(prefix: string, ours: string | undefined): void {
    unusual += Number(isUnusual(prefix, ours)) - Number(isUnusual(prefix, bindings.get(prefix)));
    if (ours === undefined) bindings.delete(prefix);
    else bindings.set(prefix, ours);
    names.clear();
    generation += 1;
  }

  function takeBack(): void {
    for (let last = rebindings.at(-1); last && last.depth === depth; last = rebindings.at(-1)) {
      rebindings.pop();
      change(last.prefix, last.ours);
    }
  }

  function translate(qualifiedName: string): string {
    const colon = qualifiedName.indexOf(':');
    const prefix = colon < 0 ? '' : qualifiedName.slice(0, colon);
    const ours = bindings.get(prefix) ?? unknownPrefix;
    return `${ours}:${colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1)}`;
  }

  return {
    get generation() {
      return generation;
    },
    enter(attributes) {
      depth += 1;
      for (const name in attributes) {
        if (name.startsWith('xmlns:')) bind(name.slice(6), attributes[name] ?? '');
        else if (name === 'xmlns') bind('', attributes[name] ?? '');
      }
    },
    leave() {
      if (rebindings.length > 0) takeBack();
      depth -= 1;
    },
    element(qualifiedName) {
      let name = names.get(qualifiedName);
      if (name === undefined) {
        name = translate(qualifiedName);
        if (names.size >= mostNames) names.clear();
        names.set(qualifiedName, name);
      }
      return name;
    },
    attributes(attributes) {
      if (unusual === 0) return attributes;
      const translated: Record<string, string> = {};
      for (const name in attributes) {
        // An attribute without a prefix is in no namespace, even if a default namespace is declared.
        translated[name.includes(':') ? translate(name) : name] = attributes[name] ?? '';
      }
      return translated;
    },
    understands(prefixes) {
      const names = prefixes.split(/\s+/).filter((prefix) => prefix !== '');
      return names.every(
        (prefix) => (bindings.get(prefix) ?? unknownPrefix) !== unknownPrefix || extensions.has(prefix),
      );
    },
  };
}

/** Word knows fewer names; a hostile part could contain millions. */
const mostNames = 5000;
const unknownPrefix = '?';
const extensionsOfWord = 'http://schemas.microsoft.com/office/';
const ourPrefixes = new Set(prefixByUri.values());

function isUnusual(theirs: string, ours: string | undefined): boolean {
  if (ours === undefined) return false;
  return ours === unknownPrefix ? ourPrefixes.has(theirs) : theirs !== ours;
}

function bothFlavours(prefix: string, path: string): [string, string][] {
  const [family = '', name = ''] = path.split('/');
  const dated = `${family}/2006/${name}`;
  return [
    [`http://schemas.openxmlformats.org/${dated}`, prefix],
    [`http://purl.oclc.org/ooxml/${path}`, prefix],
  ];
}
