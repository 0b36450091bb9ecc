import type { Analyser, Crm, ObjectStore, Store } from '../../../../src/core/ports.ts';
import { wrapStore } from '../../../support/wrap-store.ts';

interface Ports {
  store: Store;
  objects: ObjectStore;
  analyser: Analyser;
  crm: Crm;
}

export interface Crash {
  /** At which call to any port, from 0. */
  call: number;
  /** Before the port did its work, or when it did and the answer was under way. */
  moment: 'before' | 'after';
  /** The port throws, or the process is killed: from then on it gets no answers. */
  kind: 'throws' | 'dies';
}

export interface CrashingPorts {
  ports: Ports;
  /** The calls so far, such as `store.put`. */
  calls: string[];
  /** Resolves when the process was killed. */
  death: Promise<void>;
}

/** What a call does besides its work; tests with a time of their own wait in here. */
export type Delay = () => Promise<void>;

/** The ports as one process sees them, which meets with a crash at some call or never. */
export function crashingPorts(
  ports: Ports,
  crash: Crash | null,
  delay: Delay = async () => {},
): CrashingPorts {
  const calls: string[] = [];
  let isDead = false;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });

  const meet = async (kind: Crash['kind']) => {
    if (kind === 'throws') throw new Error('The port failed.');
    isDead = true;
    die();
    await new Promise(() => {});
  };

  async function through<T>(name: string, work: () => Promise<T>): Promise<T> {
    const meets = crash?.call === calls.length ? crash : null;
    calls.push(name);
    if (isDead) await new Promise(() => {});
    await delay();
    if (meets?.moment === 'before') await meet(meets.kind);
    const answer = await work();
    await delay();
    if (meets?.moment === 'after') await meet(meets.kind);
    if (isDead) await new Promise(() => {});
    return answer;
  }

  const { objects, analyser, crm } = ports;
  return {
    calls,
    death,
    ports: {
      store: wrapStore(ports.store, async ({ method }, run) => {
        await through(`store.${method}`, run);
      }),
      objects: { ...objects, get: (key, range) => through('objects.get', () => objects.get(key, range)) },
      analyser: {
        ...analyser,
        analyse: (document, options) =>
          through('analyser.analyse', () => analyser.analyse(document, options)),
      },
      crm: {
        ...crm,
        createDeal: (deal, options) => through('crm.createDeal', () => crm.createDeal(deal, options)),
        findDeal: (key) => through('crm.findDeal', () => crm.findDeal(key)),
      },
    },
  };
}
