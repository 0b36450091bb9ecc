import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, Fault, type Finding } from './check.ts';
import { cleaningUp } from './cleaning-up.ts';

/** Creates a record twice, and changes it with a stale mark and with the right one: what all else rests on. */
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
    async run() {
      // Asked before anything is written: what is lost where conditions are ignored may be lost here as well.
      const isServed = await honoursConditions();
      // One process alone keeps the conditions by itself.
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
        if (second === null) throw new Fault('A record that nobody else had changed could not be changed.');
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

const alone = '; conditional writes are ignored, and a single process is said to write';
const leftBehind =
  '; conditions of deletions are ignored, so each deleted record leaves a small object behind (docs/s3.md)';

const names = { folder: 'Folder', redis: 'Redis', s3: 'S3' } as const;

const ignoredAdvice =
  'Use an S3 service with conditional writes, or Redis (THESISDESK_STORE=redis). Where one thesisdesk serve alone writes, THESISDESK_SINGLE_WRITER=yes says so.';

const advices = {
  folder: 'Make sure that this user can write to the data folder, and that its disk is not full.',
  redis: 'Check THESISDESK_REDIS_URL (host, port, password, TLS), and that this machine reaches the server.',
  s3: 'Check bucket, region, endpoint and access key (THESISDESK_S3_…), and that the key may read and write there.',
} as const;
