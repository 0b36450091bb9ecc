import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { AnalysisReport, ItemEvidence } from '../../../../src/core/docx/analysis.ts';
import {
  boundedReport,
  keepReport,
  readReport,
  reportKey,
} from '../../../../src/core/records/submissions/report-record.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { docx } from '../../../support/docx/docx.ts';

const someReport = async (): Promise<AnalysisReport> =>
  (await analyseDocx(await docx({ body: ['<w:p><w:r><w:t>Some words</w:t></w:r></w:p>'] }))).report;

describe('a stored report', () => {
  test('is read as it was kept', async () => {
    const store = memoryStore();
    const report = await someReport();
    await keepReport(store, 's-1', report);
    expect(report.doubts.join()).toContain('No reference list was found');
    expect(await readReport(store, 's-1')).toEqual(report);
  });

  test('of version 0.1, which called the doubts warnings, is read with both names', async () => {
    const store = memoryStore();
    const { doubts, ...earlier } = await someReport();
    await store.put(reportKey('s-1'), earlier);
    expect(await readReport(store, 's-1')).toEqual({ ...earlier, doubts });
  });

  test('is null if there is none', async () => {
    expect(await readReport(memoryStore(), 's-1')).toBeNull();
  });
});

describe('a report that is kept', () => {
  test('stays as it is where its lists are of a length that people read', async () => {
    const report = await someReport();
    expect(boundedReport(report)).toBe(report);
  });

  test('keeps of very long lists the items in the count first, and says so', async () => {
    const item = { paragraph: 0, caption: null, zone: 'text', counted: false, reason: 'a rule' } as const;
    const many: ItemEvidence[] = Array.from({ length: 1_500 }, () => ({ ...item, certainty: 1 }));
    const report = { ...(await someReport()), tables: [...many, { ...item, certainty: 1, counted: true }] };
    const { tables, doubts, warnings } = boundedReport(report);
    expect([tables.length, tables[0]?.counted]).toEqual([1_000, true]);
    expect(doubts.at(-1)).toContain('first 1000 entries');
    expect(warnings).toEqual(doubts);
  });
});
