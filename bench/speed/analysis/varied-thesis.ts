import { docx } from '../../../test/support/docx/docx.ts';
import { picture } from '../../../test/support/docx/drawings.ts';
import { caption, field, tableOfContents } from '../../../test/support/docx/fields.ts';
import { table } from '../../../test/support/docx/tables.ts';
import {
  footnoteReference,
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
} from '../../../test/support/docx/text.ts';
import { type Chance, chanceOf } from '../../chance.ts';

/**
 * A thesis of about this many words in which hardly anything repeats, as in real ones: random words, run and paragraph
 * lengths, fields, notes, tables, pictures and entries.
 */
export function variedThesis(words: number, seed: number): Promise<Uint8Array> {
  const chance = chanceOf(seed);
  const vocabulary = Array.from({ length: 6000 }, () => wordBy(chance));
  const text = (count: number) => Array.from({ length: count }, () => chance.of(vocabulary)).join(' ');
  const footnotes: string[][] = [];
  const chapters = Array.from({ length: Math.max(3, Math.round(words / 8000)) }, () => capital(text(3)));
  const body = [
    paragraph(capital(text(9)), { style: 'Title' }),
    ...['A thesis', text(2), '2021'].map((line) => paragraph(line, { centred: true })),
    paragraph([pageBreak()]),
    heading(1, 'Abstract'),
    paragraph(text(220)),
    paragraph([pageBreak()]),
    tableOfContents(
      [...chapters, 'References'].map((title, index) => ({ text: title, page: 5 + 20 * index })),
    ),
  ];
  let items = 0;
  for (const title of chapters) {
    body.push(heading(1, [recordedPageBreak(), run(title)], { pageBreakBefore: true }));
    for (let written = 0; written < words / chapters.length; ) {
      const count = 20 + chance.below(180);
      written += count;
      body.push(paragraph(runsOf(count)));
      if (chance.oneIn(8)) body.push(heading(2, capital(text(2 + chance.below(6)))));
      if (!chance.oneIn(12)) continue;
      items += 1;
      if (chance.oneIn(2)) body.push(paragraph([picture()]), caption('Figure', items, `: ${text(9)}`));
      else body.push(caption('Table', items, `: ${text(7)}`), dataTable());
    }
  }
  body.push(heading(1, 'References', { pageBreakBefore: true }));
  for (let entry = 0; entry < words / 200; entry += 1) body.push(paragraph(entryBy()));
  return docx({ body, footnotes });

  function runsOf(count: number): string[] {
    const runs: string[] = [];
    for (let left = count; left > 0; ) {
      const length = Math.min(left, 1 + chance.below(25));
      left -= length;
      runs.push(run(`${text(length)} `, chance.oneIn(9) ? { italic: true } : {}));
      if (chance.oneIn(40))
        runs.push(field(' ADDIN CITE ', `(${capital(text(1))}, ${1950 + chance.below(70)}) `));
      if (chance.oneIn(60)) runs.push(footnoteReference(footnotes.push([paragraph(text(12))])));
      if (chance.oneIn(50)) runs.push(recordedPageBreak());
    }
    return runs;
  }

  function dataTable(): string {
    const columns = 2 + chance.below(4);
    const row = () => Array.from({ length: columns }, () => `${chance.below(1000) / 10}`);
    return table([
      Array.from({ length: columns }, () => text(1)),
      ...Array.from({ length: 2 + chance.below(9) }, row),
    ]);
  }

  function entryBy(): string {
    const [author, journal] = [capital(text(1)), capital(text(3))];
    const [volume, page] = [1 + chance.below(60), 1 + chance.below(800)];
    return `${author}, ${author.charAt(0)}. (${1950 + chance.below(70)}). ${capital(text(9))}. ${journal}, ${volume}(2), ${page}–${page + 14}.`;
  }
}

function wordBy(chance: Chance): string {
  const syllables = 1 + chance.below(4);
  return Array.from(
    { length: syllables },
    () => chance.of([...'bcdfghlmnprstvw', 'st', 'th', 'tr']) + chance.of([...'aeiou', 'ea', 'io']),
  ).join('');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
