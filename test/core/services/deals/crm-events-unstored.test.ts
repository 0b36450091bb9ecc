import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogFields } from '../../../../src/core/ports.ts';
import { createCrmEvents } from '../../../../src/core/services/deals/crm-events.ts';
import { everyPage } from '../../../support/every-page.ts';
import { openBench, unavailable } from '../support/bench.ts';
import { body, crmEventsBench, received } from '../support/crm-events-bench.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The event that went to the log whole, since it could not be stored. */
function loggedEvent(lines: readonly { level: string; fields: LogFields }[]): unknown {
  const line = lines.find((each) => each.level === 'error');
  return JSON.parse(String(line?.fields.event));
}

describe('a CRM event that cannot be stored', () => {
  test.each([
    ['it fails', () => Promise.reject(unavailable())],
    [
      'it throws at once',
      () => {
        throw new TypeError('x');
      },
    ],
    ['an event has the same id', async () => null],
  ])('goes to the log whole when %s', async (_name, put) => {
    const { crmEvents, logger } = crmEventsBench({ store: { put } });
    expect(await crmEvents.receive({ body, authenticated: true })).toEqual(received);
    const event = loggedEvent(logger.lines);
    expect(event).toMatchObject({ receivedAt: '2026-11-20T09:00:00.000Z', trusted: true, dealId: 501 });
    expect(event).toMatchObject({ payload: body });
  });

  test('goes to the log with its facts alone where it is not trusted', async () => {
    const { crmEvents, logger } = crmEventsBench({ store: { put: () => Promise.reject(unavailable()) } });
    await crmEvents.receive({ body, authenticated: false });
    expect(loggedEvent(logger.lines)).toMatchObject({ trusted: false, dealId: 501 });
    expect(loggedEvent(logger.lines)).not.toHaveProperty('payload');
  });

  test('is stored although the log does not work', async () => {
    const bench = openBench();
    const broken = () => {
      throw new Error('The disk is full.');
    };
    const logger = { debug: broken, info: broken, warn: broken, error: broken };
    const crmEvents = createCrmEvents({ ...bench, logger });
    await crmEvents.receive({ body, authenticated: true });
    expect(await everyPage(crmEvents.list)).toHaveLength(1);
  });

  test('goes to the log before the CRM gives up when the storage is silent', async () => {
    vi.useFakeTimers();
    const { crmEvents, logger } = crmEventsBench({ store: { put: () => new Promise(() => {}) } });
    const answer = crmEvents.receive({ body, authenticated: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toEqual(received);
    expect(loggedEvent(logger.lines)).toMatchObject({ payload: body });
  });

  test('never fails, even without a log', async () => {
    const bench = openBench();
    const broken = () => {
      throw new Error('The disk is full.');
    };
    const logger = { debug: broken, info: broken, warn: broken, error: broken };
    const crmEvents = createCrmEvents({ ...bench, logger, store: { ...bench.store, put: broken } });
    expect(await crmEvents.receive({ body, authenticated: true })).toEqual(received);
  });
});
