// Checks that time grows in proportion to the document, for every kind of element and every pair:
// npm run bench:growth -- [WORD...] [ELEMENTS [ELEMENTS OF PAIRS]]
// Words select the arrangements whose names contain all of them. The first number sets the elements in each document, the
// second those in documents with a pair. Exits with 1 if four times as many elements take six times as long or more.
// Measures CPU time; a full run uses about thirty minutes of it.

import { analyseDissertation } from '../../src/core/docx/analyse.ts';
import { openDocx } from '../../src/core/docx/package/open.ts';
import { readDissertation } from '../../src/core/docx/read-dissertation.ts';
import { docx } from '../../test/support/docx/docx.ts';
import { numberingPart } from '../../test/support/docx/parts.ts';
import { paragraph } from '../../test/support/docx/text.ts';
import { type Arrangement, arrangements } from './growth/arrangements.ts';

const mostGrowth = 6;
/** Growth of at least this is measured again, up to `mostRounds` times; the shortest time for each size counts. */
const suspicious = 5;
const mostRounds = 6;
const mostShown = 15;

const isNumber = (word: string) => /^\d+$/.test(word);
const [elements = 4000, elementsOfPairs = Math.min(elements, 1500)] = process.argv
  .slice(2)
  .filter(isNumber)
  .map(Number);
const words = process.argv.slice(2).filter((word) => !isNumber(word));
const chosen = arrangements().filter(({ name }) => words.every((word) => name.includes(word)));
// A warm-up: one-off compilation and preparation must not look like growth.
await secondsFor(arrangements()[0], elements);
const progress = 100;
const measured: { name: string; growth: number; seconds: number }[] = [];
for (const arrangement of chosen) {
  const found = await growthOf(arrangement);
  measured.push({ name: arrangement.name, ...found });
  if (found.growth >= mostGrowth) console.log(`${lineOf(found)} ${arrangement.name} (too much)`);
  if (measured.length % progress === 0) console.log(`${measured.length} of ${chosen.length}`);
}
measured.sort((a, b) => b.growth - a.growth);
console.log(
  `\n${measured.length} arrangements of ${elements} elements, or ${elementsOfPairs} for pairs, and four times as many. The worst:`,
);
for (const each of measured.slice(0, mostShown)) console.log(`${lineOf(each)} ${each.name}`);
measured.sort((a, b) => b.seconds - a.seconds);
console.log('\nThe slowest:');
for (const each of measured.slice(0, 5)) console.log(`${lineOf(each)} ${each.name}`);
if (measured.some(({ growth }) => growth >= mostGrowth)) process.exitCode = 1;

function lineOf({ growth, seconds }: { growth: number; seconds: number }): string {
  return `${growth.toFixed(2).padStart(6)} times, ${seconds.toFixed(2)} s`;
}

/** `seconds` is the time for the larger document. The minimum of all rounds counts, as other load only makes a run slower. */
async function growthOf(arrangement: Arrangement): Promise<{ growth: number; seconds: number }> {
  const count = arrangement.isPair ? elementsOfPairs : elements;
  let once = Number.POSITIVE_INFINITY;
  let fourTimes = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round += 1) {
    // The larger document goes first: compiling during the first run of the smaller one would make growth look small.
    fourTimes = Math.min(fourTimes, await secondsFor(arrangement, 4 * count));
    once = Math.min(once, await secondsFor(arrangement, count));
    if (fourTimes / once < suspicious) break;
  }
  return { growth: fourTimes / once, seconds: fourTimes };
}

/** CPU seconds for reading and analysing, without packing the document. */
async function secondsFor(arrangement: Arrangement | undefined, count: number): Promise<number> {
  const body = [...(arrangement?.body(count) ?? []), paragraph('The end of the text.')];
  const bytes = await docx({ body, numbering: numberingPart([[]]), footnotes: [[paragraph('A note.')]] });
  // Collects the garbage of earlier documents now, so that this one does not pay for it.
  globalThis.gc?.();
  const before = process.cpuUsage();
  analyseDissertation(await readDissertation(await openDocx(bytes)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
