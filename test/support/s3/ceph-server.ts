import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { S3 } from '@aws-sdk/client-s3';
import { freePort } from '../redis-server.ts';
import { removeFolder } from '../remove-folder.ts';
import { waitUntil } from '../wait-until.ts';
import type { S3Bucket } from './s3-server.ts';

/**
 * Whether Ceph is installed. It is large, so no test requires it. Debian has it in the packages `ceph-mon`, `ceph-osd`,
 * `radosgw` and `ceph-common`.
 */
export const hasCeph = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'monmaptool'].every(
  (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
);

export interface CephServer extends S3Bucket {
  stop(): Promise<void>;
}

/**
 * Starts Ceph's gateway with one monitor and one OSD in memory, all on free ports of 127.0.0.1, and creates a bucket. That
 * takes about 15 seconds. Stop it when the test ends.
 */
export async function startCeph({ bucket = 'desk' }: { bucket?: string } = {}): Promise<CephServer> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-ceph-'));
  const [port, monitorPort] = [await freePort(), await freePort()];
  const configuration = join(folder, 'ceph.conf');
  const running: ChildProcess[] = [];
  const clusterId = randomUUID();
  const monitor = `v2:127.0.0.1:${monitorPort}/0`;
  const key = { accessKeyId: 'desk-key', secretAccessKey: 'desk-secret' };

  const run = (program: string, ...parameters: string[]) =>
    promisify(execFile)(program, ['-c', configuration, ...parameters], { timeout: 60_000 });
  const start = (program: string, ...parameters: string[]) => {
    // In the foreground, so that signals end it.
    running.push(spawn(program, ['-c', configuration, '-f', ...parameters], { stdio: 'ignore' }));
  };
  async function stop(): Promise<void> {
    for (const child of running.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await removeFolder(folder);
  }

  try {
    for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(join(folder, name));
    await writeFile(configuration, configurationOf({ folder, clusterId, monitor, port }));
    const map = join(folder, 'monitors');
    await run('monmaptool', '--create', '--fsid', clusterId, '--addv', 'a', `[${monitor}]`, map);
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    const diskId = randomUUID();
    await run('ceph', 'osd', 'new', diskId);
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', diskId);
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    const keys = ['--access-key', key.accessKeyId, '--secret-key', key.secretAccessKey];
    await run('radosgw-admin', 'user', 'create', '--uid', 'desk', '--display-name', 'desk', ...keys);
    const server = { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', ...key };
    await makeBucket(server);
    return { ...server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeBucket({ endpoint, bucket, region, ...credentials }: S3Bucket): Promise<void> {
  const client = new S3({ endpoint, region, credentials, forcePathStyle: true });
  const make = () =>
    client.createBucket({ Bucket: bucket }).then(
      () => true,
      () => false,
    );
  await waitUntil(make, { what: 'a bucket in Ceph' });
  client.destroy();
}

interface Places {
  folder: string;
  clusterId: string;
  monitor: string;
  port: number;
}

/** Turns off logins, encryption and replicas; with them, Ceph takes minutes to start, and more memory. */
function configurationOf({ folder, clusterId, monitor, port }: Places): string {
  return `[global]
fsid = ${clusterId}
mon host = [${monitor}]
auth cluster required = none
auth service required = none
auth client required = none
ms cluster mode = crc
ms service mode = crc
ms client mode = crc
ms mon client mode = crc
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/run/$name.log
pid file = ${folder}/run/$name.pid
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd memory target = 939524096
osd fast shutdown = false
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw thread pool size = 64
`;
}
