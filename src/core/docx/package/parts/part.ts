import * as zlib from 'node:zlib';
import { DeskError } from '../../../errors.ts';
import { decodeXml } from '../encoding/decode-xml.ts';
import type { DocxLimits } from '../limits.ts';
import { refuseDocumentType } from '../refusals/document-type.ts';
import { damagedDocument, tooLargeDocument } from '../refusals/refusals.ts';
import type { CentralEntry } from '../zip/central-directory.ts';
import { unpack } from '../zip/unpack.ts';

/** One file inside the package. Nothing of it is unpacked before it is asked for. */
export interface Part {
  /** With a leading slash: `/word/document.xml`. */
  readonly name: string;
  /**
   * The characters of the part, chunk by chunk and never the whole at once. Each call starts anew. Whoever
   * stops early just leaves the loop.
   *
   * @throws DeskError `document_damaged` (packed bytes, size, checksum or encoding are wrong),
   * `document_too_large`
   */
  chunks(): AsyncIterable<string>;
  /**
   * The whole text of a small part.
   *
   * @throws DeskError as `chunks`, with the lower limit `smallPartBytes`, and `document_unsafe` for a
   * document type declaration
   */
  text(): Promise<string>;
}

/** What a part is read from. The budget is shared by all parts of the document. */
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
  // A size that the archive admits to needs no unpacking; one that it hides ends at the first byte too many.
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

/** Node 22.0 and 22.1 lack it; there the size alone is checked. */
const hasChecksum = typeof zlib.crc32 === 'function';

function addToChecksum(chunk: Uint8Array, checksum: number): number {
  return hasChecksum ? zlib.crc32(chunk, checksum) : 0;
}

/** Keeps count of how much was unpacked from one document. */
interface ByteBudget {
  /**
   * Says that `length` bytes of the part have been read by now. A part that is read twice is counted once.
   *
   * @throws DeskError `document_too_large` when all parts together pass the limit
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
