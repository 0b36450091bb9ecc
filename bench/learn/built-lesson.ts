import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import { readBuilt } from '../../test/support/docx/read-document.ts';
import { findPlaces } from '../accuracy/places.ts';
import { type BuiltZones, builtZones } from './built-zones.ts';
import type { Example } from './example.ts';
import { exampleOf } from './zones-example.ts';

/** Examples from built documents. They only train: none is ever judged. */
export async function builtExamples(): Promise<Example[]> {
  return Promise.all(builtZones.map(builtExample));
}

async function builtExample({ name, parts, numbering }: BuiltZones): Promise<Example> {
  const body = parts.map(([, block]) => block);
  const dissertation = await readBuilt({ body, ...(numbering && { numbering }) });
  let words = 0;
  let start: readonly [number, string] | null = null;
  const references: [number, number][] = [];
  for (const [zone, block] of parts) {
    const read = await readBuilt({ body: [block] });
    const until = words + findPlaces(read).total;
    if (zone !== 'front') start ??= [words, firstText(read)];
    const last = references.at(-1);
    if (zone === 'references' && last && last[1] === words) last[1] = until;
    else if (zone === 'references') references.push([words, until]);
    words = until;
  }
  const [word, text] = start ?? [0, ''];
  return exampleOf(`built: ${name}`, { bodyStart: [word, text], references }, dissertation, weightOfBuilt);
}

function firstText({ story }: Dissertation): string {
  return story.paragraphs.find(({ words }) => words > 0)?.text ?? '';
}

/** Twice as much as a real one: with less, weights learnt from real ones break the behaviour that these show. */
const weightOfBuilt = 2;
