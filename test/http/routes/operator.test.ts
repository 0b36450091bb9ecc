import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/http/client.ts';
import { throughBothDoors, throughOneDoor } from '../support/service.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing', notes: 'soon, please' };
const privateAddresses = ['/intake/submissions', '/meetings', '/webhooks/events'];

throughOneDoor('the operator’s lists', 'over a socket', (open) => {
  test('show each submission with what the form said and when it ended', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob([thesis]), form, { fileName: 'My thesis.docx' });
    await client.ending(submissionId, { interval: 20 });
    const { count, submissions } = await client.listSubmissions();
    expect(count).toBe(1);
    expect(submissions[0]).toMatchObject({
      ...form,
      submissionId,
      status: 'completed',
      fileName: 'My thesis.docx',
      currency: 'USD',
      finishedAt: expect.stringMatching(/Z$/),
    });
  });

  test('show meetings with their invitations, and which of them are over', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const participants = ['ada@example.org'];
    const { roomCode } = await client.createMeeting({ participants, title: 'Chapter 2' });
    service.clock.advance(25 * 3_600_000);
    const second = await client.createMeeting({ participants });
    const { meetings } = await client.listMeetings();
    expect(meetings.map((meeting) => [meeting.roomCode, meeting.status])).toEqual([
      [second.roomCode, 'active'],
      [roomCode, 'expired'],
    ]);
    expect(meetings[1]?.participants).toEqual([{ email: 'ada@example.org', invite: 'sent' }]);
  });

  test('show events of the CRM without their payloads', async () => {
    const service = await open();
    const event = {
      meta: { action: 'updated', object: 'deal', id: 7 },
      current: { stage_id: 2, status: 'won' },
    };
    await service.ask('POST', '/webhooks/crm', { json: event });
    const { events } = await createClient({ baseUrl: service.url }).listCrmEvents();
    expect(events).toMatchObject([
      { action: 'updated', dealId: 7, stageId: 2, status: 'won', trusted: false },
    ]);
    expect(events[0]).not.toHaveProperty('payload');
  });

  test('start a submission over that ended in error', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob(['no docx']), form, { fileName: 'a.docx' });
    expect((await client.ending(submissionId, { interval: 20 })).status).toBe('error');
    expect((await client.retrySubmission({ submissionId })).status).toBe('processing');
    expect((await client.ending(submissionId, { interval: 20 })).errorCode).toBe('document_not_docx');
  });
});

throughBothDoors('private lists', (open) => {
  test.each(privateAddresses)(
    '%s is shown on the own machine where no token is configured',
    async (address) => {
      const service = await open();
      expect((await service.ask('GET', address)).status).toBe(200);
    },
  );

  test.each(privateAddresses)('%s is shown to no page of another origin', async (address) => {
    const service = await open();
    const answer = await service.ask('GET', address, { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });

  test.each(privateAddresses)('%s is shown to nobody where others may reach the desk', async (address) => {
    const service = await open({ isOnOwnMachine: false });
    expect((await service.ask('GET', address)).status).toBe(403);
  });

  test('are shown to a page of the same origin', async () => {
    const service = await open();
    const answer = await service.ask('GET', '/intake/submissions', { headers: { origin: service.url } });
    expect(answer.status).toBe(200);
  });

  test('are shown from everywhere with the token', async () => {
    const service = await open({ adminToken: 'tide-table' });
    const headers = { origin: 'https://desk.example', authorization: 'Bearer tide-table' };
    expect((await service.ask('GET', '/intake/submissions', { headers })).status).toBe(200);
  });
});

throughOneDoor('private lists', 'over a socket', (open) => {
  test.each(privateAddresses)('%s is shown to nobody who asks for another host', async (address) => {
    const service = await open();
    const answer = await get(service.url + address, { host: 'desk.example' });
    expect(answer).toEqual({ status: 403, text: expect.stringContaining('THESISDESK_ADMIN_TOKEN') });
  });
});

/** A request whose host header is not that of its address, which `fetch` cannot send. */
async function get(url: string, headers: Record<string, string>) {
  const asking = request(url, { headers }).end();
  const [response] = await once(asking, 'response');
  return { status: response.statusCode, text: await text(response) };
}
