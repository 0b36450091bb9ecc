import { randomUUID } from 'node:crypto';
import { describe, onTestFinished, vi } from 'vitest';
import type { ObjectStore, Store } from '../../src/core/ports.ts';
import { filesystemObjects } from '../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { memoryObjects } from '../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../src/storage-drivers/memory/memory-store.ts';
import { redisStore } from '../../src/storage-drivers/redis/redis-store.ts';
import { s3Objects } from '../../src/storage-drivers/s3/s3-objects.ts';
import { s3Store } from '../../src/storage-drivers/s3/s3-store.ts';
import type { SignedObjectStore } from '../../src/storage-drivers/signed-urls/signed-objects.ts';
import { temporaryFolder } from '../storage-drivers/filesystem/support/temporary-folder.ts';
import { type ManualClock, manualClock } from '../storage-drivers/manual-clock.ts';
import { settingsOf } from '../storage-drivers/s3/support/settings.ts';
import { hasRedis, startRedis } from './redis-server.ts';
import { startConditionalS3 } from './s3/s3-conditions-proxy.ts';

/** Where a desk keeps records and files. */
export interface DeskStorage {
  store: Store;
  objects: ObjectStore;
  /** The same object store if its signed URLs lead to our own HTTP server; else null. */
  signedObjects: SignedObjectStore | null;
  /** The clock for everything except the URLs that S3 checks. */
  clock: ManualClock;
}

/** Runs the same tests on every kind of storage, with real servers and fresh storage for each test. */
export function onEveryStorage(name: string, define: (open: () => Promise<DeskStorage>) => void): void {
  vi.setConfig({ testTimeout: 120_000 });
  describe(`${name}, in memory`, () => define(inMemory));
  describe(`${name}, in a folder`, () => define(inFolder));
  describe.skipIf(!hasRedis)(`${name}, in Redis and a folder`, () => define(inRedis));
  describe(`${name}, in S3`, () => define(inS3));
}

async function inMemory(): Promise<DeskStorage> {
  const clock = manualClock();
  const objects = memoryObjects({ clock });
  return { store: memoryStore({ clock }), objects, signedObjects: objects, clock };
}

async function inFolder(): Promise<DeskStorage> {
  const clock = manualClock();
  const { objects, folder } = await filesIn(clock);
  return {
    store: filesystemStore({ folder: `${folder}/records`, clock }),
    objects,
    signedObjects: objects,
    clock,
  };
}

async function inRedis(): Promise<DeskStorage> {
  const clock = manualClock();
  const server = await startRedis();
  const store = redisStore({ url: server.url, commandTimeoutMilliseconds: 50_000, clock });
  onTestFinished(async () => {
    await store.close();
    await server.stop();
  });
  const { objects } = await filesIn(clock);
  return { store, objects, signedObjects: objects, clock };
}

async function inS3(): Promise<DeskStorage> {
  const clock = manualClock();
  const server = await startConditionalS3();
  const settings = { ...settingsOf(server), prefix: randomUUID() };
  const store = s3Store({ ...settings, clock });
  const objects = s3Objects(settings);
  onTestFinished(async () => {
    await store.close();
    await objects.close();
    await server.stop();
  });
  return { store, objects, signedObjects: null, clock };
}

async function filesIn(clock: ManualClock) {
  const folder = await temporaryFolder();
  const objects = filesystemObjects({
    folder: `${folder}/files`,
    publicUrl: 'https://desk.example',
    clock,
  });
  return { objects, folder };
}
