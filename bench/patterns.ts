// Checks that patterns and text readers take time in proportion to the text, whatever the text:
// npm run bench:patterns -- [WORD...]
// Tries every regular expression in src/core by itself, on texts built from what it matches, and every text reader as it
// is used. Words select those whose names contain one of them. Exits with 1 if a text four times as long takes six times
// as long or more.
import { fileURLToPath } from 'node:url';
import { chanceOf } from './chance.ts';
import { type HurtingText, hurtingReaders, hurtingTexts, written } from './patterns/hurting-texts.ts';
import { readers } from './patterns/readers.ts';
import { readPatterns } from './patterns/source-patterns.ts';

type Read = (text: string) => unknown;

interface Growth {
  growth: number;
  seconds: number;
}

const mostGrowth = 6;
/** Lengths tried before those compared: starting small lets us give up on exponential patterns in time. */
const shorter = [25, 50, 100, 400];
const length = 2000;
const beyondMeasure = 0.2;
/** Seconds for the longer text. Anything below this is about as fast as one look at each character. */
const quick = 0.004;
const rounds = 5;

const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const found: (Growth & { name: string; text: HurtingText })[] = [];
let measured = 0;

const { literals } = readPatterns(fileURLToPath(new URL('../../src/core', import.meta.url)));
const patterns = literals.filter(({ place }) => isWanted(place));
for (const { place, pattern } of patterns)
  measure(`${place} ${pattern}`, searching(pattern), hurtingTexts(pattern, chanceOf(1)));
const used = Object.entries(readers).filter(([name]) => isWanted(name));
for (const [name, read] of used) measure(name, read, hurtingReaders());

found.sort((a, b) => b.growth - a.growth);
const tooMuch = found.filter(({ growth }) => growth >= mostGrowth);
console.log(
  `${patterns.length} patterns and ${used.length} readers on ${measured} texts of ${length} and ${4 * length} characters; ${tooMuch.length} too slow`,
);
for (const { name, growth, seconds, text } of found.slice(0, Math.max(5, tooMuch.length)))
  console.log(
    `${growth.toFixed(2).padStart(6)} times, ${seconds.toFixed(3)} s: ${name} of ${JSON.stringify(text)}`,
  );
if (tooMuch.length > 0) process.exitCode = 1;

/** Records the text on which a pattern or reader is slowest; stops at the first that takes far too long. */
function measure(name: string, read: Read, texts: readonly HurtingText[]): void {
  let worst: (Growth & { text: HurtingText }) | null = null;
  for (const text of texts) {
    measured += 1;
    const growth = growthOf(read, text);
    if (growth && growth.growth > (worst?.growth ?? 0)) worst = { ...growth, text };
    if (worst && worst.growth >= mostGrowth) break;
  }
  if (worst) found.push({ name, ...worst });
}

/** Null if it is fast enough at every length. */
function growthOf(read: Read, text: HurtingText): Growth | null {
  for (const step of shorter) {
    const seconds = secondsFor(read, written(text, step));
    if (seconds > beyondMeasure) return { growth: Number.POSITIVE_INFINITY, seconds };
  }
  const first = growthAt(length, read, text);
  if (first.seconds < quick) return null;
  // A few milliseconds may be noise; if they are not, longer texts confirm them.
  return first.growth < mostGrowth || first.seconds > beyondMeasure
    ? first
    : growthAt(4 * length, read, text);
}

/** Growth from this length to four times as many characters. */
function growthAt(length: number, read: Read, text: HurtingText): Growth {
  const once = secondsFor(read, written(text, length));
  const seconds = once > beyondMeasure ? once : secondsFor(read, written(text, 4 * length));
  return { growth: once > beyondMeasure ? Number.POSITIVE_INFINITY : seconds / once, seconds };
}

/** CPU seconds: the minimum of several rounds, because other load on the machine only makes a round slower. */
function secondsFor(read: Read, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1e6);
    if (least < quick / 4) break;
  }
  return least;
}

/** Runs a pattern the way it is used: all matches if it is global, one position if it is sticky, else the first match. */
function searching(pattern: RegExp): Read {
  if (pattern.global) return (text) => text.replace(pattern, '');
  return (text) => {
    pattern.lastIndex = 0;
    return pattern.test(text);
  };
}
