import { expect, test } from 'vitest';
import { inMemoryAndOverSocket } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

inMemoryAndOverSocket('GET /room/{roomCode}', (open) => {
  test('is what is known of the room where the desk serves no pages', async () => {
    const service = await open();
    const created = await service.ask('POST', '/meetings/create', { json: { participants: ['a@b.org'] } });
    const { roomCode } = stringsOf(created.json);
    const answer = await service.ask('GET', `/room/${roomCode}`);
    expect([answer.status, answer.json]).toMatchObject([200, { roomCode, isOpen: true }]);
    expect((await service.ask('GET', '/room/abc-defg-hjk')).status).toBe(404);
  });
});
