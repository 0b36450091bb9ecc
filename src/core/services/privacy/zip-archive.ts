import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be packed. */
export interface PackedFile {
  /** The folders and the name. */
  path: readonly string[];
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Packs files into a ZIP archive as they are read, so that none has to fit in memory. Names are in UTF-8. All of them get
 * the same time, in UTC. Throws what the files throw, and RangeError for more than 4 GiB or 65,535 files.
 *
 * @example
 * for await (const chunk of zipArchive([{ path: ['notes.txt'], content: [bytes] }], new Date())) await file.write(chunk);
 */
export async function* zipArchive(
  files: AsyncIterable<PackedFile> | Iterable<PackedFile>,
  time: Date,
): AsyncGenerator<Uint8Array> {
  const entries: Uint8Array[] = [];
  let position = 0;
  for await (const { path, content } of files) {
    const name = Buffer.from(path.join('/'));
    const start = position;
    const header = Buffer.concat([localHeader(name, time), name]);
    yield header;
    position += header.length;
    const facts: PackedFacts = { checksum: 0, bytes: 0, packedBytes: 0 };
    for await (const chunk of deflated(content, facts)) {
      yield chunk;
      position += chunk.length;
    }
    if (position > largest || entries.length === mostFiles)
      throw new RangeError('This ZIP archive is too large.');
    const descriptor = numbers([4, 0x08074b50], ...factsIn(facts));
    yield descriptor;
    position += descriptor.length;
    entries.push(Buffer.concat([directoryEntry(name, { time, facts, start }), name]));
  }
  const directory = Buffer.concat(entries);
  yield directory;
  yield numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directory.length],
    [4, position],
    [2, 0],
  );
}

const largest = 0xffffffff;
const mostFiles = 0xffff;

/** What is known of a file only once it has been packed. */
interface PackedFacts {
  checksum: number;
  bytes: number;
  packedBytes: number;
}

async function* deflated(content: PackedFile['content'], facts: PackedFacts): AsyncGenerator<Uint8Array> {
  const source = Readable.from(measured(content, facts));
  const packed = createDeflateRaw();
  source.on('error', (error) => packed.destroy(error)).pipe(packed);
  try {
    for await (const chunk of packed) {
      facts.packedBytes += chunk.length;
      yield chunk;
    }
  } finally {
    source.destroy();
  }
}

async function* measured(content: PackedFile['content'], facts: PackedFacts): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    facts.checksum = crc32(chunk, facts.checksum);
    facts.bytes += chunk.length;
    yield chunk;
  }
}

/** A field of a header: its width in bytes, and its value. */
type Field = readonly [width: 2 | 4, value: number];

function localHeader(name: Uint8Array, time: Date): Buffer {
  const notKnownYet: Field[] = [
    [4, 0],
    [4, 0],
    [4, 0],
  ];
  return numbers([4, 0x04034b50], ...howPacked(time), ...notKnownYet, [2, name.length], [2, 0]);
}

function directoryEntry(
  name: Uint8Array,
  { time, facts, start }: { time: Date; facts: PackedFacts; start: number },
): Buffer {
  const noComment: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
  ];
  return numbers(
    [4, 0x02014b50],
    [2, version],
    ...howPacked(time),
    ...factsIn(facts),
    [2, name.length],
    [2, 0],
    ...noComment,
    [4, 0],
    [4, start],
  );
}

/** Deflated, with the sizes after the content and names in UTF-8. */
function howPacked(time: Date): Field[] {
  const day = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return [
    [2, version],
    [2, 0x0808],
    [2, 8],
    [2, clock],
    [2, day],
  ];
}

const version = 20;

function factsIn({ checksum, packedBytes, bytes }: PackedFacts): Field[] {
  return [
    [4, checksum],
    [4, packedBytes],
    [4, bytes],
  ];
}

function numbers(...fields: readonly Field[]): Buffer {
  const made = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = made.writeUIntLE(value, at, width);
  return made;
}
