/** A field of a message in Protocol Buffers whose value is a text or a message. */
export function field(number: number, value: Uint8Array | string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

/** The fields of a message by their numbers. Knows whole numbers, and what `field` writes; takes one of each. */
export function fieldsOf(message: Buffer): Map<number, Buffer | number> {
  const found = new Map<number, Buffer | number>();
  let at = 0;
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message.readUInt8(at++);
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = next();
    const value = next();
    const isWhole = (tag & 7) === 0;
    found.set(tag >> 3, isWhole ? value : message.subarray(at, at + value));
    if (!isWhole) at += value;
  }
  return found;
}

function varint(value: number): Buffer {
  return value < 128
    ? Buffer.from([value])
    : Buffer.concat([Buffer.from([(value & 127) | 128]), varint(value >> 7)]);
}
