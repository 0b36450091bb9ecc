import type { Part } from './part.ts';
import { comparablePartName } from './part-name.ts';
import { readSmallPart } from './read-small-part.ts';

/** What `[Content_Types].xml` says of the parts (ECMA-376 part 2, 6.2.3). Types are in lower case, without parameters. */
export interface ContentTypes {
  /** The content type of a part, by its own entry or else by its file extension; null where neither is given. */
  of(partName: string): string | null;
  /** Names of the parts that have an entry of their own with this content type, in the order of the file. */
  partsOf(accept: (contentType: string) => boolean): string[];
}

/**
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
      if (name === 'Override') byName.set(comparablePartName(attributes.PartName ?? ''), type);
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
