import { afterAll, beforeAll, describe, vi } from 'vitest';
import { describeObjectStore } from '../../contracts/object-store.ts';
import { describeSharedStore, describeStore } from '../../contracts/store.ts';
import { type CephServer, hasCeph, startCeph } from '../../support/s3/ceph-server.ts';
import { runningServer } from '../../support/s3/s3-under-test.ts';
import { objectsBench, storeBench, storeModule } from './support/benches.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

describe.skipIf(!hasCeph)('where Ceph is installed (ceph-mon, ceph-osd, radosgw, ceph-common)', () => {
  let ceph: CephServer;
  beforeAll(async () => {
    ceph = await startCeph();
  });
  afterAll(() => ceph.stop());

  describeStore('s3Store on Ceph', () => storeBench(runningServer(ceph)));
  describeObjectStore('s3Objects on Ceph', () => objectsBench(runningServer(ceph)));
  describeSharedStore('s3Store on Ceph', storeModule, () => storeBench(runningServer(ceph)));
});
