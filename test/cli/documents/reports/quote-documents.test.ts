import { expect, test } from 'vitest';
import { quoteDocuments } from '../../../../src/cli/documents/reports/quote-lines.ts';
import type { QuoteFormat } from '../../../../src/core/pricing/quote-document.ts';
import { starterSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { analysisResult } from '../../support/analysis-result.ts';

/** What two documents come to in a format, one after the other. */
function twoDocuments(format: QuoteFormat): string {
  const facts = { business: 'Ada Edits', service: 'editing', schedule: starterSchedule, date: new Date(0) };
  const presentation = quoteDocuments({ ...facts, format });
  return ['a.docx', 'b.docx']
    .map((path) => presentation.success(path, analysisResult({ textWordCount: 10 })))
    .join('');
}

test('several quotes in csv are one table', () => {
  const text = twoDocuments('csv');
  expect(text.match(/^date,/gm)).toHaveLength(1);
  expect(text.match(/,Total,/g)).toHaveLength(2);
});

test('several quotes in text stand apart', () => {
  expect(twoDocuments('text')).toContain('\n\nAda Edits: quote\n');
});
