import * as zlib from 'node:zlib';
import { DeskError } from '../../../errors.ts';
import type { DocxLimits } from '../limits.ts';
import { damagedDocument, refuseDocumentType, tooLargeDocument } from '../refusals/refusals.ts';
import type { CentralEntry } from '../zip/central-directory.ts';
import { unpack } from '../zip/unpack.ts';
import { decodeXml } from './decode-xml.ts';

/** One file inside the package. It is not unpacked until it is read. */
export interface Part {
  /** With a leading slash: `/word/document.xml`. */
  readonly name: string;
  /**
   * The characters of the part, chunk by chunk and never all at the same time. Each call starts from the beginning.
   * To stop early, leave the loop.
   *
   * @throws DeskError `document_damaged` (packed bytes, size, checksum or encoding are wrong),
   * `document_too_large`
   */
  chunks(): AsyncIterable<string>;
  /**
   * The whole text of a small part.
   *
   * @throws DeskError like `chunks`, but with the lower limit `smallPartBytes`; `document_unsafe` for a document type
   * declaration
   */
  text(): Promise<string>;
}

/** What a part is read from. All parts of a document share the budget. */
export interface PartSource {
  /** The whole file. */
  archive: Uint8Array;
  entry: CentralEntry;
  name: string;
  limits: DocxLimits;
  budget: ByteBudget;
}

/** @example `createPart({ archive, entry, name: '/word/styles.xml', limits, budget }).text()` */
export function createPart(source: PartSource): Part {
  const characters = (limit: PartLimit) => decodeXml(readBytes(source, limit), source.name);
  return {
    name: source.name,
    chunks: () => characters('partBytes'),
    async text() {
      let text = '';
      for await (const chunk of characters('smallPartBytes')) text += chunk;
      refuseDocumentType(text, source.name);
      return text;
    },
  };
}

type PartLimit = 'partBytes' | 'smallPartBytes';

async function* readBytes(source: PartSource, limit: PartLimit): AsyncGenerator<Uint8Array, void, void> {
  const { archive, entry, name, limits, budget } = source;
  // If the declared size is too large, nothing is unpacked; if it is false, reading stops at the first byte too many.
  if (entry.unpackedBytes > limits[limit]) throw tooLargeDocument(limit, limits[limit], name);
  let length = 0;
  let checksum = 0;
  try {
    for await (const chunk of unpack(archive, entry)) {
      length += chunk.length;
      budget.charge(name, length);
      checksum = addToChecksum(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw damagedDocument({ part: name, problem: 'packed bytes or their stated size are wrong' }, error);
  }
  if (length !== entry.unpackedBytes || (hasChecksum && checksum !== entry.crc32)) {
    throw damagedDocument({ part: name, problem: 'checksum or size is wrong' });
  }
}

/** Missing in Node 22.0 and 22.1, where only the size is checked. */
const hasChecksum = typeof zlib.crc32 === 'function';

function addToChecksum(chunk: Uint8Array, checksum: number): number {
  return hasChecksum ? zlib.crc32(chunk, checksum) : 0;
}

/** Keeps track of how much has been unpacked from one document. */
interface ByteBudget {
  /**
   * Records that `length` bytes of the part have been read so far. A part that is read twice counts once.
   *
   * @throws DeskError `document_too_large` if all parts together exceed the limit
   */
  charge(part: string, length: number): void;
}

/** @example `createByteBudget(1000).charge('/word/document.xml', 1001); // throws` */
export function createByteBudget(maximum: number): ByteBudget {
  const charged = new Map<string, number>();
  let total = 0;
  return {
    charge(part, length) {
      const before = charged.get(part) ?? 0;
      if (length <= before) return;
      charged.set(part, length);
      total += length - before;
      if (total > maximum) throw tooLargeDocument('totalBytes', maximum, part);
    },
  };
}
