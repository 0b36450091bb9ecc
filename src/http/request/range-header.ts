/** Bytes of a file, counted from 0, the last included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a `Range` header asks for (RFC 9110, section 14.2); null where the whole file is to be
 * sent, which is also the answer to several ranges and to what cannot be read; `none` where the file has no
 * such bytes.
 *
 * @example
 * readRange('bytes=-500', 2000); // { first: 1500, last: 1999 }
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? null : lastBytes(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'none';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  return count === 0 || size === 0 ? 'none' : { first: Math.max(0, size - count), last: size - 1 };
}
