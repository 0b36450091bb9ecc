import { expect, test } from 'vitest';
import { createClient, type DeskClient, type RevisionOptions } from '../../../../src/http/client/client.ts';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { type ServiceOptions, type TestService, through } from '../../support/service.ts';

const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
const adminToken = 'tide-table-of-harbours';

async function thesis(...more: string[]): Promise<Blob> {
  const chapters = [heading(1, 'Introduction'), paragraph('Salt was carried over the pass.')];
  const bytes = await docx({ body: [...chapters, ...more.map((text) => paragraph(text))] });
  return new Blob([new Uint8Array(bytes)]);
}

/** A service with a submission that was quoted, and its clients. */
async function quoted(
  open: (options?: ServiceOptions) => Promise<TestService>,
  options?: ServiceOptions & { adminToken?: string },
) {
  const service = await open(options);
  const student = createClient({ baseUrl: service.url });
  const operator = createClient({ baseUrl: service.url, token: options?.adminToken });
  const submissionId = await student.handIn(await thesis(), form, { fileName: 'thesis.docx' });
  await student.ending(submissionId, { interval: 20 });
  return { service, student, operator, submissionId };
}

const swift = { interval: 20, fileName: 'second.docx' };

/** Sends a revised document, and waits until it has ended. */
async function revise(
  client: DeskClient,
  submissionId: string,
  file: Blob,
  options: RevisionOptions & { interval: number },
) {
  const revisionId = await client.handInRevision(submissionId, file, options);
  return client.revisionEnding(submissionId, revisionId, options);
}

through('revised documents', 'over a socket', (open) => {
  test('are quoted as the next version, with what changed', async () => {
    const { student, submissionId } = await quoted(open);
    const revision = await revise(student, submissionId, await thesis('Iron came later.'), swift);
    expect(revision).toMatchObject({
      status: 'completed',
      by: 'student',
      fileName: 'second.docx',
      quoteVersion: 2,
      changes: {
        comparedWith: 1,
        price: 'whole',
        words: { text: { before: 7, after: 10, added: 3, removed: 0 } },
        tables: { before: 0, after: 0 },
        parts: [{ zone: 'text', title: 'Introduction', state: 'changed', added: 3 }],
      },
    });
    expect((await student.getSubmission({ submissionId })).analysis?.textWordCount).toBe(10);
  });

  test('are said to be erased once the person was', async () => {
    const { student, operator, submissionId } = await quoted(open);
    const { revisionId } = await revise(student, submissionId, await thesis('Iron came later.'), swift);
    await operator.erasePerson({ email: form.email });
    await expect(student.getRevision({ submissionId, revisionId })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('erased'),
    });
  });

  test('are told with the submission: what changed, and the earlier total', async () => {
    const { service, student, operator, submissionId } = await quoted(open);
    const first = await student.getSubmission({ submissionId });
    expect(first).not.toHaveProperty('earlierQuote');
    const { changes } = await revise(student, submissionId, await thesis('Iron came later.'), swift);
    const second = await student.getSubmission({ submissionId });
    expect(second.changes).toEqual(changes);
    expect(second.earlierQuote).toEqual({
      version: 1,
      total: first.quote?.total,
      currency: 'USD',
      isReplaced: true,
    });
    const terms = { price: 'changes' } as const;
    await revise(operator, submissionId, await thesis('Iron came later.', 'Wool.'), { ...swift, terms });
    const third = await student.getSubmission({ submissionId });
    const total = second.quote?.total ?? 0;
    expect(third.earlierQuote).toEqual({
      ...{ version: 2, total, currency: 'USD', isReplaced: false },
      totalWithThis: total + (third.quote?.total ?? 0),
    });
    const document = await fetch(`${service.url}/intake/submission/${submissionId}/quote/text`);
    expect(await document.text()).toMatch(/^Earlier: {2}\$25\.\d\d \(version 2\), to which this is added/m);
  });

  test('come from students where a token is configured, and only they do', async () => {
    const { student, operator, submissionId } = await quoted(open, { adminToken });
    const terms = { price: 'changes' } as const;
    const refused = revise(student, submissionId, await thesis('Iron.'), { ...swift, terms });
    await expect(refused).rejects.toMatchObject({ status: 401 });
    expect(await revise(student, submissionId, await thesis('Iron.'), swift)).toMatchObject({
      by: 'student',
    });
    const revision = await revise(operator, submissionId, await thesis('Wool.'), { ...swift, terms });
    expect(revision).toMatchObject({ by: 'operator', changes: { price: 'changes', comparedWith: 2 } });
  });

  test('are in the list of versions, with the versions that came of them', async () => {
    const { operator, submissionId } = await quoted(open);
    await revise(operator, submissionId, await thesis('Iron.'), { ...swift, terms: { note: 'Thank you.' } });
    const { versions, revisions } = await operator.listQuoteVersions({ submissionId });
    expect(versions.map(({ version, revision }) => [version, revision?.fileName])).toEqual([
      [2, 'second.docx'],
      [1, undefined],
    ]);
    expect(versions[0]?.note).toBe('Thank you.');
    expect(revisions).toMatchObject([{ status: 'completed', quoteVersion: 2 }]);
  });

  test('are downloaded as the document of their version', async () => {
    const { operator, submissionId } = await quoted(open);
    await revise(operator, submissionId, await thesis('Iron.'), swift);
    const names = await Promise.all(
      [undefined, 2, 1].map(async (version) => {
        const query = version === undefined ? {} : { version };
        return (await operator.getDocument({ submissionId, ...query })).fileName;
      }),
    );
    expect(names).toEqual(['second.docx', 'second.docx', 'thesis.docx']);
    await expect(operator.getDocument({ submissionId, version: 9 })).rejects.toMatchObject({ status: 404 });
  });

  test('that cannot be read say so, and the quote stays', async () => {
    const { student, submissionId } = await quoted(open);
    const before = await student.getSubmission({ submissionId });
    const revision = await revise(student, submissionId, new Blob(['no document']), swift);
    expect(revision).toMatchObject({
      status: 'error',
      errorCode: 'document_not_docx',
      error: expect.any(String),
    });
    expect(await student.getSubmission({ submissionId })).toEqual(before);
  });

  test('are refused with 409 while another one is read', async () => {
    const { service, student, submissionId } = await quoted(open);
    const record = await service.desk.intake.record(submissionId);
    const document = { key: 'documents/1/2/second.docx', bytes: 1, sha256: '00' };
    const time = { createdAt: record.createdAt };
    const other = {
      revisionId: '1',
      status: 'processing',
      by: 'student',
      objectKey: 'uploads/1/second.docx',
    };
    await service.store.store.put(`submissions/${submissionId}`, {
      ...record,
      revisions: [{ ...other, ...time, document }],
    });
    const refused = revise(student, submissionId, await thesis('Iron.'), swift);
    await expect(refused).rejects.toMatchObject({ status: 409 });
  });

  test('are unknown of a submission that has none', async () => {
    const { student, submissionId } = await quoted(open);
    const asked = student.getRevision({ submissionId, revisionId: 'none' });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  test('can be priced otherwise afterwards', async () => {
    const { operator, submissionId } = await quoted(open);
    await revise(operator, submissionId, await thesis('Iron came later.'), swift);
    const price = 'changes';
    const { quote, revision } = await operator.createQuoteVersion({ submissionId, basedOn: 2, price });
    expect(revision?.price).toBe('changes');
    expect(quote.lineItems).toEqual([{ description: 'Editing: 3 changed words of text', amount: 0.05 }]);
  });

  test('cannot be quoted for changes that cost less than the discounts: the preview says so like the making', async () => {
    const { operator, submissionId } = await quoted(open);
    await revise(operator, submissionId, await thesis('Iron came later.'), { ...swift, terms: {} });
    const lines = [{ description: 'Friend', amount: -0.2 }];
    const terms = { submissionId, basedOn: 2, price: 'changes', lines } as const;
    const refused = {
      status: 400,
      field: 'lines',
      message:
        'The discounts come to $0.20, but the price without them is only $0.05. Please lower or remove them, or charge for the whole document.',
    };
    await expect(operator.previewQuoteVersion(terms)).rejects.toMatchObject(refused);
    await expect(operator.createQuoteVersion(terms)).rejects.toMatchObject(refused);
  });
});
