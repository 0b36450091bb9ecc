import { access, constants, stat } from 'node:fs/promises';
import { makeFolder } from '../../core/ports/owned-folder.ts';
import type { Configuration } from '../config/configuration.ts';
import { freeDisk, freeDiskAdvice } from '../desk/free-disk.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, cleaningUp, Fault, type Finding } from './check.ts';
import { redisAdvice } from './redis-checks.ts';

/**
 * Creates a record twice, and changes it with a stale version and with the current one; everything else depends on
 * this.
 */
export function storeCheck(
  {
    store,
    honoursConditions,
    honoursDeletions,
  }: Pick<OpenedDesk, 'store' | 'honoursConditions' | 'honoursDeletions'>,
  { store: kind, isSingleWriter }: Pick<Configuration, 'store' | 'isSingleWriter'>,
  id: string,
): Check {
  return {
    name: 'store',
    advice: advices[kind],
    ...(kind === 'folder' && { restsOn: ['data folder'] }),
    async run() {
      // Check before writing: if conditions are ignored, this write could cause a loss too.
      const isServed = await honoursConditions();
      // A single process needs no conditional writes.
      if (!isServed && !isSingleWriter) throw ignored();
      const remark = isServed ? ((await honoursDeletions()) ? '' : leftBehind) : alone;
      const key = `service/doctor/${id}`;
      const expiresAt = new Date(Date.now() + 3_600_000);
      const create = { condition: { ifNoneMatch: '*' }, expiresAt } as const;
      const tryOut = async (): Promise<Finding> => {
        const first = await store.put(key, { step: 1 }, create);
        if (first === null) throw new Fault('A new record could not be created.');
        const again = await store.put(key, { step: 2 }, create);
        const second = await store.put(key, { step: 3 }, { condition: { ifMatch: first.etag }, expiresAt });
        const stale = await store.put(key, { step: 4 }, { condition: { ifMatch: first.etag }, expiresAt });
        if (again !== null || stale !== null) throw ignored();
        if (second === null)
          throw new Fault('A record that no other process had changed could not be changed.');
        const stored = await store.get<{ step: number }>(key);
        if (stored?.value.step !== 3) throw new Fault('A record was not read back as it was written.');
        return {
          state: 'ok',
          detail: `${names[kind]}: created, changed, read and removed a record${remark}`,
        };
      };
      return cleaningUp(tryOut, () => store.delete(key));
    },
  };
}

function ignored(): Fault {
  return new Fault('Conditional writes are ignored, so updates would get lost.', ignoredAdvice);
}

const alone = '; conditional writes are ignored, but a single writer is configured';
const leftBehind =
  '; conditional deletions are not supported, so each deleted record leaves a small object behind (docs/s3.md)';

const names = { folder: 'Folder', redis: 'Redis', s3: 'S3' } as const;

const ignoredAdvice =
  'Use an S3 service with conditional writes, or Redis (THESISDESK_STORE=redis). If a single thesisdesk serve is the only writer, set THESISDESK_SINGLE_WRITER=yes.';

const advices = {
  folder: 'Make sure that this user can write to the data folder, and that its disk is not full.',
  redis: redisAdvice,
  s3: 'Check bucket, region, endpoint and access key (THESISDESK_S3_…), and that the key may read and write there.',
} as const;

/** Checks the permissions and free space of the data folder, and creates it if it is missing. */
export function folderCheck(
  configuration: Pick<
    Configuration,
    'dataFolder' | 'uploadLimit' | 'freeSpace' | 'store' | 'objects' | 'mail'
  >,
): Check {
  const { dataFolder, store, objects, mail } = configuration;
  const isUsed = store === 'folder' || objects === 'folder' || mail.smtp === null;
  return {
    name: 'data folder',
    advice: `Make sure that ${dataFolder} is a folder that this user can write to, or name another with THESISDESK_DATA.`,
    // A local disk responds immediately; a network disk that is gone never does.
    limit: 5_000,
    async run() {
      if (!isUsed) return { state: 'not configured', detail: 'Nothing is kept on this machine' };
      await makeFolder(dataFolder);
      await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
      const { mode } = await stat(dataFolder);
      const { free, problem } = await freeDisk(configuration);
      if (problem !== undefined) throw new Fault(problem, freeDiskAdvice);
      // Windows has no such permissions; Node makes them up.
      const isOpen = process.platform !== 'win32' && (mode & 0o007) !== 0;
      const rights = isOpen ? '; every user of this machine can read it; chmod 700 prevents that' : '';
      return { state: 'ok', detail: `${dataFolder}: ${free} free${rights}` };
    },
  };
}
