import type { JobQueue, ObjectStore, Store } from '../ports.ts';
import { inTime } from '../time/in-time.ts';

/** Whether the parts that the desk depends on can be reached. */
export interface Readiness {
  ready: boolean;
  checks: Record<'store' | 'objects' | 'jobs', 'ok' | 'unavailable'>;
}

/** That of a desk that is being closed, or is closed. */
export const closedReadiness: Readiness = {
  ready: false,
  checks: { store: 'unavailable', objects: 'unavailable', jobs: 'unavailable' },
};

/** Checks all parts at the same time. One that does not answer within 3 seconds is unavailable. */
export async function checkReadiness(ports: {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
}): Promise<Readiness> {
  const [store, objects, jobs] = await Promise.all([
    check(ports.store),
    check(ports.objects),
    check(ports.jobs),
  ]);
  const checks = { store, objects, jobs };
  return { ready: Object.values(checks).every((state) => state === 'ok'), checks };
}

/**
 * Reuses an answer for a second, and the pending one while it is under way: clients may ask very often, and each
 * answer costs disk writes.
 */
export function rememberedForASecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let endsAt = Number.POSITIVE_INFINITY;
  return () => {
    if (answer === null || performance.now() >= endsAt) {
      endsAt = Number.POSITIVE_INFINITY;
      answer = ask().finally(() => {
        endsAt = performance.now() + 1_000;
      });
    }
    return answer;
  };
}

const longestPingMilliseconds = 3_000;

async function check(port: { ping(): Promise<void> }): Promise<'ok' | 'unavailable'> {
  try {
    await inTime(longestPingMilliseconds, port.ping());
    return 'ok';
  } catch {
    return 'unavailable';
  }
}
