// Times what is our own where a library exists: npm run bench:libraries -- [FILE.docx...]
// The main part of a document is unpacked by our reader of archives and by jszip, and read by our tokenizer and by saxes.
// Without files, two made theses are measured. Each is measured in turns, after two rounds that do not count.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import { openDocx } from '../../src/core/docx/package/open.ts';
import { XmlTokenizer } from '../../src/core/docx/xml/xml-tokenizer.ts';
import { longThesis } from './analysis/long-thesis.ts';
import { variedThesis } from './analysis/varied-thesis.ts';
import { median } from './percentile.ts';

interface Measured {
  /** What was found: characters or elements. */
  found: number;
  milliseconds: number;
  /** The longest time for which nothing else could run. */
  blocked: number;
}

const rounds = 9;
const warmUp = 2;

console.log('medians in milliseconds, in brackets the longest time for which nothing else could run');
const files = process.argv.slice(2);
if (files.length > 0) for (const file of files) await measure(basename(file), await readFile(file));
else {
  await measure('varied, 40,000 words', await variedThesis(40_000, 1));
  await measure('1,500,000 words', (await longThesis(1_500_000)).bytes);
}

async function measure(name: string, bytes: Uint8Array): Promise<void> {
  const pieces: string[] = [];
  for await (const piece of (await openDocx(bytes)).main.chunks()) pieces.push(piece);
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const [ours, jszip] = await inTurns([() => unpack(bytes), () => unpackByJszip(bytes)]);
  const [tokenizer, saxes] = await inTurns([() => tokenize(pieces), () => parseBySaxes(pieces)]);
  console.log(`\n${name}, ${(size / 1e6).toFixed(1)} MB of XML`);
  console.log(`  unpacked by our reader ${told(ours)}, by jszip ${told(jszip)}`);
  console.log(`  read by our tokenizer ${told(tokenizer)}, by saxes ${told(saxes)}`);
}

async function unpack(bytes: Uint8Array): Promise<number> {
  let length = 0;
  for await (const piece of (await openDocx(bytes)).main.chunks()) length += piece.length;
  return length;
}

async function unpackByJszip(bytes: Uint8Array): Promise<number> {
  return (await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string'))?.length ?? 0;
}

async function tokenize(pieces: readonly string[]): Promise<number> {
  let elements = 0;
  const tokenizer = new XmlTokenizer({ open: () => elements++, close: () => {}, text: () => {} });
  for (const piece of pieces) tokenizer.write(piece);
  tokenizer.close();
  return elements;
}

async function parseBySaxes(pieces: readonly string[]): Promise<number> {
  let elements = 0;
  const parser = new SaxesParser();
  parser.on('opentag', () => elements++);
  parser.on('closetag', () => {});
  parser.on('text', () => {});
  for (const piece of pieces) parser.write(piece);
  parser.close();
  return elements;
}

/** Runs the ways one after the other, round by round, so that all of them meet a slower machine; they must agree. */
async function inTurns(ways: readonly (() => Promise<number>)[]): Promise<Measured[]> {
  const all: Measured[][] = ways.map(() => []);
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const [index, way] of ways.entries()) {
      const measured = await timed(way);
      if (round >= warmUp) all[index]?.push(measured);
    }
  const found = new Set(all.flat().map((each) => each.found));
  if (found.size > 1) throw new Error(`They found different things: ${[...found].join(', ')}.`);
  return all.map((each) => ({
    found: each[0]?.found ?? 0,
    milliseconds: median(each.map(({ milliseconds }) => milliseconds)),
    blocked: median(each.map(({ blocked }) => blocked)),
  }));
}

async function timed(way: () => Promise<number>): Promise<Measured> {
  const start = performance.now();
  let last = start;
  let blocked = 0;
  let isDone = false;
  const look = () => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const found = await way();
  const milliseconds = performance.now() - start;
  isDone = true;
  look();
  return { found, milliseconds, blocked };
}

function told(measured: Measured | undefined): string {
  const { milliseconds = Number.NaN, blocked = Number.NaN } = measured ?? {};
  return `${milliseconds.toFixed(1)} (${blocked.toFixed(1)})`;
}
