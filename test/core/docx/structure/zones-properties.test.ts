import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZoneWords } from '../../../../src/core/docx/structure/zones.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../../support/docx/text.ts';
import { overruled } from './overruled.ts';
import { entry, words } from './prose.ts';

/** A thesis, given by the lengths of its paragraphs in words. */
interface Thesis {
  front: number[];
  text: number[];
  references: number;
  appendix: number[];
}

const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 });
const thesis: fc.Arbitrary<Thesis> = fc.record({
  front: lengths,
  text: lengths,
  references: fc.integer({ min: 1, max: 8 }),
  appendix: lengths,
});
const zone = fc.constantFrom('front', 'text', 'references');
const count = fc.integer({ min: 1, max: 60 });
/** The headings that open the zones. */
const openings = { front: 'Abstract', text: 'Introduction', references: 'References' };

describe('the zones of any thesis', () => {
  test('add up to the total', async () => {
    await check(
      fc.asyncProperty(thesis, async (parts) => {
        const counted = await wordsOf(build(parts));
        expect(counted.front + counted.text + counted.references).toBe(counted.total);
      }),
    );
  });

  test('grow by n words only where a paragraph of n words was added', async () => {
    await check(
      fc.asyncProperty(thesis, zone, count, async (parts, where, added) => {
        const body = build(parts);
        const grown = body.toSpliced(
          body.indexOf(heading(1, openings[where])) + 1,
          0,
          paragraph(words(added)),
        );
        const before = await wordsOf(body);
        const after = await wordsOf(grown);
        expect(after).toEqual({ ...before, [where]: before[where] + added, total: before.total + added });
      }),
    );
  });

  test('include the words of a footnote where it is referred to', async () => {
    await check(
      fc.asyncProperty(thesis, zone, count, async (parts, where, added) => {
        const body = build(parts);
        const noted = heading(1, [run(openings[where]), footnoteReference(1)]);
        const grown = body.with(body.indexOf(heading(1, openings[where])), noted);
        const before = await wordsOf(body);
        const after = await wordsOf(grown, { footnotes: [[paragraph(words(added))]] });
        const more = { [where]: before[where] + added, total: before.total + added, notes: added };
        expect(after).toEqual({ ...before, ...more });
      }),
    );
  });

  test('include the words of a footnote only once, however often it is referred to', async () => {
    await check(
      fc.asyncProperty(thesis, zone, count, async (parts, where, added) => {
        const body = build(parts);
        const again = paragraph([footnoteReference(1), footnoteReference(1)]);
        const noted = heading(1, [run(openings[where]), footnoteReference(1)]);
        const grown = [...body.with(body.indexOf(heading(1, openings[where])), noted), again];
        const before = await wordsOf(body);
        const after = await wordsOf(grown, { footnotes: [[paragraph(words(added))]] });
        const more = { [where]: before[where] + added, total: before.total + added, notes: added };
        expect(after).toEqual({ ...before, ...more });
      }),
    );
  });
});

/** The words in each zone, with zones set by an operator. */
async function wordsOf(body: readonly string[], options: Omit<DocxOptions, 'body'> = {}): Promise<ZoneWords> {
  const referenceLists = [{ from: openings.references, until: 'Appendix' }];
  return (await overruled(body, { bodyStart: openings.text, referenceLists }, options)).report.words;
}

async function check<Ts>(property: fc.IAsyncProperty<Ts>): Promise<void> {
  await fc.assert(property, { numRuns: 25 });
}

function build({ front, text, references, appendix }: Thesis): string[] {
  const lines = (counts: readonly number[]) => counts.map((length) => paragraph(words(length)));
  const listed = Array.from({ length: references }, (_, index) => paragraph(entry(index)));
  return [
    ...[heading(1, openings.front), ...lines(front), paragraph([pageBreak()])],
    ...[heading(1, openings.text), ...lines(text), heading(1, openings.references), ...listed],
    ...[heading(1, 'Appendix'), ...lines(appendix)],
  ];
}
