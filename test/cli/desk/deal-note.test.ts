import { describe, expect, test } from 'vitest';
import { deskFolder } from '../support/desk-folder.ts';

/** The second line of the note that the deal of a new submission has. */
async function secondLine(environment: Record<string, string>): Promise<[string, string]> {
  const { store, submit } = await deskFolder(environment);
  const submissionId = await submit();
  const deal = await store.get<{ note: string }>('crm/deals/1');
  const [, line = ''] = deal?.value.note.split('\n') ?? [];
  return [submissionId, line];
}

describe('the note of a deal', () => {
  test('leads to the submission at the public address', async () => {
    const [id, line] = await secondLine({ THESISDESK_PUBLIC_URL: 'https://desk.example/' });
    expect(line).toBe(`Document and details: https://desk.example/desk#submission-${id}`);
  });

  test('says where else the document is where no public address is set', async () => {
    const [id, line] = await secondLine({});
    expect(line).toBe(`Document and details: on the desk, or run: thesisdesk submissions download ${id}`);
  });

  test('names the commands where there are no pages', async () => {
    const environment = { THESISDESK_PUBLIC_URL: 'https://desk.example', THESISDESK_PAGES: 'false' };
    const [id, line] = await secondLine(environment);
    expect(line).toBe(
      `Document and details: run thesisdesk submissions show ${id}, or thesisdesk submissions download ${id}`,
    );
  });
});
