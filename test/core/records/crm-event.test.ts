import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCrmEvent } from '../../../src/core/records/crm-event.ts';

/** The same event in both versions of the payload. */
const versions = {
  added: {
    first: {
      v: 1,
      meta: { v: 1, action: 'added', object: 'deal', id: 501 },
      current: { id: 501, stage_id: 2, status: 'open' },
      previous: null,
      event: 'added.deal',
    },
    second: {
      meta: {
        action: 'create',
        entity: 'deal',
        entity_id: '501',
        id: '0f0e0d0c-0000-4000-8000-000000000002',
      },
      data: { id: 501, stage_id: 2, status: 'open' },
      previous: null,
    },
    event: { action: 'added', stageId: 2, status: 'open', previousStageId: null, previousStatus: null },
  },
  updated: {
    first: {
      meta: { action: 'updated', object: 'deal', id: 501 },
      current: { id: 501, stage_id: 3, status: 'won' },
      previous: { id: 501, stage_id: 2, status: 'open' },
    },
    second: {
      meta: {
        action: 'change',
        entity: 'deal',
        entity_id: '501',
        id: '0f0e0d0c-0000-4000-8000-000000000003',
      },
      data: { id: 501, stage_id: 3, status: 'won' },
      previous: { stage_id: 2, status: 'open' },
    },
    event: { action: 'updated', stageId: 3, status: 'won', previousStageId: 2, previousStatus: 'open' },
  },
  deleted: {
    first: {
      meta: { action: 'deleted', object: 'deal', id: 501 },
      current: null,
      previous: { id: 501, stage_id: 2, status: 'open' },
    },
    second: {
      meta: {
        action: 'delete',
        entity: 'deal',
        entity_id: '501',
        id: '0f0e0d0c-0000-4000-8000-000000000004',
      },
      data: null,
      previous: { id: 501, stage_id: 2, status: 'open' },
    },
    event: { action: 'deleted', stageId: null, status: null, previousStageId: 2, previousStatus: 'open' },
  },
};

const nothing = {
  action: null,
  object: null,
  dealId: null,
  stageId: null,
  status: null,
  previousStageId: null,
  previousStatus: null,
};

describe('an event of the CRM', () => {
  test.each(Object.entries(versions))(
    'reads the same in version 1 and 2: %s',
    (_name, { first, second, event }) => {
      const whole = { object: 'deal', dealId: 501, ...event };
      expect(readCrmEvent(first)).toEqual(whole);
      expect(readCrmEvent(second)).toEqual(whole);
    },
  );

  test('that names only what has changed leaves the rest as it was', () => {
    const payload = {
      meta: { action: 'change', entity: 'deal', entity_id: '501' },
      data: { id: 501, stage_id: 3, status: 'open' },
      previous: { stage_id: 2 },
    };
    expect(readCrmEvent(payload)).toMatchObject({ previousStageId: 2, previousStatus: 'open' });
  });

  test('that names no change of ours was as it is', () => {
    const payload = { meta: { action: 'change' }, data: { stage_id: 3, status: 'won' }, previous: {} };
    expect(readCrmEvent(payload)).toMatchObject({ previousStageId: 3, previousStatus: 'won' });
  });

  test.each([null, undefined, 'open', []])(
    'that says nothing of the past knows nothing of it: %j',
    (previous) => {
      const payload = { meta: { action: 'change' }, data: { stage_id: 3, status: 'won' }, previous };
      expect(readCrmEvent(payload)).toMatchObject({ previousStageId: null, previousStatus: null });
    },
  );

  test('that adds a deal has nothing before it', () => {
    const payload = { meta: { action: 'create' }, data: { stage_id: 3, status: 'open' }, previous: {} };
    expect(readCrmEvent(payload)).toMatchObject({ previousStageId: null, previousStatus: null });
  });

  test('is not mistaken for the deal of its own number', () => {
    const payload = { meta: { action: 'change', id: '7', entity_id: '501' }, data: { id: 501 } };
    expect(readCrmEvent(payload).dealId).toBe(501);
  });

  test('that deletes a deal finds its number in what was before', () => {
    const payload = { meta: { action: 'delete' }, data: null, previous: { id: 501 } };
    expect(readCrmEvent(payload).dealId).toBe(501);
  });

  test('of another kind keeps what is known of it', () => {
    const payload = { meta: { action: 'merged', object: 'person', id: 7 }, current: { status: 'active' } };
    expect(readCrmEvent(payload)).toEqual({ ...nothing, object: 'person', dealId: 7, status: 'active' });
  });

  test.each([
    undefined,
    null,
    7,
    'text',
    true,
    [],
    [{ meta: {} }],
    {},
    { meta: null },
    { meta: [], current: 'x' },
  ])('that says nothing is nothing: %j', (payload) => {
    expect(readCrmEvent(payload)).toEqual(nothing);
  });

  test('with values of other types has nothing in their places', () => {
    const payload = {
      meta: { action: 7, object: {}, id: true },
      current: { stage_id: 'first', status: ['open'], id: '9'.repeat(20) },
      previous: { stage_id: Number.NaN, status: 0 },
    };
    expect(readCrmEvent(payload)).toEqual(nothing);
  });

  test.each(['__proto__', 'constructor', 'toString'])('has no action %s', (action) => {
    expect(readCrmEvent({ meta: { action } }).action).toBeNull();
  });

  test('takes nothing from a prototype that came with it', () => {
    const payload: unknown = JSON.parse('{"meta":{"__proto__":{"action":"added","id":1}}}');
    expect(readCrmEvent(payload)).toEqual(nothing);
  });

  test('is read from any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (meta, current, previous) => {
        expect(Object.keys(readCrmEvent({ meta, current, previous }))).toEqual(Object.keys(nothing));
      }),
    );
  });
});
