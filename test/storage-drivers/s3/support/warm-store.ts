import type { Store } from '../../../../src/core/ports.ts';
import type { S3Settings } from '../../../../src/storage-drivers/s3/connection.ts';
import { s3Store } from '../../../../src/storage-drivers/s3/s3-store.ts';

/**
 * The store of a process that tests start, whose settings are its first parameter. It is used before the
 * process says that it is ready: loading the SDK takes longer than tests let a process live that they kill.
 */
const settings: S3Settings = JSON.parse(process.argv[2] ?? '{}');
const store = s3Store(settings);
for (let turn = 0; turn < 10; turn += 1) {
  await store.put(`warm-up/${process.pid}`, { text: 'x'.repeat(60_000) });
  await store.get(`warm-up/${process.pid}`);
}

export function openWarmStore(): Store {
  return store;
}
