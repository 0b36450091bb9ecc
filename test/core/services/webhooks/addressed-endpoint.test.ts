import { describe, expect, test } from 'vitest';
import { addressedEndpoint } from '../../../../src/core/services/webhooks/addressed-endpoint.ts';
import type { DeskEvent, DeskEventType } from '../../../../src/core/services/webhooks/desk-event.ts';
import { endpointId, type WebhookEndpoint } from '../../../../src/core/services/webhooks/outgoing.ts';

const event: DeskEvent = {
  id: 'meeting-created_kfm-4tqx-9dw',
  type: 'meeting.created',
  timestamp: '2026-11-20T09:00:00.000Z',
  data: {
    roomCode: 'kfm-4tqx-9dw',
    title: 'Meeting',
    joinUrl: 'https://desk.example/room/kfm-4tqx-9dw',
    createdAt: '2026-11-20T09:00:00.000Z',
    opensAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-11-20T10:00:00.000Z',
    startsAt: null,
    durationMinutes: 60,
    participantCount: 1,
  },
};

const one = endpoint('one');
const two = endpoint('two');
const three = endpoint('three');
const oneForDeals = endpoint('one', ['crm.event']);
const twoForDeals = endpoint('two', ['crm.event']);

describe('a delivery', () => {
  test.each<[string, WebhookEndpoint[], WebhookEndpoint[], WebhookEndpoint | null]>([
    ['goes to its endpoint', [one, two], [one, two], one],
    ['goes to the only endpoint, whose URL has changed', [one], [two], two],
    ['goes to the endpoint whose URL has changed, beside another', [one, two], [two, three], three],
    ['goes nowhere while there are no endpoints', [one], [], null],
    ['goes nowhere if its endpoint is gone and the other gets the event anyway', [one, two], [two], null],
    ['goes nowhere if two endpoints could have taken the place', [one], [two, three], null],
    ['goes nowhere if the other endpoint has changed too', [one, two], [three], null],
    ['goes to the one of two new endpoints that wants the type', [one], [twoForDeals, three], three],
    ['goes to no endpoint that does not want the type', [one], [twoForDeals], null],
    ['goes nowhere if its endpoint no longer wants the type', [one], [oneForDeals], null],
  ])('%s', (_, before, now, expected) => {
    const alsoTo = before.slice(1).map(({ url }) => endpointId(url));
    expect(addressedEndpoint({ ...delivery, alsoTo }, event, now)).toBe(expected);
  });

  test.each<[string, WebhookEndpoint[], WebhookEndpoint | null]>([
    ['goes to its endpoint', [one, two], one],
    ['goes to the only endpoint, whose URL has changed', [two], two],
    ['goes nowhere if two endpoints could have had it', [two, three], null],
    ['goes to no endpoint that does not want the type', [twoForDeals], null],
  ])('that version 0.1 queued %s', (_, now, expected) => {
    expect(addressedEndpoint(delivery, event, now)).toBe(expected);
  });
});

/** Queued for the first endpoint. */
const delivery = { eventId: event.id, endpoint: endpointId(one.url) };

function endpoint(name: string, types?: DeskEventType[]): WebhookEndpoint {
  return { url: `https://${name}.example/hooks`, secret: `whsec_${'A'.repeat(32)}`, types };
}
