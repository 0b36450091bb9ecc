import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/http/client/client.ts';
import { type TestService, through } from '../support/service.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada <b>', email: 'ada@example.org', serviceType: 'editing' };

/** A submission that has been completed. */
async function completed(service: TestService): Promise<string> {
  const client = createClient({ baseUrl: service.url });
  const submissionId = await client.handIn(new Blob([thesis]), form, { fileName: 'Thesis, "final".docx' });
  expect((await client.ending(submissionId, { interval: 20 })).status).toBe('completed');
  return submissionId;
}

through('a submission that was analysed', 'over a socket', (open) => {
  test('has a report of what its numbers rest on', async () => {
    const service = await open();
    const submissionId = await completed(service);
    const client = createClient({ baseUrl: service.url });
    const [report, { analysis }] = await Promise.all([
      client.getReport({ submissionId }),
      client.getSubmission({ submissionId }),
    ]);
    expect(report.words.text).toBe(analysis?.textWordCount);
    expect(report.tables.filter(({ counted }) => counted)).toHaveLength(analysis?.tables ?? -1);
    expect(report.bodyStart.heading).not.toBeNull();
  });

  test('has no report before its document was read', async () => {
    const service = await open();
    const { submissionId } = await createClient({ baseUrl: service.url }).createUpload({
      fileName: 'a.docx',
    });
    expect((await service.ask('GET', `/intake/submission/${submissionId}/report`)).status).toBe(404);
  });

  test.each([
    ['text', 'text/plain', 'txt'],
    ['markdown', 'text/markdown', 'md'],
    ['csv', 'text/csv', 'csv'],
  ])('has its quote as %s, to be saved', async (format, type, extension) => {
    const service = await open({ businessName: 'Ada Edits' });
    const submissionId = await completed(service);
    const answer = await service.ask('GET', `/intake/submission/${submissionId}/quote/${format}`);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('content-disposition')).toContain(`docx.${extension}`);
    expect(answer.text).toContain('Administrative fee');
  });

  test('has its quote as CSV that spreadsheets take for UTF-8', async () => {
    const service = await open();
    const submissionId = await completed(service);
    const { bytes } = await service.ask('GET', `/intake/submission/${submissionId}/quote/csv`);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each([
    ['text', /^Editing: 3 tables +\$9\.00$/m],
    ['markdown', /^\| Editing: /m],
    ['html', /^<!doctype html>/i],
    ['csv', /^date,document,/],
  ] as const)('has its quote as %s for programs with the client', async (format, begins) => {
    const service = await open();
    const submissionId = await completed(service);
    const client = createClient({ baseUrl: service.url });
    expect(await client.getQuoteDocument({ submissionId, format })).toMatch(begins);
    await expect(client.getQuoteDocument({ submissionId: 'gone', format })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('has its quote as PDF, to be saved', async () => {
    const service = await open({ businessName: 'Ada Edits' });
    const submissionId = await completed(service);
    const answer = await service.ask('GET', `/intake/submission/${submissionId}/quote/pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('docx.pdf');
    expect(answer.text).toMatch(/^%PDF-1\./);
  });

  test('has its quote as a page that runs nothing and names the business', async () => {
    const service = await open({ businessName: 'Ada <i> Edits' });
    const submissionId = await completed(service);
    const { headers, text } = await service.ask('GET', `/intake/submission/${submissionId}/quote/html`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(text).toContain('Ada &lt;i&gt; Edits');
    expect(text).toContain('Ada &lt;b&gt;');
    expect(text).not.toContain('<b>');
  });

  test('has no quote in a format that nobody knows', async () => {
    const service = await open();
    const submissionId = await completed(service);
    const answer = await service.ask('GET', `/intake/submission/${submissionId}/quote/rtf`);
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: '"format" must be one of text, markdown, html, csv, pdf.' },
    ]);
  });

  test('has no quote before it is completed', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob(['no docx']), form, { fileName: 'a.docx' });
    await client.ending(submissionId, { interval: 20 });
    expect((await service.ask('GET', `/intake/submission/${submissionId}/quote/html`)).status).toBe(404);
  });
});

through('prices', 'over a socket', (open) => {
  test('are listed by the services that the schedule in force has', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    expect((await client.listServices()).services.map(({ serviceType }) => serviceType)).toEqual([
      'editing',
      'formatting',
      'editing_and_formatting',
    ]);
    await client.putRates({ rates: { currency: 'EUR', proofreading: { textPerWord: 0.01 } } });
    expect(await client.listServices()).toEqual({
      services: [{ serviceType: 'proofreading' }],
      currency: 'EUR',
    });
  });

  test('can be tried before they are stored', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const analysis = { textWordCount: 1000, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };
    const schedule = { rates: { textPerWord: 0.02, currency: 'EUR' }, adminFee: 0 };
    const priced = await client.previewQuote({ analysis, serviceType: 'editing', schedule });
    expect(priced).toMatchObject({ total: 20, currency: 'EUR' });
    expect((await service.ask('GET', '/config/rate-schedule')).status).toBe(404);
  });

  const analysis = { textWordCount: 1, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };
  const schedule = { rates: {} };

  test.each([
    [{ analysis, schedule: { rates: { perTable: -1 } } }, '"rates.perTable" must be zero or more.'],
    [{ analysis }, '"schedule" is missing.'],
    [
      { analysis: { ...analysis, tables: -1 }, schedule },
      '"analysis.tables" must be a whole number, zero or more.',
    ],
    [
      { analysis: { ...analysis, tables: '1' }, schedule },
      '"analysis.tables" must be a whole number, zero or more.',
    ],
  ])('that cannot be tried are refused with the place: %j', async (request, error) => {
    const service = await open();
    const json = { serviceType: 'editing', ...request };
    const answer = await service.ask('POST', '/config/rate-schedule/preview', { json });
    expect([answer.status, answer.json]).toEqual([400, { error }]);
  });
});
