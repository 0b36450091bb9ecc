import type { AnalyseOptions, OutlinedResult } from '../../../src/core/docx/analyse.ts';
import type { AnalysisResult } from '../../../src/core/docx/analysis.ts';
import { compareFingerprints } from '../../../src/core/docx/revision/compare.ts';
import type { Fingerprint } from '../../../src/core/docx/revision/fingerprint.ts';
import { DeskError, type DeskErrorCode } from '../../../src/core/errors.ts';
import type { Analyser, Crm, Mailer, ObjectStore, Store } from '../../../src/core/ports.ts';
import { longestCreationMilliseconds } from '../../../src/core/services/deals/open-deal.ts';
import { whenAborted } from '../../../src/core/time/sleep.ts';
import { plainAnalyser } from '../../../test/core/services/support/plain-analyser.ts';
import { wrapStore } from '../../../test/support/wrap-store.ts';
import { isIntent, isSubmission } from '../world/watched-store.ts';
import type { Part, World } from '../world/world.ts';
import type { Moment } from './ambush.ts';
import { type Call, never, type Wire } from './wire.ts';

export interface MachinePorts {
  store: Store;
  objects: ObjectStore;
  crm: Crm;
  mailer: Mailer;
  analyser: Analyser;
  fetch: typeof fetch;
}

/** The parts of the world as one process reaches them. */
export function machinePorts(world: World, wire: Wire, name: string): MachinePorts {
  const call = <T>(part: Part, what: string, run: () => Promise<T>, more: Omit<Call, 'part' | 'what'> = {}) =>
    wire.call({ part, what: `${name} ${part}.${what}`, ...more }, run, () => failureOf(part));
  const { objects, crm, mailer, breakage } = world;
  const store = breakage.store(world.store);
  return {
    store: {
      ...wrapStore(store, async ({ method, key }, run) => {
        await call('store', `${method} ${key}`, run);
      }),
      put: (key, value, options) =>
        call('store', `put ${key}`, () => store.put(key, value, options), { moment: momentOf(key, value) }),
    },
    objects: {
      presignPut: (key, options) => objects.presignPut(key, options),
      presignGet: (key, options) => objects.presignGet(key, options),
      put: (key, content, options) => call('objects', `put ${key}`, () => objects.put(key, content, options)),
      head: (key) => call('objects', `head ${key}`, () => objects.head(key)),
      get: (key, range) => call('objects', `get ${key}`, () => objects.get(key, range)),
      delete: (key) => call('objects', `delete ${key}`, () => objects.delete(key)),
      copy: (from, to) => call('objects', `copy ${from}`, () => objects.copy(from, to)),
      ping: () => call('objects', 'ping', () => objects.ping()),
      close: async () => {},
    },
    crm: breakage.crm({
      ...crm,
      createDeal: (deal, options) =>
        withinLimit(wire, () =>
          // An adapter never starts sending after its time limit, and so not after a long stall either.
          call('crm', `createDeal ${options.idempotencyKey}`, () => crm.createDeal(deal, options), {
            isSentAtOnce: true,
            moment: 'creation',
          }),
        ),
      updateDeal: (dealId, { value, version }) =>
        withinLimit(wire, () =>
          call(
            'crm',
            `updateDeal ${dealId} to version ${version}`,
            async () => void world.dealValues.set(dealId, value),
            { isSentAtOnce: true },
          ),
        ),
      findDeal: (key) => withinLimit(wire, () => call('crm', `findDeal ${key}`, () => crm.findDeal(key))),
    }),
    mailer: { send: (mail) => call('mailer', `send ${mail.id}`, () => mailer.send(mail)) },
    analyser: {
      analyse: (document, options) =>
        call('analyser', 'analyse', async () => compared(await analysed(document), options)),
      close: async () => {},
    },
    fetch: (_url, init) => {
      const id = new Headers(init?.headers).get('webhook-id') ?? '';
      const answer = call('receiver', `post ${id}`, async () => {
        world.receive(id);
        return new Response(null, { status: 204 });
      });
      return init?.signal ? Promise.race([answer, whenAborted(init.signal)]) : answer;
    },
  };
}

/** The moments at which a job that runs in two places might do something twice. */
function momentOf(key: string, value: object): Moment | undefined {
  if (!isSubmission(key, value) || !value.analysis) return undefined;
  return isIntent(key, value) ? 'intent' : 'step';
}

/** The content of a document that cannot be read. */
export const brokenText = 'broken';

const codes: Record<Part, DeskErrorCode | null> = {
  store: 'storage_unavailable',
  objects: 'storage_unavailable',
  crm: 'crm_unavailable',
  mailer: 'mail_unavailable',
  analyser: null,
  receiver: null,
};

function failureOf(part: Part): Error {
  const code = codes[part];
  return code === null ? new Error(`The ${part} failed.`) : new DeskError(code, `The ${part} failed.`);
}

/** Gives up in time, as a CRM adapter does; what it has sent arrives by then or never. */
async function withinLimit<T>(wire: Wire, call: () => Promise<T>): Promise<T> {
  const answered = new AbortController();
  const silence = wire.sleep(longestCreationMilliseconds, answered.signal).then(() => {
    if (!answered.signal.aborted) throw failureOf('crm');
    return never();
  });
  try {
    return await Promise.race([call(), silence]);
  } finally {
    answered.abort();
  }
}

const { analyse } = plainAnalyser();

/** Analyses a simulated document: its content is a number, which is its word count. */
async function analysed(document: Uint8Array): Promise<AnalysisResult> {
  const text = new TextDecoder().decode(document);
  if (text === brokenText) throw new DeskError('document_damaged', 'The document cannot be read.');
  const result = await analyse(document);
  return { ...result, analysis: { ...result.analysis, textWordCount: Number(text) } };
}

/** Compares two simulated documents: each is a single passage, so different ones have nothing in common. */
function compared(
  result: AnalysisResult,
  { fingerprint, earlier }: Pick<AnalyseOptions, 'fingerprint' | 'earlier'> = {},
): OutlinedResult {
  const seed = fingerprint?.seed ?? earlier?.seed;
  if (seed === undefined) return result;
  const { textWordCount } = result.analysis;
  const made: Fingerprint = {
    seed,
    parts: [{ zone: 'text', title: '' }],
    digests: Float64Array.of(textWordCount),
    words: Uint32Array.of(textWordCount),
    partOf: Uint16Array.of(0),
    wordDigests: null,
  };
  return {
    ...result,
    ...(fingerprint && { fingerprint: made }),
    ...(earlier && { changes: compareFingerprints(earlier, made) }),
  };
}
