import { expect, test } from 'vitest';
import { inMemoryAndOverSocket } from './support/service.ts';

inMemoryAndOverSocket('the access log', (open) => {
  test('has one line for a request, with the pattern of its route', async () => {
    const service = await open();
    const answer = await service.ask('GET', '/intake/submission/secret-id', {
      headers: { 'x-request-id': 'r.1' },
    });
    expect(service.logs).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: {
          method: 'GET',
          route: '/intake/submission/{submissionId}',
          status: 404,
          milliseconds: expect.any(Number),
          bytes: answer.bytes.length,
          requestId: 'r.1',
        },
      },
    ]);
  });

  test('holds nothing that came with the requests', async () => {
    const service = await open({ adminToken: 'private-token-of-mine' });
    service.expectErrors();
    const headers = { authorization: 'Bearer private-token', 'user-agent': 'private', cookie: 'a=private' };
    await service.ask('GET', '/token?room=private&participant=private', { headers });
    await service.ask('GET', '/private/private?private=private', { headers });
    await service.ask('GET', '/meetings/private', { headers });
    await service.ask('PUT', '/objects/private?signature=private', { body: 'private', headers });
    await service.ask('POST', '/meetings/create', {
      json: { participants: ['private@example.com'] },
      headers,
    });
    const form = { submissionId: 'private', name: 'private', email: 'private@example.com' };
    const json = {
      ...form,
      serviceType: 'editing',
      objectKey: 'uploads/private/private.docx',
      notes: 'private',
    };
    await service.ask('POST', '/intake/submit', { json, headers });
    service.store.isOff = true;
    await service.ask('POST', '/intake/submit', { json, headers });
    service.store.isOff = false;
    const lines = service.logs.filter(({ message }) => ['request', 'request failed'].includes(message));
    expect(lines).toHaveLength(8);
    expect(JSON.stringify(lines)).not.toContain('private');
  });

  test('says nothing of health checks that are well, unless for debugging', async () => {
    const service = await open();
    await service.ask('GET', '/health');
    const lines = service.logs.filter(({ message }) => message === 'request');
    expect(lines.map(({ level }) => level)).toEqual(['debug']);
  });

  test.each(['with space', 'x'.repeat(65), 'a\tb', 'ä', '<b>'])(
    'makes a request id of its own instead of %j',
    async (given) => {
      const service = await open();
      const { headers } = await service.ask('GET', '/health', {
        headers: { 'x-request-id': encodeLatin(given) },
      });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

/** As a header carries it. */
function encodeLatin(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
