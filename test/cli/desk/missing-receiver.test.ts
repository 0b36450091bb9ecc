import { expect, test } from 'vitest';
import { missingReceiver } from '../../../src/cli/desk/missing-receiver.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';

const endpoints = [{ url: 'https://receiver.example', secret: 'whsec_' }];

async function withEvent() {
  const store = memoryStore();
  await store.put('outgoing/meeting-created_abc', {});
  return store;
}

test('a process without a receiver is told if others have sent events', async () => {
  const warning = await missingReceiver(await withEvent(), { endpoints: [] });
  expect(warning).toMatch(/Set THESISDESK_WEBHOOKS_URL .* and THESISDESK_WEBHOOKS_SECRET/);
});

test('a process with a receiver is told nothing', async () => {
  expect(await missingReceiver(await withEvent(), { endpoints })).toBeNull();
});

test('a process on a desk that sends no events is told nothing', async () => {
  expect(await missingReceiver(memoryStore(), { endpoints: [] })).toBeNull();
});
