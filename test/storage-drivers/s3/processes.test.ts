import { afterAll, beforeAll, vi } from 'vitest';
import { describeSharedStore } from '../../contracts/store.ts';
import { type S3UnderTest, startS3UnderTest } from '../../support/s3/s3-under-test.ts';
import { storeBench, storeModule } from './support/benches.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3UnderTest();
});
afterAll(() => s3.stop());

describeSharedStore('s3Store', storeModule, () => storeBench(s3));
