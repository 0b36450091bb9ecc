/**
 * A compound file (the container of .doc, .xls and encrypted documents) with empty streams of these names: a header, one
 * sector of allocation table, then the directory.
 */
export function compoundFile(streamNames: readonly string[]): Uint8Array {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const sectors = Math.ceil((streamNames.length + 1) / 4);
  const allocation = Buffer.alloc(512, 0xff);
  allocation.writeUInt32LE(0xfffffffd, 0);
  for (let sector = 1; sector <= sectors; sector += 1) {
    allocation.writeUInt32LE(sector === sectors ? END_OF_CHAIN : sector + 1, sector * 4);
  }
  const directory = Buffer.alloc(sectors * 512);
  directoryEntry('Root Entry', 5, streamNames.length === 0 ? NO_ENTRY : 1, NO_ENTRY).copy(directory, 0);
  streamNames.forEach((name, index) => {
    const next = index + 1 < streamNames.length ? index + 2 : NO_ENTRY;
    directoryEntry(name, 2, NO_ENTRY, next).copy(directory, (index + 1) * 128);
  });
  return new Uint8Array(Buffer.concat([header, allocation, directory]));
}

const END_OF_CHAIN = 0xfffffffe;
const NO_ENTRY = 0xffffffff;

function directoryEntry(name: string, kind: number, child: number, next: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(NO_ENTRY, 68);
  entry.writeUInt32LE(next, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(END_OF_CHAIN, 116);
  return entry;
}
