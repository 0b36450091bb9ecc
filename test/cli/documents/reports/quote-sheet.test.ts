import { describe, expect, test } from 'vitest';
import { priceLines, quoteLines } from '../../../../src/cli/documents/reports/quote-lines.ts';
import { plainStyle } from '../../../../src/cli/terminal/text/style.ts';
import type { Quote } from '../../../../src/core/pricing/quote.ts';
import { analysisResult } from '../../support/analysis-result.ts';

const pipe = { style: plainStyle, columns: () => undefined };
const schedule = { rates: { editing_and_formatting: { textPerWord: 0.02, perTable: 5 } } };

function quoteIn(currency: string, amount: number): Quote {
  return { lineItems: [], subtotal: amount, adminFee: 0, total: amount, currency };
}

describe('quoteLines', () => {
  test('shows file, service, lines, sums and total, amounts aligned at the right', () => {
    const sheet = quoteLines(['editing_and_formatting'], schedule, pipe);
    const result = analysisResult({ textWordCount: 48_210, tables: 3 });
    expect(sheet.success('thesis.docx', result)).toBe(
      [
        'thesis.docx',
        'Service: Editing and formatting',
        '',
        'Editing and formatting: 48,210 words of text    $964.20',
        'Editing and formatting: 3 tables                 $15.00',
        '',
        'Subtotal                                        $979.20',
        'Administrative fee                               $25.00',
        'Total                                         $1,004.20',
        '',
      ].join('\n'),
    );
  });

  test('sets several quotes apart by an empty line', () => {
    const sheet = quoteLines(['editing_and_formatting'], schedule, pipe);
    sheet.success('a.docx', analysisResult());
    expect(sheet.success('b.docx', analysisResult()).startsWith('\nb.docx\n')).toBe(true);
  });

  test('gives the doubts of a document for standard error, and not in the quote', () => {
    const sheet = quoteLines(['editing_and_formatting'], schedule, pipe);
    const result = analysisResult({}, { doubts: ['No reference list was found.'] });
    expect(sheet.doubts?.('a.docx', result)).toEqual(['No reference list was found.']);
    expect(sheet.success('a.docx', result)).not.toContain('reference');
  });
});

describe('priceLines', () => {
  test.each([
    ['EUR', 1234.5, '€1,234.50'],
    ['JPY', 1234, '¥1,234'],
    ['CHF', 20, 'CHF 20.00'],
    ['CAD', 20, 'CA$20.00'],
    ['KWD', 1.5, 'KWD 1.500'],
    ['HUF', 1500, 'HUF 1,500.00'],
  ])('writes %s with its symbol and decimals', (currency, amount, written) => {
    expect(priceLines(quoteIn(currency, amount), plainStyle).at(-1)).toMatch(/^Total\s+/);
    expect(
      priceLines(quoteIn(currency, amount), plainStyle)
        .at(-1)
        ?.replace(/^Total\s+/, ''),
    ).toBe(written);
  });

  test('starts with the subtotal where there is no line', () => {
    expect(priceLines(quoteIn('USD', 0), plainStyle)[0]).toMatch(/^Subtotal/);
  });
});
