import { parseSmallPart } from './parse-small-part.ts';
import type { Part } from './part.ts';
import { comparablePartName } from './part-name.ts';

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
    const root = await parseSmallPart(part);
    for (const element of root.getElementsByTagNameNS('*', 'Override')) {
      const type = normalised(element.getAttribute('ContentType'));
      byName.set(comparablePartName(element.getAttribute('PartName') ?? ''), type);
    }
    for (const element of root.getElementsByTagNameNS('*', 'Default')) {
      const type = normalised(element.getAttribute('ContentType'));
      byExtension.set((element.getAttribute('Extension') ?? '').toLowerCase(), type);
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

function normalised(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
