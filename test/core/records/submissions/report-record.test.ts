import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { AnalysisReport, ItemEvidence } from '../../../../src/core/docx/analysis.ts';
import { boundedReport } from '../../../../src/core/records/submissions/report-record.ts';
import { docx } from '../../../support/docx/docx.ts';

const someReport = async (): Promise<AnalysisReport> =>
  (await analyseDocx(await docx({ body: ['<w:p><w:r><w:t>Some words</w:t></w:r></w:p>'] }))).report;

describe('a report that is kept', () => {
  test('stays as it is where its lists are of a length that people read', async () => {
    const report = await someReport();
    expect(boundedReport(report)).toBe(report);
  });

  test('keeps of very long lists the items in the count first, and says so', async () => {
    const item = { paragraph: 0, caption: null, zone: 'text', counted: false, reason: 'a rule' } as const;
    const many: ItemEvidence[] = Array.from({ length: 1_500 }, () => ({ ...item, certainty: 1 }));
    const report = { ...(await someReport()), tables: [...many, { ...item, certainty: 1, counted: true }] };
    const { tables, warnings } = boundedReport(report);
    expect([tables.length, tables[0]?.counted]).toEqual([1_000, true]);
    expect(warnings.at(-1)).toContain('first 1000 entries');
  });
});
