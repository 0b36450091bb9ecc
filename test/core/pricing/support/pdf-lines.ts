import { inflateSync } from 'node:zlib';

/** Letters drawn at one place of a page. */
interface Piece {
  x: number;
  text: string;
}

/**
 * Reads the lines of a PDF with an embedded font as an eye sees them: letters from left to right, whatever their script,
 * by the places at which the file draws them. A name is followed by its value at once.
 */
export function seenLines(bytes: Uint8Array): string[] {
  const streams = streamsOf(bytes);
  const letters = lettersOf(streams.find((stream) => stream.includes('beginbfrange')) ?? '');
  const lines = new Map<string, Piece[]>();
  for (const [page, stream] of streams.entries()) {
    for (const [, x, y, run = ''] of stream.matchAll(drawn)) {
      const text = [...run.matchAll(glyph)].map(([, id = '']) => letters[Number.parseInt(id, 16)]).join('');
      const line = lines.get(`${page} ${y}`) ?? [];
      lines.set(`${page} ${y}`, [...line, { x: Number(x), text }]);
    }
  }
  return [...lines.values()].map((pieces) =>
    pieces
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(''),
  );
}

function streamsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
}

/** The letters of each glyph, in the order of the file's own numbers. */
function lettersOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = '']) => {
      const letters = codes.split(' ').map((code) => String.fromCharCode(Number.parseInt(code, 16)));
      // A ligature has its letters in the order in which they are read.
      return (/\p{Script=Arabic}/u.test(letters.join('')) ? letters.reverse() : letters).join('');
    }),
  );
}

const drawn =
  /1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/F\d+ [\d.]+ Tf\n((?:\[[^\]]*\] TJ|1 0 0 1 [\d.]+ [\d.]+ Tm|\s)+)ET/g;
const glyph = /(?<=<[0-9a-f]*)([0-9a-f]{4})(?=(?:[0-9a-f]{4})*>)/g;
