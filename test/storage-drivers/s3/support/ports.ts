import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { ObjectStore, Store } from '../../../../src/core/ports.ts';
import type { S3Settings } from '../../../../src/storage-drivers/s3/connection.ts';
import { s3Objects } from '../../../../src/storage-drivers/s3/s3-objects.ts';
import { s3Store } from '../../../../src/storage-drivers/s3/s3-store.ts';
import { collect } from '../../../support/collect.ts';
import { chunksOf } from '../../../support/docx/chunks-of.ts';

export interface S3Ports {
  store: Store;
  objects: ObjectStore;
}

/** A store and an object store in one bucket, closed with the test. */
export function openPorts(settings: S3Settings): S3Ports {
  const own = { prefix: randomUUID(), ...settings };
  const [store, objects] = [s3Store(own), s3Objects(own)];
  onTestFinished(async () => {
    await store.close();
    await objects.close();
  });
  return { store, objects };
}

const plainText = { contentType: 'text/plain' };

/** Everything that asks the server, in words. */
export const calls: readonly [string, (ports: S3Ports) => Promise<unknown>][] = [
  ['get a record', ({ store }) => store.get('a')],
  ['put a record', ({ store }) => store.put('a', {})],
  ['create a record', ({ store }) => store.put('a', {}, { condition: { ifNoneMatch: '*' } })],
  ['delete a record', ({ store }) => store.delete('a')],
  ['list records', ({ store }) => collect(store.keys(''))],
  ['ping the store', ({ store }) => store.ping()],
  ['find a file', ({ objects }) => objects.head('a')],
  ['read a file', ({ objects }) => objects.get('a')],
  ['read a part of a file', ({ objects }) => objects.get('a', { first: 5 })],
  ['put a file', ({ objects }) => objects.put('a', chunksOf('x'), plainText)],
  ['copy a file', ({ objects }) => objects.copy('a', 'b')],
  ['delete a file', ({ objects }) => objects.delete('a')],
  ['ping the objects', ({ objects }) => objects.ping()],
];
