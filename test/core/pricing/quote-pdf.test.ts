import { existsSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { quoteOrder } from '../../../src/core/pricing/quote.ts';
import type { FontSources } from '../../../src/core/pricing/quote-document/pdf/find-font.ts';
import { type QuoteDocument, renderPdf } from '../../../src/core/pricing/quote-document.ts';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { seenLines } from './support/pdf-lines.ts';

const analysis = { textWordCount: 48_210, refsWordCount: 1_000, tables: 2, figures: 0, frontMatter: 8 };
const discount = { description: 'Returning customer', amount: -40 };

function documentWith(change: Partial<QuoteDocument> = {}): QuoteDocument {
  return {
    business: 'Ada Edits',
    document: 'thesis.docx',
    client: 'Zoë Müller',
    serviceType: 'editing',
    date: new Date('2026-11-20T09:00:00Z'),
    analysis,
    quote: quoteOrder(analysis, { services: ['editing'], lines: [discount] }, starterSchedule),
    ...change,
  };
}

/** The text of a PDF in the fonts that every reader has, run after run. */
async function textOf(document: QuoteDocument, fonts: FontSources = {}): Promise<string> {
  const file = Buffer.from(await renderPdf(document, fonts)).toString('latin1');
  const streams = [...file.matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const content = streams.map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  const runs = content.join('\n').matchAll(/\[([^\]]*)\] TJ/g);
  return [...runs].map(([, run = '']) => lettersOf(run)).join('\n');
}

function lettersOf(run: string): string {
  return [...run.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('');
}

describe('a quote as PDF', () => {
  test('has the business, the facts, all amounts and what was counted', async () => {
    const text = await textOf(documentWith());
    for (const part of [
      'Ada Edits',
      '2026-11-20',
      'Zoë Müller',
      'thesis.docx',
      'Editing',
      '$867.78',
      '48,210',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Total\n\$\d{3}\.\d\d/);
  });

  test('has the note to the client, line by line, as the other formats have it', async () => {
    const text = await textOf(documentWith({ note: 'Thank you.\n\nIt will take a week.' }));
    expect(text).toMatch(/Total\n\$\d{3}\.\d\d\nThank you\.\nIt will take a week\.\nWhat was counted/);
  });

  test('has amounts below zero in letters that every font has', async () => {
    expect(await textOf(documentWith())).toContain('-$40.00');
  });

  test('has the code of a currency where fonts may lack its sign', async () => {
    const schedule = { rates: { editing: { textPerWord: 1 }, currency: 'INR' } };
    const quote = quoteOrder(analysis, { services: ['editing'] }, schedule);
    expect(await textOf(documentWith({ quote }))).toContain('INR 48,210.00');
  });

  function costing(textPerWord: number) {
    const schedule = { rates: { editing: { textPerWord }, currency: 'IDR' }, adminFee: 0 };
    return quoteOrder(analysis, { services: ['editing'] }, schedule);
  }

  test('has a total of 15 digits on one line, beside its name', async () => {
    const text = (await textOf(documentWith({ quote: costing(200_000_000) }))).replaceAll('\xa0', ' ');
    expect(text).toContain('Editing: 48,210 words of text\nIDR 9,642,000,000,000.00');
    expect(text).toContain('Total\nIDR 9,642,000,000,000.00');
  });

  test('has a percentage below zero in letters that every font has', async () => {
    const lines = [{ description: 'Returning customer', percent: -10 }];
    const quote = quoteOrder(analysis, { services: ['editing'], lines }, starterSchedule);
    expect(await textOf(documentWith({ quote }))).toContain('Returning customer (-10%)');
  });

  test('has the code of a currency in what it says of the earlier quote, too', async () => {
    const earlier = { version: 1, total: 500, currency: 'KRW', isReplaced: true };
    expect(await textOf(documentWith({ version: 2, earlier }))).toContain('KRW 500 (version 1)');
  });

  test('is the same for the same quote', async () => {
    const [one, other] = await Promise.all([renderPdf(documentWith()), renderPdf(documentWith())]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test('goes on on further pages where it is long', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ description: `Line ${index}`, amount: 1 }));
    const quote = quoteOrder(analysis, { services: ['editing'], lines }, starterSchedule);
    const file = Buffer.from(await renderPdf(documentWith({ quote }))).toString('latin1');
    expect(file).toMatch(/\/Type \/Pages\n\/Count [23]\b/);
  });

  test('has names from outside on one line, as text', async () => {
    const text = await textOf(documentWith({ client: 'Ada) Tj (x\r\nTotal: $0.00' }));
    expect(text).toContain('Ada) Tj (x Total: $0.00');
  });

  test('needs no font for what nobody sees, nor for letters and accents that stand apart', async () => {
    const text = await textOf(documentWith({ client: 'Zoe\u0308\u200b Mu\u0308\u2060ller\u2003\u2011 Ed' }), {
      folders: [],
    });
    expect(text).toContain('Zoë Müller - Ed');
  });

  test.each(['thesis 🎓', '✅ thesis', 'thesis 👩🏽‍🚀', 'thesis 🇩🇪', 'the 1️⃣ ❤️ sis'])(
    'leaves out pictures that no font has: %s',
    async (client) => {
      const text = await textOf(documentWith({ client }), { folders: [] });
      expect(text).toMatch(/For\nthe(?: 1 )?sis\n/);
    },
  );

  const dejavu = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

  test.skipIf(!existsSync(dejavu))('has the named font in it for names beyond Western Europe', async () => {
    const bytes = await renderPdf(documentWith({ client: 'Łukasz Иван' }), { file: dejavu });
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+DejaVuSans/);
  });

  test.skipIf(!existsSync(dejavu))('has no pictures that its font lacks', async () => {
    const bytes = await renderPdf(documentWith({ client: 'Łukasz 🎓' }), { file: dejavu });
    const same = await renderPdf(documentWith({ client: 'Łukasz' }), { file: dejavu });
    expect(Buffer.from(bytes).equals(Buffer.from(same))).toBe(true);
  });

  test.skipIf(!existsSync(dejavu))('has the total on one line in a font with wide digits', async () => {
    const document = documentWith({ client: 'Łukasz', quote: costing(333.35) });
    const lines = seenLines(await renderPdf(document, { file: dejavu }));
    expect(lines.map((line) => line.replaceAll('\xa0', ' '))).toContain('TotalIDR 16,070,803.50');
  });

  test('says what to do where no font has the letters of a name', async () => {
    const writing = renderPdf(documentWith({ client: '小明' }), { folders: [] });
    await expect(writing).rejects.toMatchObject({
      code: 'pdf_unavailable',
      message: expect.stringMatching(
        /\(小 明\)\. Name a TrueType font that has them with --font or THESISDESK_FONT/,
      ),
    });
  });

  test('says so where the named font is none', async () => {
    const writing = renderPdf(documentWith({ client: 'Łukasz' }), { file: '/nowhere/font.ttf' });
    await expect(writing).rejects.toThrow(
      'The font /nowhere/font.ttf cannot be read, or does not have all the letters',
    );
  });
});
