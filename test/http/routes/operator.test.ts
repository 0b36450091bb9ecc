import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/http/client/client.ts';
import { completeOptions } from '../../../src/http/options.ts';
import { tokenHash } from '../../../src/http/request/credentials.ts';
import type { Route } from '../../../src/http/routes/route.ts';
import { addressOf, allRoutes } from '../support/all-routes.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { inMemoryAndOverSocket, type TestService, through } from '../support/service.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing', notes: 'soon, please' };
const privateAddresses = ['/intake/submissions', '/meetings', '/webhooks/events'];

through('the operator’s lists', 'over a socket', (open) => {
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

  test('show the submissions that are searched for, filtered and sorted', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    for (const name of ['Żaneta', 'Ada', 'Bo']) {
      const file = new Blob([name === 'Bo' ? 'no thesis' : thesis]);
      const id = await client.handIn(file, { ...form, name }, { fileName: `${name}.docx` });
      await client.ending(id, { interval: 20 });
    }
    const names = async (query: Parameters<typeof client.listSubmissions>[0]) => {
      const { submissions, count } = await client.listSubmissions(query);
      return [count, ...submissions.map(({ name }) => name)];
    };
    expect(await names({ search: 'zaneta' })).toEqual([1, 'Żaneta']);
    expect(await names({ status: 'error' })).toEqual([1, 'Bo']);
    expect(await names({ status: 'completed', sort: 'name' })).toEqual([2, 'Ada', 'Żaneta']);
    expect(await names({ until: '2000-01-01' })).toEqual([0]);
    expect((await service.ask('GET', '/intake/submissions?status=quoted')).status).toBe(400);
  });

  test('show meetings with their invitations, and which of them are over', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const participants = ['ada@example.org'];
    const { roomCode } = await client.createMeeting({ participants, title: 'Chapter 2' });
    service.clock.advance(25 * 3_600_000);
    const second = await client.createMeeting({ participants });
    const { meetings } = await client.listMeetings();
    expect(meetings.map(({ roomCode: code, status, isOpen }) => [code, status, isOpen])).toEqual([
      [second.roomCode, 'active', true],
      [roomCode, 'expired', false],
    ]);
    expect(meetings[1]?.participants).toEqual([{ email: 'ada@example.org', invite: 'written' }]);
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

  test('show one submission as the list has it, and none that is not there', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob(['no docx']), form, { fileName: 'a.docx' });
    await client.ending(submissionId, { interval: 20 });
    const { submissions } = await client.listSubmissions({ limit: 1 });
    expect(await client.showSubmission({ submissionId })).toEqual(submissions[0]);
    await expect(client.showSubmission({ submissionId: 'other' })).rejects.toMatchObject({ status: 404 });
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

inMemoryAndOverSocket('lists in pages', (open) => {
  test.each(['/intake/submissions', '/meetings', '/webhooks/events', '/examples/files'])(
    'GET %s goes through all of them page by page',
    async (path) => {
      const service = await open();
      await fill(service);
      const seen: unknown[] = [];
      let cursor = '';
      do {
        const answer = await service.ask('GET', `${path}?limit=2${cursor}`);
        expect(answer.status).toBe(200);
        const { count, nextCursor, ...lists } = Object(answer.json);
        expect(count).toBe(5);
        const [list] = Object.values<object[]>(lists);
        expect(list?.length).toBeLessThanOrEqual(2);
        seen.push(...(list ?? []));
        cursor = nextCursor === undefined ? '' : `&cursor=${nextCursor}`;
      } while (cursor !== '');
      expect(new Set(seen.map((entry) => JSON.stringify(entry))).size).toBe(5);
    },
  );

  test.each(['limit=0', 'limit=501', 'limit=x', 'cursor=x', 'limit=1&limit=2'])(
    'are a 400 for ?%s',
    async (query) => {
      const service = await open();
      for (const path of ['/intake/submissions', '/meetings', '/webhooks/events', '/examples/files']) {
        expect((await service.ask('GET', `${path}?${query}`)).status).toBe(400);
      }
    },
  );

  test('have all example files for callers that name no limit, also very many', async () => {
    const service = await open();
    for (let index = 0; index < 1_201; index++) await putExample(service, index);
    const { json } = await service.ask('GET', '/examples/files');
    const { files, count, ...more } = Object(json);
    expect([count, more]).toEqual([1_201, {}]);
    expect(files.map(({ notes }: { notes: string }) => notes)).toEqual(
      Array.from({ length: 1_201 }, (_, index) => String(1_200 - index)),
    );
  });
});

/** Five of each list. */
async function fill(service: TestService): Promise<void> {
  for (let index = 0; index < 5; index++) {
    const { submissionId, objectKey } = await service.desk.intake.createUpload({ fileName: 'a.docx' });
    await service.desk.intake.submit({ ...form, submissionId, objectKey });
    await service.desk.meetings.create({ participants: ['ada@example.org'] });
    await service.ask('POST', '/webhooks/crm', { json: { meta: { id: index } } });
    await putExample(service, index);
    service.clock.advance(1000);
  }
  await vi.waitFor(async () => {
    const { records } = await service.desk.intake.list();
    expect(records.every(({ status }) => status === 'error')).toBe(true);
  }, 10_000);
}

async function putExample({ store }: TestService, index: number): Promise<void> {
  const fileId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const uploadedAt = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
  const file = { fileId, fileName: 'a.pdf', objectKey: `examples/${fileId}/a.pdf`, uploadedAt };
  const rest = { contentType: 'application/pdf', fileSize: 1, uploadedBy: 'Ada', notes: String(index) };
  await store.store.put(`examples/${fileId}`, { ...file, ...rest });
}

const operatorRoutes = allRoutes.filter(({ admin }) => admin);

inMemoryAndOverSocket('the operator’s routes, while no token is set,', (open) => {
  test.each(operatorRoutes)('$method $path answers the own machine', async (route) => {
    const service = await open();
    expect((await service.ask(route.method, addressOf(route), questionOf(route))).status).not.toBe(403);
  });

  const foreign: [string, Record<string, string>][] = [
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a page of another port of this machine', { origin: 'http://localhost:1' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['what a page of another site embeds', { 'sec-fetch-site': 'cross-site' }],
    ['what a page of another port embeds', { 'sec-fetch-site': 'same-site' }],
    ['what a proxy passes on for somebody', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }],
    ['what a proxy passes on for somebody in short', { 'x-real-ip': '203.0.113.7' }],
    ['what a proxy passes on in the standard form', { forwarded: 'for=203.0.113.7' }],
    ['what was asked of a proxy by another name', { 'x-forwarded-host': 'desk.example.com' }],
  ];
  test.each(foreign)('answer %s with 403, and change nothing', async (_, headers) => {
    const service = await open();
    for (const route of operatorRoutes) {
      const question = { ...questionOf(route), headers };
      expect((await service.ask(route.method, addressOf(route), question)).status).toBe(403);
    }
    expect((await service.ask('GET', '/config/rate-schedule')).status).toBe(404);
  });

  test('answer nobody where others may reach the desk', async () => {
    const service = await open({ isOnOwnMachine: false });
    for (const route of operatorRoutes) {
      expect((await service.ask(route.method, addressOf(route), questionOf(route))).status).toBe(403);
    }
  });

  test('answer what a server of this machine passes on for this machine', async () => {
    const service = await open();
    const headers = { 'x-forwarded-for': '::1, ::ffff:127.0.0.1', 'x-forwarded-host': 'localhost:3000' };
    expect((await service.ask('GET', '/crm/deals', { headers })).status).toBe(200);
  });

  test('answer a page of an origin that is allowed', async () => {
    const service = await open({ allowedOrigins: ['http://localhost:3000'] });
    const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' };
    expect((await service.ask('GET', '/crm/deals', { headers })).status).toBe(200);
  });

  test('leave open what names nobody', async () => {
    const service = await open();
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const statuses = [];
    for (const path of ['/config/rate-schedule', '/config/services', '/examples/files', '/health']) {
      statuses.push((await service.ask('GET', path, { headers })).status);
    }
    expect(statuses).toEqual([404, 200, 200, 200]);
  });
});

inMemoryAndOverSocket('the operator’s routes, where something else guards them,', (open) => {
  test('answer everybody', async () => {
    const service = await open({ adminToken: 'none', isOnOwnMachine: false });
    const headers = { origin: 'https://frontend.example', 'sec-fetch-site': 'cross-site' };
    expect((await service.ask('GET', '/crm/deals', { headers })).status).toBe(200);
    const json = { rates: {} };
    expect((await service.ask('PUT', '/config/rate-schedule', { json, headers })).status).toBe(200);
    expect((await service.ask('GET', '/intake/submissions', { headers })).status).toBe(200);
  });
});

inMemoryAndOverSocket('a token that is known by its hash', (open) => {
  test('is asked for as soon as there is one, and may change', async () => {
    let hash: string | null = null;
    const service = await open({ adminTokenHash: async () => hash });
    const ask = async (token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await service.ask('GET', '/crm/deals', { headers })).status;
    };
    expect(await ask()).toBe(200);
    hash = tokenHash('a-first-token-of-ours');
    expect([await ask(), await ask('a-first-token-of-ours')]).toEqual([401, 200]);
    hash = tokenHash('another-token-of-ours');
    expect([await ask('a-first-token-of-ours'), await ask('another-token-of-ours')]).toEqual([401, 200]);
  });
});

through('a token that a function reads', 'in memory', (open) => {
  test('may change, and is refused while it is too short', async () => {
    let token = 'a-first-token-of-ours';
    const service = await open({ adminToken: () => token });
    const ask = async (given: string) => {
      const headers = { authorization: `Bearer ${given}` };
      return (await service.ask('GET', '/crm/deals', { headers })).status;
    };
    expect(await ask('a-first-token-of-ours')).toBe(200);
    token = 'another-token-of-ours';
    expect([await ask('a-first-token-of-ours'), await ask('another-token-of-ours')]).toEqual([401, 200]);
    service.expectErrors();
    token = 'none';
    expect(await ask('none')).toBe(500);
  });
});

inMemoryAndOverSocket('wrong tokens', (open) => {
  test('are in the log, without themselves and without whole addresses', async () => {
    const service = await open({ adminToken: 'tide-table-of-harbours' });
    const headers = { authorization: 'Bearer open-sesame-open-sesame' };
    await service.ask('GET', '/crm/deals', { headers });
    const [line] = service.logs.filter(({ message }) => message === 'wrong operator token');
    expect(line).toMatchObject({ level: 'warn', fields: { count: 1 } });
    expect(['unknown', '127.0.0.0']).toContain(line?.fields.network);
    expect(JSON.stringify(service.logs)).not.toContain('sesame');
  });

  test('are answered more and more slowly, and the right one at once', async () => {
    const service = await open({ adminToken: 'tide-table-of-harbours' });
    const ask = (token: string) =>
      service.ask('GET', '/crm/deals', { headers: { authorization: `Bearer ${token}` } });
    for (let index = 0; index < 3; index++) await ask('wrong');
    const start = performance.now();
    const slow = ask('wrong');
    expect((await ask('tide-table-of-harbours')).status).toBe(200);
    expect((await slow).status).toBe(401);
    expect(performance.now() - start).toBeGreaterThanOrEqual(240);
  });

  test('that come all at once are a 429 from some number on', async () => {
    const service = await open({ adminToken: 'tide-table-of-harbours', now: () => 0 });
    const headers = { authorization: 'Bearer wrong' };
    const refused = async () => {
      const answer = await service.ask('GET', '/crm/deals', { headers });
      if (answer.status !== 429) throw new Error('It was slowed down.');
      return answer;
    };
    const answer = await Promise.any(Array.from({ length: 12 }, refused));
    expect(answer.headers.get('retry-after')).toBe('30');
  });
});

through('wrong tokens behind a proxy', 'over a socket', (open) => {
  test('are those of the caller that the proxy names, in the log too', async () => {
    const service = await open({ adminToken: 'tide-table-of-harbours', now: () => 0 });
    const guessFrom = async (address: string) => {
      const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': address };
      return (await service.ask('GET', '/crm/deals', { headers })).status;
    };
    const guesses = Array.from({ length: 14 }, () => guessFrom('203.0.113.9'));
    expect(await Promise.any(guesses.map(refusedAtOnce))).toBe(429);
    expect(await guessFrom('198.51.100.7')).toBe(401);
    const lines = service.logs.filter(({ message }) => message === 'wrong operator token');
    const networks = lines.map(({ fields }) => fields.network);
    expect(new Set(networks)).toEqual(new Set(['203.0.113.0', '198.51.100.0']));
  });
});

async function refusedAtOnce(status: Promise<number>): Promise<number> {
  if ((await status) !== 429) throw new Error('It was slowed down.');
  return 429;
}

function questionOf({ request: { body } }: Route): { json?: unknown } {
  return body ? { json: {} } : {};
}

through('a request without a host', 'over a socket', (open) => {
  test('is not taken for one of this machine', async () => {
    const service = await open();
    const client = await rawConnection(service.url);
    client.send('GET /crm/deals HTTP/1.0\r\n\r\n');
    expect(await client.received).toMatch(/^HTTP\/1.1 403 /);
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '[::2]'])(
    'nor is one for another name that leads here: %s',
    async (host) => {
      const service = await open();
      const client = await rawConnection(service.url);
      client.send(`GET /crm/deals HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      expect(await client.received).toMatch(/^HTTP\/1.1 403 /);
    },
  );
});

describe('a token that is too short', () => {
  test.each(['a', 'fifteen-letters', 'None'])('is refused: %s', (adminToken) => {
    expect(() => completeOptions({ adminToken })).toThrow('16 characters or more');
  });

  test('is none of sixteen characters', () => {
    expect(completeOptions({ adminToken: 'sixteen-letters!' }).adminToken).toBe('sixteen-letters!');
  });
});

inMemoryAndOverSocket('private lists', (open) => {
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
    const service = await open({ adminToken: 'tide-table-of-harbours' });
    const headers = { origin: 'https://desk.example', authorization: 'Bearer tide-table-of-harbours' };
    expect((await service.ask('GET', '/intake/submissions', { headers })).status).toBe(200);
  });
});

through('private lists', 'over a socket', (open) => {
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
