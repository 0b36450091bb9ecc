// Whether time grows as the document does, for every kind of element and every pair: npm run bench:growth -- [WORD...]
// With words, only arrangements with all of them in their names; with a number, so many elements; with two, pairs have as many as the second says.
// Ends with 1 where four times as much takes six times as long or more. Measures time of the processor, some thirty minutes of it for all.

import { analyseDissertation } from '../src/core/docx/analyse.ts';
import { openDocx } from '../src/core/docx/package/open.ts';
import { readDissertation } from '../src/core/docx/read-dissertation.ts';
import { docx } from '../test/support/docx/docx.ts';
import { numberingPart } from '../test/support/docx/parts.ts';
import { paragraph } from '../test/support/docx/text.ts';
import { type Arrangement, arrangements } from './growth/arrangements.ts';

const mostGrowth = 6;
/** Growth is measured once more where it is at least this, up to so many times; the least of each size counts. */
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
// What is compiled and made ready once is no growth.
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
  `\n${measured.length} arrangements of ${elements} elements, or ${elementsOfPairs} where two kinds meet, and four times as many. The worst:`,
);
for (const each of measured.slice(0, mostShown)) console.log(`${lineOf(each)} ${each.name}`);
measured.sort((a, b) => b.seconds - a.seconds);
console.log('\nThe dearest:');
for (const each of measured.slice(0, 5)) console.log(`${lineOf(each)} ${each.name}`);
if (measured.some(({ growth }) => growth >= mostGrowth)) process.exitCode = 1;

function lineOf({ growth, seconds }: { growth: number; seconds: number }): string {
  return `${growth.toFixed(2).padStart(6)} times, ${seconds.toFixed(2)} s`;
}

/** Seconds are those of the larger document. Whatever else the machine does only makes a run slower. */
async function growthOf(arrangement: Arrangement): Promise<{ growth: number; seconds: number }> {
  const count = arrangement.isPair ? elementsOfPairs : elements;
  let once = Number.POSITIVE_INFINITY;
  let fourTimes = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round += 1) {
    // The larger one first, because what is compiled at an arrangement's first run would make growth look small.
    fourTimes = Math.min(fourTimes, await secondsFor(arrangement, 4 * count));
    once = Math.min(once, await secondsFor(arrangement, count));
    if (fourTimes / once < suspicious) break;
  }
  return { growth: fourTimes / once, seconds: fourTimes };
}

/** Seconds of the processor for reading and analysing; packing the document is not among them. */
async function secondsFor(arrangement: Arrangement | undefined, count: number): Promise<number> {
  const body = [...(arrangement?.body(count) ?? []), paragraph('The end of the text.')];
  const bytes = await docx({ body, numbering: numberingPart([[]]), footnotes: [[paragraph('A note.')]] });
  // What the documents before have left behind is not cleared at this one's expense.
  globalThis.gc?.();
  const before = process.cpuUsage();
  analyseDissertation(await readDissertation(await openDocx(bytes)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
