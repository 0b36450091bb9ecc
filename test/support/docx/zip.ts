import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  /** What the archive claims about the entry instead of the truth. */
  lie?: {
    unpackedBytes?: number;
    crc32?: number;
    /** The flag of an entry packed with a password. */
    encrypted?: boolean;
    /** The packed bytes themselves. */
    packed?: Uint8Array;
    /** 8 is deflate. */
    method?: number;
  };
}

export interface ZipOptions {
  /** The number of entries that the end record states. */
  declaredEntries?: number;
  /** Writes a zip64 end record with this value in its size field (44 is correct). */
  zip64RecordSize?: number;
  /** The end record is complete, so that nobody needs the zip64 end record. */
  zip64IsExtra?: boolean;
  /** Bytes between the archive's directory and its end record, such as a signature of the directory. */
  behindDirectory?: Uint8Array;
  /** The comment on the whole archive. */
  comment?: string;
}

/** An archive of any entries, even ones that no honest program would write. */
export function zip(entries: Iterable<ZipEntry>, options: ZipOptions = {}): Uint8Array {
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const record = describe(entry);
    const file = Buffer.concat([localHeader(record), record.packed]);
    central.push(centralHeader(record, offset));
    local.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(central);
  const end = endOfArchive(central.length, directory.length, offset, options);
  const { behindDirectory = Buffer.alloc(0), comment = '' } = options;
  end.writeUInt16LE(comment.length, end.length - 2);
  return new Uint8Array(
    Buffer.concat([...local, directory, behindDirectory, end, Buffer.from(comment, 'latin1')]),
  );
}

interface EntryRecord {
  name: Buffer;
  packed: Uint8Array;
  /** Version, flags, method, time, date, checksum, packed and unpacked size: the same in both headers. */
  facts: Buffer;
}

function describe(entry: ZipEntry): EntryRecord {
  const content = Buffer.from(entry.content);
  const lie = entry.lie ?? {};
  const packed = lie.packed ?? deflateRawSync(content);
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(lie.encrypted === true ? 1 : 0, 2);
  facts.writeUInt16LE(lie.method ?? 8, 4);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(lie.crc32 ?? crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(lie.unpackedBytes ?? content.length, 18);
  return { name: Buffer.from(entry.name), packed, facts };
}

function localHeader({ name, facts }: EntryRecord): Buffer {
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(name.length, 0);
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, lengths, name]);
}

function centralHeader({ name, facts }: EntryRecord, offset: number): Buffer {
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(name.length, 0);
  rest.writeUInt32LE(offset, 14);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, name]);
}

function endOfArchive(count: number, size: number, offset: number, options: ZipOptions): Buffer {
  const { declaredEntries = count, zip64RecordSize, zip64IsExtra = false } = options;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(declaredEntries, 8);
  end.writeUInt16LE(declaredEntries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  if (zip64RecordSize === undefined) return end;
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(BigInt(zip64RecordSize), 4);
  record.writeBigUInt64LE(BigInt(declaredEntries), 24);
  record.writeBigUInt64LE(BigInt(declaredEntries), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  if (!zip64IsExtra) end.fill(0xff, 8, 20);
  return Buffer.concat([record, locator, end]);
}
