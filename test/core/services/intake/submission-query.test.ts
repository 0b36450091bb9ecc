import { describe, expect, test } from 'vitest';
import { openPage } from '../../../../src/core/records/reading/record-page.ts';
import type { SubmissionRecord } from '../../../../src/core/records/submissions/submission-record.ts';
import { parseInput } from '../../../../src/core/schemas/parse-input.ts';
import { submissionListRequestSchema } from '../../../../src/core/schemas/submissions.ts';
import { submissionQuery, submissionRow } from '../../../../src/core/services/intake/submission-query.ts';

const quote = { lineItems: [], subtotal: 0, adminFee: 0, currency: 'USD' };
const analysis = { textWordCount: 1, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };
const rows = [
  submissionOf('a', {
    name: 'Żaneta Lovelace',
    createdAt: '2026-11-20T09:00:00.000Z',
    status: 'completed',
    analysis,
    quote: { ...quote, total: 1000 },
    doubts: ['Look at page 3.'],
    notices: { 'quote.1': { state: 'withheld', at: '2026-11-20T09:00:00.000Z' } },
  }),
  submissionOf('b', {
    name: 'ada byron',
    email: 'ada@university.example',
    createdAt: '2026-11-21T09:00:00.000Z',
    objectKey: 'uploads/b/Über Häfen.docx',
    serviceType: 'formatting',
    analysis,
    quote: { ...quote, total: 99.5 },
    notices: { 'quote.1': { state: 'refused', at: '2026-11-21T09:00:00.000Z' } },
  }),
  submissionOf('c', {
    name: 'Cy',
    phone: '+43 1 234',
    createdAt: '2026-11-22T09:00:00.000Z',
    status: 'error',
    doubts: [],
  }),
].map(submissionRow);

function submissionOf(submissionId: string, given: Partial<SubmissionRecord>): SubmissionRecord {
  return {
    submissionId,
    status: 'processing',
    name: 'Nobody',
    email: 'x@y.example',
    serviceType: 'editing',
    objectKey: `uploads/${submissionId}/thesis.docx`,
    createdAt: '2026-11-20T09:00:00.000Z',
    restarts: 0,
    ...given,
  };
}

/** The ids of what is asked for, in order, and the cursor of the next page. */
function listed(request: object) {
  const parsed = parseInput(submissionListRequestSchema, request);
  const { matches, order } = submissionQuery(parsed);
  const page = openPage(parsed, order);
  for (const row of rows) if (matches(row)) page.add(row);
  const { records, count, nextCursor } = page.close();
  return { ids: records.map(({ submissionId }) => submissionId).join(''), count, nextCursor };
}

describe('the list of submissions', () => {
  test.each([
    [{}, 'cba'],
    [{ search: '' }, 'cba'],
    [{ search: '  ' }, 'cba'],
    [{ search: 'zaneta' }, 'a'],
    [{ search: 'LOVELACE żan' }, 'a'],
    [{ search: 'uber hafen' }, 'b'],
    [{ search: 'university.example' }, 'b'],
    [{ search: '+43 1' }, 'c'],
    [{ search: 'ada lovelace' }, ''],
    [{ search: 'byron\nada' }, 'b'],
    [{ status: 'error' }, 'c'],
    [{ status: 'completed,error' }, 'ca'],
    [{ serviceType: 'formatting' }, 'b'],
    [{ doubt: 'yes' }, 'a'],
    [{ doubt: 'no' }, 'cb'],
    [{ mail: 'held' }, 'a'],
    [{ mail: 'withheld' }, 'a'],
    [{ mail: 'refused' }, 'b'],
    [{ mail: 'failed' }, ''],
    [{ since: '2026-11-21' }, 'cb'],
    [{ since: '2026-11-21T09:00:00Z', until: '2026-11-22T10:00:00+01:00' }, 'b'],
    [{ status: 'processing', search: 'cy' }, ''],
  ])('narrowed by %j is %j', (request, ids) => {
    expect(listed(request)).toEqual({ ids, count: ids.length, nextCursor: undefined });
  });

  test.each([
    [{ sort: 'received', order: 'asc' }, 'abc'],
    [{ sort: 'name' }, 'bca'],
    [{ sort: 'name', order: 'desc' }, 'acb'],
    [{ sort: 'status' }, 'cba'],
    [{ sort: 'service' }, 'cab'],
    [{ sort: 'total' }, 'abc'],
    [{ sort: 'total', order: 'asc' }, 'cba'],
    [{ sort: 'doubts' }, 'acb'],
  ])('sorted by %j is %j, page by page as well', (request, ids) => {
    expect(listed(request).ids).toBe(ids);
    let cursor: string | undefined;
    let paged = '';
    do {
      const page = listed({ ...request, limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      paged += page.ids;
      expect(page.count).toBe(3);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(paged).toBe(ids);
  });

  test.each([
    [{ sort: 'name' }, {}],
    [{}, { sort: 'name' }],
    [{ sort: 'name' }, { sort: 'name', order: 'desc' }],
  ])('takes no cursor of another order: of %j for %j', (first, second) => {
    const { nextCursor } = listed({ ...first, limit: 1 });
    expect(() => listed({ ...second, cursor: nextCursor })).toThrow(
      /"cursor" must be the nextCursor of a previous page/,
    );
  });

  test.each([
    [{ status: 'quoted' }, '"status" must be one or more of processing, completed, error'],
    [{ status: '' }, '"status" must be'],
    [{ doubt: 'maybe' }, '"doubt" must be one of yes, no'],
    [{ since: 'Monday' }, '"since" must be a day or a time such as'],
    [{ until: '2026-13-40' }, '"until" must be a day or a time such as'],
    [{ since: '2026-02-30' }, '"since" must be a day or a time such as'],
    [{ until: '2026-02-30T09:00:00Z' }, '"until" must be a day or a time such as'],
    [{ sort: 'colour' }, '"sort" must be one of received, name, status, service, total, doubts'],
    [{ search: 'x'.repeat(201) }, '"search" must not be longer than 200 characters'],
  ])('is refused for %j', (request, message) => {
    expect(() => listed(request)).toThrow(message);
  });

  test.each([
    ['8f14e45f-ceea-4617-a5b2-0d1c2b3a4f17', true],
    ['8F14E45F', true],
    ['17', false],
  ])('finds an id by %j: %s, because short numbers are in many ids by chance', (search, isFound) => {
    const row = submissionRow(submissionOf('8f14e45f-ceea-4617-a5b2-0d1c2b3a4f17', {}));
    const { matches } = submissionQuery(parseInput(submissionListRequestSchema, { search }));
    expect(matches(row)).toBe(isFound);
  });
});
