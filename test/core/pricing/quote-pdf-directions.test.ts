import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { quoteOrder } from '../../../src/core/pricing/quote.ts';
import { findFont } from '../../../src/core/pricing/quote-document/pdf/find-font.ts';
import { type QuoteDocument, renderPdf } from '../../../src/core/pricing/quote-document.ts';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { hasProgram } from '../../support/required-program.ts';
import { seenLines } from './support/pdf-lines.ts';

const hebrew = 'דוד בן גוריון';
const arabic = 'محمد بن عبد الله الأحمد';
const hasFont = await findFont(`${hebrew}${arabic} Adaé۱`, {}).then(
  () => true,
  () => false,
);
if (!hasFont && process.env.ALL_TESTS === 'required')
  throw new Error('These tests need a font with Hebrew and Arabic letters, such as DejaVu Sans.');

const analysis = { textWordCount: 48_210, refsWordCount: 1_000, tables: 2, figures: 0, frontMatter: 8 };

async function pdfWith(change: Partial<QuoteDocument>): Promise<Uint8Array> {
  return renderPdf({
    business: 'Ada Edits',
    document: 'thesis.docx',
    client: 'Ada',
    serviceType: 'editing',
    date: new Date('2026-11-20T09:00:00Z'),
    analysis,
    quote: quoteOrder(analysis, { services: ['editing'] }, starterSchedule),
    ...change,
  });
}

async function seen(change: Partial<QuoteDocument>): Promise<string[]> {
  return seenLines(await pdfWith(change));
}

/** A text that reads from right to left, as it is seen from left to right. */
function fromRight(text: string): string {
  return [...text].reverse().join('');
}

describe.skipIf(!hasFont)('texts from right to left in a PDF', () => {
  test.each([hebrew, arabic])('have their first word on the right: %s', async (client) => {
    expect(await seen({ client })).toContain(`For${fromRight(client)}`);
  });

  test('keep Latin words, numbers and brackets in their own order', async () => {
    const client = 'דוד כהן (PhD, 1998) מאת Ada Lovelace';
    const line = `Ada Lovelace ${fromRight('מאת')} (PhD, 1998) ${fromRight('דוד כהן')}`;
    expect(await seen({ client })).toContain(`For${line}`);
  });

  test('stand within a text from left to right', async () => {
    const client = `Ada [${hebrew}], 2nd`;
    expect(await seen({ client })).toContain(`ForAda [${fromRight(hebrew)}], 2nd`);
  });

  test('have digits that are read from left to right, of each kind', async () => {
    expect(await seen({ client: 'فصل ۱۲۳' })).toContain(`For۱۲۳ ${fromRight('فصل')}`);
    expect(await seen({ client: 'فصل ١٢٣' })).toContain(`For١٢٣ ${fromRight('فصل')}`);
  });

  test('have brackets that open towards what they enclose', async () => {
    expect(await seen({ client: 'דוד (כהן)' })).toContain(`For(${fromRight('כהן')}) ${fromRight('דוד')}`);
  });

  test('are in order in the names of the business and the file, and in lines of the quote', async () => {
    const lines = [{ description: 'הנחה 10% (לקוח)', amount: -40 }];
    const linesSeen = await seen({
      business: 'עריכה בע"מ',
      document: 'עבודה סופית.docx',
      quote: quoteOrder(analysis, { services: ['editing'], lines }, starterSchedule),
    });
    expect(linesSeen).toContain(fromRight('עריכה בע"מ'));
    expect(linesSeen).toContain(`Documentdocx.${fromRight('עבודה סופית')}`);
    expect(linesSeen).toContain(`(${fromRight('לקוח')}) 10% ${fromRight('הנחה')}-$40.00`);
  });

  test('are in order in the note, over the end of a page too', async () => {
    const note = Array.from({ length: 60 }, (_, index) => `${hebrew} No${index}`).join('\n');
    const lines = (await seen({ note })).filter((line) => line.includes('No'));
    expect(lines).toEqual(Array.from(lines, (_, index) => `No${index} ${fromRight(hebrew)}`));
    expect(lines).toHaveLength(60);
  });

  test('go on on the next line with the words that follow', async () => {
    const people = Array.from({ length: 40 }, (_, index) => `${hebrew} No${index}`);
    const lines = (await seen({ client: people.join(' ') })).filter((line) => line.includes('No'));
    expect(lines.length).toBeGreaterThan(3);
    const inOrder = lines.flatMap((line) => (line.match(/No\d+/g) ?? []).reverse());
    expect(inOrder).toEqual(people.map((_, index) => `No${index}`));
    expect(lines[0]?.endsWith(` No0 ${fromRight(hebrew)}`)).toBe(true);
  });

  test.skipIf(!hasProgram('pdftotext'))('are read in order by other programs', async () => {
    const file = join(await scratchFolder({}), 'quote.pdf');
    await writeFile(file, await pdfWith({ client: hebrew }));
    const boxes = spawnSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }).stdout;
    const words = [...boxes.matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)".*>([\u0590-\u05ff]+)</g)]
      .map(([, from, to, word = '']) => ({ from: Number(from), to: Number(to), word }))
      .toSorted((one, other) => other.from - one.from);
    expect(words.map(({ word }) => fromRight(word)).join(' ')).toBe(hebrew);
    const [first, second, third] = words;
    expect((first?.from ?? 0) - (second?.to ?? 0)).toBeGreaterThan(2);
    expect((second?.from ?? 0) - (third?.to ?? 0)).toBeGreaterThan(2);
  });
});
