import { expect, test } from 'vitest';
import { inMemoryAndOverSocket } from '../support/service.ts';

inMemoryAndOverSocket('the service', (open) => {
  test('GET /health answers without asking anything', async () => {
    const service = await open();
    service.store.isOff = true;
    const answer = await service.ask('GET', '/health');
    service.store.isOff = false;
    expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
  });

  test('GET /ready is a 200 while everything can be reached', async () => {
    const service = await open();
    const answer = await service.ask('GET', '/ready');
    const checks = { store: 'ok', objects: 'ok', jobs: 'ok' };
    expect([answer.status, answer.json]).toEqual([200, { ready: true, checks }]);
  });

  test('GET /ready is a 503 that names what cannot be reached', async () => {
    const service = await open();
    service.store.isOff = true;
    const answer = await service.ask('GET', '/ready');
    service.store.isOff = false;
    const checks = { store: 'unavailable', objects: 'ok', jobs: 'unavailable' };
    expect([answer.status, answer.json]).toEqual([
      503,
      { error: 'Not available: store, jobs.', ready: false, checks },
    ]);
  });

  test('GET /openapi.json answers the document of this interface', async () => {
    const service = await open();
    const answer = await service.ask('GET', '/openapi.json');
    expect([answer.status, answer.json]).toEqual([200, service.document]);
  });
});
