import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, DeskApiError } from '../../../src/http/client/client.ts';

const uploaded = { submissionId: '1', objectKey: 'uploads/1' };
const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };

/** A client of a desk that is busy for a while, and the seconds after which each request came. */
function clientOf({ busyFor, headers }: { busyFor: number; headers: Record<string, string> }) {
  const start = Date.now();
  const asked: number[] = [];
  const send: typeof fetch = async () => {
    const seconds = (Date.now() - start) / 1_000;
    asked.push(seconds);
    if (seconds < busyFor) return Response.json({ error: 'Busy.' }, { status: 503, headers });
    return Response.json({ submissionId: '1', revisionId: '2', status: 'completed' });
  };
  return { asked, client: createClient({ baseUrl: 'http://localhost', fetch: send }) };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  await vi.runAllTimersAsync();
  return work;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a client whose desk says when to ask again', () => {
  test.each([
    ['seconds', () => '20'],
    ['a date', () => new Date(Date.now() + 20_000).toUTCString()],
  ])('waits for the end of a submission until then, by %s', async (_, retryAfter) => {
    vi.setSystemTime('2026-11-20T09:00:00Z');
    const headers = { 'retry-after': retryAfter() };
    const { client, asked } = clientOf({ busyFor: 20, headers });
    await inTime(client.ending('1'));
    expect(asked).toEqual([0, 20]);
  });

  test('takes each of its answers for one failure', async () => {
    const { client, asked } = clientOf({ busyFor: 170, headers: { 'retry-after': '20' } });
    await inTime(client.ending('1'));
    expect(asked).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180]);
  });

  test('asks for the end once a minute, however long it is told to wait', async () => {
    const { client, asked } = clientOf({ busyFor: 100, headers: { 'retry-after': '86400' } });
    await inTime(client.ending('1'));
    expect(asked).toEqual([0, 60, 120]);
  });

  test('asks no sooner than usual', async () => {
    const { client, asked } = clientOf({ busyFor: 0.1, headers: { 'retry-after': '0' } });
    await inTime(client.ending('1'));
    expect(asked).toEqual([0, 0.5]);
  });

  test('sends a form and a revised document again then', async () => {
    const file = new Blob(['x']);
    const first = clientOf({ busyFor: 20, headers: { 'retry-after': '20' } });
    expect(await inTime(first.client.handIn(file, form, { uploaded }))).toBe('1');
    const later = clientOf({ busyFor: 20, headers: { 'retry-after': '20' } });
    expect(await inTime(later.client.handInRevision('1', file, { uploaded }))).toBe('2');
    expect([first.asked, later.asked]).toEqual([
      [0, 20],
      [0, 20],
    ]);
  });

  test('keeps nobody waiting with a form for minutes', async () => {
    const { client, asked } = clientOf({ busyFor: 600, headers: { 'retry-after': '600' } });
    const sending = inTime(client.handIn(new Blob(['x']), form, { uploaded }));
    await expect(sending).rejects.toMatchObject({ message: 'Busy.', retryAfterSeconds: 600 });
    expect(asked).toEqual([0]);
  });
});

test('a client that is told no time to wait has none in its error', async () => {
  const { client } = clientOf({ busyFor: 1, headers: { 'retry-after': '' } });
  const failure = await client.getSubmission({ submissionId: '1' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DeskApiError);
  expect(failure).toMatchObject({ retryAfterSeconds: null });
});
