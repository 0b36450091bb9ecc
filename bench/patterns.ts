// Whether each reader of text takes time as the text is long, whatever the text: npm run bench:patterns -- [READER...]
// Ends with 1 where a text four times as long takes six times as long or more.
import { hostileTexts, readers } from './growth/readers.ts';

const length = 20_000;
const mostGrowth = 6;
/** What takes less is too short to be told from noise, and shorter than any text of a document is by far. */
const shortest = 0.15;
const longest = 0.5;
const mostRounds = 3;

const wanted = process.argv.slice(2);
const short = hostileTexts(length);
const long = hostileTexts(4 * length);
const found: { name: string; growth: number; seconds: number; text: string }[] = [];
for (const [name, read] of Object.entries(readers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [index, text] of long.entries()) {
    const once = secondsFor(read, short[index] ?? '');
    // A text so short takes milliseconds; what takes far longer would take minutes for the longer one.
    const seconds = once < longest ? secondsFor(read, text) : once;
    if (seconds < shortest) continue;
    const growth = once < longest ? seconds / Math.max(shortest / 10, once) : Number.POSITIVE_INFINITY;
    found.push({ name, growth, seconds, text: `${text.slice(0, 12)}…${text.slice(-3)}` });
  }
}
found.sort((a, b) => b.growth - a.growth);
console.log(
  `${Object.keys(readers).length} readers, ${long.length} texts of ${length} and ${4 * length} characters`,
);
for (const { name, growth, seconds, text } of found.slice(0, 15))
  console.log(
    `${growth.toFixed(2).padStart(6)} times, ${seconds.toFixed(3)} s: ${name} of ${JSON.stringify(text)}`,
  );
if (found.some(({ growth }) => growth >= mostGrowth)) process.exitCode = 1;

/** Of the processor; the least of some rounds, because whatever else the machine does only makes one slower. */
function secondsFor(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1e6);
    if (least < shortest) break;
  }
  return least;
}
