import { afterAll, beforeAll, vi } from 'vitest';
import { describeObjectStore } from '../../contracts/object-store.ts';
import { type S3UnderTest, startS3UnderTest } from '../../support/s3/s3-under-test.ts';
import { objectsBench } from './support/benches.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3UnderTest();
});
afterAll(() => s3.stop());

describeObjectStore('s3Objects', () => objectsBench(s3));
