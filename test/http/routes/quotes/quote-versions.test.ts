import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createClient } from '../../../../src/http/client/client.ts';
import { inMemoryAndOverSocket, type TestService, through } from '../../support/service.ts';

const thesis = await readFile(new URL('../../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };

/** A service with a submission that was quoted. */
async function quoted(open: () => Promise<TestService>) {
  const service = await open();
  const client = createClient({ baseUrl: service.url });
  const submissionId = await client.handIn(new Blob([thesis]), form, { fileName: 'thesis.docx' });
  await client.ending(submissionId, { interval: 20 });
  return { service, client, submissionId };
}

through('versions of a quote', 'over a socket', (open) => {
  test('begin with the automatic one', async () => {
    const { client, submissionId } = await quoted(open);
    const { quote, analysis } = await client.getSubmission({ submissionId });
    const { versions } = await client.listQuoteVersions({ submissionId });
    expect(versions).toMatchObject([{ version: 1, services: ['editing'], quote: { ...quote }, analysis }]);
  });

  test('are put in force one after the other, and the interface shows the newest', async () => {
    const { client, submissionId } = await quoted(open);
    const lines = [{ description: 'Rush', percent: 15 }];
    const second = await client.createQuoteVersion({ submissionId, basedOn: 1, lines });
    const { quote } = await client.getSubmission({ submissionId });
    expect(quote).toEqual({ ...second.quote, currency: undefined });
    expect(quote?.lineItems.at(-1)?.description).toBe('Rush (+15%)');
  });

  test('have a service or the one that includes it, not both', async () => {
    const { client, submissionId } = await quoted(open);
    const request = { submissionId, basedOn: 1, services: ['editing', 'editing_and_formatting'] };
    const refused = expect.objectContaining({
      status: 400,
      field: 'services',
      message: '"services" must have either "editing_and_formatting" or "editing", which it includes.',
    });
    await expect(client.previewQuoteVersion(request)).rejects.toEqual(refused);
    await expect(client.createQuoteVersion(request)).rejects.toEqual(refused);
    const { versions } = await client.listQuoteVersions({ submissionId });
    expect(versions).toHaveLength(1);
  });

  test('head the printed quote with their own services and note', async () => {
    const { service, client, submissionId } = await quoted(open);
    const services = ['editing', 'formatting'];
    await client.createQuoteVersion({ submissionId, basedOn: 1, services, note: 'With pleasure' });
    const { text } = await service.ask('GET', `/intake/submission/${submissionId}/quote/text`);
    expect(text).toMatch(/^Version: {2}2$/m);
    expect(text).toMatch(/^Services: Editing, Formatting$/m);
    expect(text).toMatch(/^With pleasure$/m);
  });

  test.each(['text', 'html', 'markdown'] as const)('have a printed quote each, as %s', async (format) => {
    const { client, submissionId } = await quoted(open);
    const first = await client.getQuoteDocument({ submissionId, format });
    await client.createQuoteVersion({ submissionId, basedOn: 1, note: 'First' });
    await client.createQuoteVersion({ submissionId, basedOn: 2, note: 'Second' });
    expect(await client.getQuoteDocument({ submissionId, format, version: 1 })).toBe(first);
    const second = await client.getQuoteDocument({ submissionId, format, version: 2 });
    expect([second.includes('First'), second.includes('version 1')]).toEqual([true, true]);
    expect(await client.getQuoteDocument({ submissionId, format })).toContain('Second');
  });

  test.each([
    ['7', 404, 'The quote of this submission has no version with that number.'],
    ['0', 400, '"version" must be a whole number from 1 to 1000000.'],
    ['first', 400, '"version" must be a whole number from 1 to 1000000.'],
  ])('have no printed quote numbered %s', async (version, status, error) => {
    const { service, submissionId } = await quoted(open);
    const path = `/intake/submission/${submissionId}/quote/text?version=${version}`;
    const answer = await service.ask('GET', path);
    expect([answer.status, answer.json]).toEqual([status, { error }]);
  });

  test('are listed newest first', async () => {
    const { client, submissionId } = await quoted(open);
    await client.createQuoteVersion({ submissionId, basedOn: 1, note: 'Hello' });
    const { versions } = await client.listQuoteVersions({ submissionId });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('say since when their rates had been in force', async () => {
    const { client, submissionId } = await quoted(open);
    const { updatedAt } = await client.putRates({ rates: { editing: { textPerWord: 0.5 } } });
    await client.createQuoteVersion({ submissionId, basedOn: 1, rates: 'current' });
    await client.createQuoteVersion({ submissionId, basedOn: 2, rates: 1 });
    const { versions } = await client.listQuoteVersions({ submissionId });
    expect(versions.map(({ ratesSince }) => ratesSince)).toEqual([null, updatedAt, null]);
    expect(versions[0]?.ratesId).toBe(versions[2]?.ratesId);
    expect(versions[0]?.ratesId).not.toBe(versions[1]?.ratesId);
  });

  test('can be looked at before they are made', async () => {
    const { client, submissionId } = await quoted(open);
    const boundaries = { frontPages: 77 };
    const preview = await client.previewQuoteVersion({ submissionId, basedOn: 1, boundaries });
    expect(preview.analysis.frontMatter).toBe(77);
    expect(preview.report.pages.count).toBe(77);
    expect((await client.listQuoteVersions({ submissionId })).versions).toHaveLength(1);
  });

  test('can be looked at with the document as it is taken then', async () => {
    const { client, submissionId } = await quoted(open);
    const boundaries = { bodyStart: 3 };
    const preview = await client.previewQuoteVersion({ submissionId, basedOn: 1, boundaries, outline: true });
    expect(preview.outline?.bands[0]).toMatchObject({ kind: 'front', from: 0, until: 3 });
    const current = await client.getOutline({ submissionId });
    expect(current.bands[0]?.until).toBeGreaterThan(3);
    expect(current.rows.map(({ text }) => text)).toEqual(preview.outline?.rows.map(({ text }) => text));
  });

  test('come without the document where nobody asks for it', async () => {
    const { client, submissionId } = await quoted(open);
    const preview = await client.previewQuoteVersion({ submissionId, basedOn: 1, note: 'Hello' });
    expect(preview.outline).toBeUndefined();
  });

  test('show the document as the newest of them takes it', async () => {
    const { client, submissionId } = await quoted(open);
    await client.createQuoteVersion({ submissionId, basedOn: 1, boundaries: { bodyStart: 3 } });
    const { bands } = await client.getOutline({ submissionId });
    expect(bands[0]).toMatchObject({ kind: 'front', until: 3 });
  });

  test('have a report each', async () => {
    const { client, submissionId } = await quoted(open);
    await client.createQuoteVersion({ submissionId, basedOn: 1, boundaries: { frontPages: 77 } });
    const [first, second] = await Promise.all(
      [1, 2].map((version) => client.getVersionReport({ submissionId, version })),
    );
    expect(first?.pages.count).not.toBe(77);
    expect(second?.pages.count).toBe(77);
    expect((await client.getReport({ submissionId })).pages.count).toBe(77);
  });

  test('are refused with boundaries that are not in the document', async () => {
    const { client, submissionId } = await quoted(open);
    const boundaries = { bodyStart: 'A heading that is not there' };
    await expect(client.createQuoteVersion({ submissionId, basedOn: 1, boundaries })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('A heading that is not there'),
    });
  });

  test('are refused with 412 where another operator was faster', async () => {
    const { client, submissionId } = await quoted(open);
    await client.createQuoteVersion({ submissionId, basedOn: 1, note: 'First' });
    const late = client.createQuoteVersion({ submissionId, basedOn: 1, note: 'Second' });
    await expect(late).rejects.toMatchObject({ status: 412, message: /is at version 2 now/ });
  });

  test('carry an ETag that `If-Match` takes', async () => {
    const { service, submissionId } = await quoted(open);
    const path = `/intake/submissions/${submissionId}/quotes`;
    const etag = (await service.ask('GET', path)).headers.get('etag') ?? '';
    const send = () => service.ask('POST', path, { headers: { 'if-match': etag }, json: { note: 'Hello' } });
    expect((await send()).headers.get('etag')).toBe('"2"');
    expect((await send()).status).toBe(412);
  });

  test('refuse an `If-Match` that is no mark of theirs', async () => {
    const { service, submissionId } = await quoted(open);
    const path = `/intake/submissions/${submissionId}/quotes`;
    const answer = await service.ask('POST', path, { headers: { 'if-match': 'W/"x"' }, json: {} });
    expect(answer.status).toBe(400);
  });

  test.each([
    [
      'a field that there is not',
      { line: [{ description: 'Rush', percent: 15 }] },
      /"lines", .*; "line" is not known/,
    ],
    ['nothing that changes anything', { lines: [] }, /would be the same as version 1/],
  ])('are not made by a request with %s', async (_, terms, sentence) => {
    const { service, client, submissionId } = await quoted(open);
    const path = `/intake/submissions/${submissionId}/quotes`;
    const answer = await service.ask('POST', path, { json: { basedOn: 1, ...terms } });
    expect([answer.status, answer.json]).toEqual([400, { error: expect.stringMatching(sentence) }]);
    expect((await client.listQuoteVersions({ submissionId })).versions).toHaveLength(1);
  });

  test('let the deal follow', async () => {
    const { client, submissionId } = await quoted(open);
    const lines = [{ description: 'On the house', percent: -100 }];
    await client.createQuoteVersion({ submissionId, basedOn: 1, lines });
    await expect
      .poll(async () => (await client.listQuoteVersions({ submissionId })).deal, { timeout: 10_000 })
      .toEqual({ version: 2 });
    const { stages } = await client.listDeals({});
    expect(stages.flatMap(({ deals }) => deals).map(({ value }) => value)).toEqual([25]);
  });
});

inMemoryAndOverSocket('the versions of a submission that nobody knows', (open) => {
  test('are not found', async () => {
    const service = await open();
    expect((await service.ask('GET', '/intake/submissions/gone/quotes')).status).toBe(404);
    const json = { basedOn: 1 };
    expect((await service.ask('POST', '/intake/submissions/gone/quotes', { json })).status).toBe(404);
  });
});
