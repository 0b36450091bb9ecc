import { s3Objects } from '../../../../src/storage-drivers/s3/s3-objects.ts';
import { s3Store } from '../../../../src/storage-drivers/s3/s3-store.ts';

/**
 * A process that uses a bucket and comes to its end, started by tests: `node s3-short-life.mjs SETTINGS`.
 */
const settings = JSON.parse(process.argv[2] ?? '{}');
const store = s3Store(settings);
const objects = s3Objects(settings);
const before = JSON.stringify(process.env);

await Promise.all([store.put('a', {}), store.put('b', {}), objects.head('a')]);
const url = await objects.presignGet('a', { expiresInSeconds: 60 });
await store.close();
await objects.close();
const isSame = before === JSON.stringify(process.env);
process.stdout.write(`${url.length > 0} ${isSame}`);
