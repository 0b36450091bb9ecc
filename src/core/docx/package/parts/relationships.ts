import type { Part } from './part.ts';
import { comparablePartName, comparableWrittenName, resolveTarget } from './part-name.ts';
import { readSmallPart } from './read-small-part.ts';

/** A link from a part to another part or, if external, to an address that is never opened. */
export interface Relationship {
  /**
   * The last segment of the relationship type, the same for Transitional and Strict: `image`, `chart`, `styles`,
   * `subDocument`, `aFChunk`, `hyperlink`, `extended-properties`.
   */
  readonly kind: string;
  /** A part name with a leading slash (`/word/media/image1.png`), or the address as written if external. */
  readonly target: string;
  readonly external: boolean;
}

/**
 * Reads the relationships of `source` by id (ECMA-376 part 2, 6.5), in file order.
 *
 * @param part the `.rels` part, or null if the source has none
 * @param source name of the part that they start from, `/` for the package itself
 * @throws DeskError `document_damaged`, `document_unsafe`, `document_too_large`
 * @example
 * const relationships = await readRelationships(part, '/word/document.xml');
 * relationships.get('rId4'); // { kind: 'image', target: '/word/media/image1.png', external: false }
 */
export async function readRelationships(
  part: Part | null,
  source: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const relationships = new Map<string, Relationship>();
  if (part === null) return relationships;
  for (const { name, attributes } of await readSmallPart(part)) {
    const { Id: id, Type: type, Target: target, TargetMode: mode } = attributes;
    if (name !== 'Relationship' || id === undefined || relationships.has(id)) continue;
    if (type === undefined || target === undefined) continue;
    const external = mode?.toLowerCase() === 'external';
    relationships.set(id, {
      kind: kindOf(type),
      target: external ? target : resolveTarget(source, target),
      external,
    });
  }
  return relationships;
}

/** Strict uses camel case for two kinds that Transitional hyphenates. */
const strictSpellings: ReadonlyMap<string, string> = new Map([
  ['extendedProperties', 'extended-properties'],
  ['customProperties', 'custom-properties'],
]);

function kindOf(type: string): string {
  const word =
    type
      .trim()
      .split('/')
      .findLast((each) => each !== '') ?? '';
  return strictSpellings.get(word) ?? word;
}

/** The content types in `[Content_Types].xml` (ECMA-376 part 2, 6.2.3), in lower case and without parameters. */
export interface ContentTypes {
  /** The content type of a part, from its own entry or else from its file extension; null if neither is listed. */
  of(partName: string): string | null;
  /** Names of the parts with their own entry of an accepted content type, in file order. */
  partsOf(accept: (contentType: string) => boolean): string[];
}

/**
 * Reads the content types of the parts.
 *
 * @throws DeskError `document_damaged`, `document_unsafe`, `document_too_large`
 * @example
 * const types = await readContentTypes(part);
 * types.of('/word/media/image1.png'); // 'image/png'
 */
export async function readContentTypes(part: Part | null): Promise<ContentTypes> {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  if (part !== null) {
    for (const { name, attributes } of await readSmallPart(part)) {
      const type = normalised(attributes.ContentType ?? '');
      if (name === 'Override') byName.set(comparableWrittenName(attributes.PartName ?? ''), type);
      if (name === 'Default') byExtension.set((attributes.Extension ?? '').toLowerCase(), type);
    }
  }
  return {
    of(partName) {
      const name = comparablePartName(partName);
      const extension = /\.([^./]*)$/.exec(name)?.[1] ?? '';
      return byName.get(name) ?? byExtension.get(extension) ?? null;
    },
    partsOf(accept) {
      return [...byName].filter(([, type]) => accept(type)).map(([name]) => name);
    },
  };
}

function normalised(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
