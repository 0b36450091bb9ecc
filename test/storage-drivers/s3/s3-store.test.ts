import { afterAll, beforeAll, vi } from 'vitest';
import { describeStore } from '../../contracts/store.ts';
import { type S3UnderTest, startS3UnderTest } from '../../support/s3/s3-under-test.ts';
import { storeBench } from './support/benches.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3UnderTest();
});
afterAll(() => s3.stop());

describeStore('s3Store', () => storeBench(s3));
