import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { s3Connection } from '../../../../src/storage-drivers/s3/connection.ts';
import { knownVersions } from '../../../../src/storage-drivers/s3/records/known-versions.ts';
import { listVersions } from '../../../../src/storage-drivers/s3/records/list-versions.ts';
import { probeConditions } from '../../../../src/storage-drivers/s3/records/probe-conditions.ts';
import { recordObjects } from '../../../../src/storage-drivers/s3/records/record-objects.ts';
import { collect } from '../../../support/collect.ts';
import { type ConditionalS3, startConditionalS3 } from '../../../support/s3/s3-conditions-proxy.ts';
import { settingsOf } from '../support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

describe('knownVersions', () => {
  test.each([
    [101, 95],
    [120, 70],
    [300, 60],
  ])('finds most of what fits, each time that %i versions are listed where 100 fit', (count, least) => {
    const known = knownVersions({ whole: 10, listed: 100 });
    for (const index of range(count)) known.note(`${index}`, versionOf(`${index}`));
    for (const _listing of range(50)) expect(foundInListing(known, count)).toBeGreaterThanOrEqual(least);
  });

  test('makes room for what came last, little by little', () => {
    const known = knownVersions({ whole: 1, listed: 10 });
    for (const index of range(200)) known.note(`${index}`, versionOf(`${index}`));
    const isKnown = (index: number) => known.expiryOf(`${index}`, markOf(`${index}`)) !== undefined;
    expect(range(200).filter(isKnown)).toHaveLength(10);
    expect(range(10).filter(isKnown)).toEqual([]);
  });

  test('knows the last version of an object, also when it is full', () => {
    const known = knownVersions({ whole: 1, listed: 1 });
    const expiresAt = '2026-11-20T09:00:00.000Z';
    known.note('a', versionOf('a'));
    known.note('a', { ...versionOf('a'), mark: 'later', expiresAt });
    known.note('b', versionOf('b'));
    expect([known.expiryOf('a', 'later'), known.expiryOf('a', markOf('a'))]).toEqual([expiresAt, undefined]);
  });
});

test('a listing longer than what is remembered reads few records again', async () => {
  const connection = s3Connection({ ...settingsOf(s3), prefix: randomUUID() });
  onTestFinished(() => connection.close());
  let requests = 0;
  const counting: typeof connection = {
    ...connection,
    ask(...request) {
      requests += 1;
      return connection.ask(...request);
    },
  };
  const known = knownVersions({ whole: 5, listed: 100 });
  const objects = recordObjects(counting, () => probeConditions(connection), known);
  const keys = range(130).map((index) => `events/${index}`);
  for (const key of keys)
    await objects.write({ key, etag: randomUUID(), expiresAt: null, text: textOf(key) });
  for (const _listing of range(3)) {
    requests = 0;
    const listed = (await collect(listVersions(counting, objects, 'events/'))).flat();
    expect(listed.map(({ key }) => key).sort()).toEqual([...keys].sort());
    expect(requests).toBeLessThan(50);
  }
});

/** Returns how many were known. */
function foundInListing(known: ReturnType<typeof knownVersions>, count: number): number {
  let found = 0;
  for (const name of range(count).map(String)) {
    if (known.expiryOf(name, markOf(name)) === null) found += 1;
    else known.note(name, versionOf(name));
  }
  return found;
}

function versionOf(name: string) {
  return { key: name, id: name, lineage: [], mark: markOf(name), expiresAt: null };
}

function markOf(name: string): string {
  return `mark of ${name}`;
}

function textOf(key: string): string {
  return JSON.stringify({ key, etag: randomUUID(), expiresAt: null, value: {} });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
