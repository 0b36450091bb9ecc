import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../src/core/ports.ts';
import type { QuoteVersion } from '../../../src/core/records/submissions/quote-version.ts';
import { quoteVersionsOf } from '../../../src/core/records/submissions/submission-quotes.ts';
import type {
  DealIntent,
  SubmissionRecord,
} from '../../../src/core/records/submissions/submission-record.ts';

export interface WatchedStore {
  store: Store;
  /** All records whose keys have this prefix. */
  records<T extends object>(prefix: string): Promise<Map<string, T>>;
  /** When each job first ended well, in milliseconds, by name and id such as `delivery/<event>`. */
  doneJobs: ReadonlyMap<string, number>;
}

/** A store that reports each change to a submission that the rules forbid, whoever makes it. */
export function watchedStore(
  store: Store,
  { now, tell }: { now(): number; tell(fault: string): void },
): WatchedStore {
  const known = new Map<string, SubmissionRecord>();
  const doneJobs = new Map<string, number>();
  return {
    doneJobs,
    store: {
      ...store,
      async put(key, value, options) {
        const written = await store.put(key, value, options);
        if (written !== null && isSubmission(key, value)) {
          const before = known.get(key);
          if (before) for (const fault of forbidden(before, value)) tell(`${key} ${fault}`);
          known.set(key, value);
        }
        if (key.startsWith(donePrefix) && !doneJobs.has(jobOf(key))) doneJobs.set(jobOf(key), now());
        return written;
      },
    },
    async records<T extends object>(prefix: string) {
      const records = new Map<string, T>();
      for await (const key of store.keys(prefix)) {
        const stored = await store.get<T>(key);
        if (stored) records.set(key.slice(prefix.length), stored.value);
      }
      return records;
    },
  };
}

const donePrefix = 'jobs/done/';

/** Cuts off the end of a delivery's id, a full stop and the receiver, as there is only one receiver. */
function jobOf(doneKey: string): string {
  return doneKey.slice(donePrefix.length).replace(/\.[^.]*$/, '');
}

export function isSubmission(key: string, value: object): value is SubmissionRecord {
  return key.startsWith('submissions/') && 'status' in value;
}

/** Whether the record says that a deal is about to be opened. */
export function isIntent(key: string, value: object): value is SubmissionRecord & { dealIntent: DealIntent } {
  if (!isSubmission(key, value) || value.status !== 'processing') return false;
  return value.dealIntent !== undefined && value.deal === undefined;
}

/** The part of a submission that must not change once it has ended. */
function fixed(record: SubmissionRecord): object {
  const { versions: _versions, analysis: _analysis, quote: _quote, doubts: _doubts, ...rest } = record;
  const { dealQuote: _dealQuote, notices: _notices, revisions: _revisions, ...kept } = rest;
  return kept;
}

/** Whether each revised document that had ended still has the same outcome. */
function areEndsKept(
  { revisions = [] }: SubmissionRecord,
  { revisions: later = [] }: SubmissionRecord,
): boolean {
  return revisions.every(
    (each, place) => each.status === 'processing' || isDeepStrictEqual(each, later[place]),
  );
}

/** A version without the note that it was announced. */
function untold(version: QuoteVersion | undefined): object {
  const { announced: _announced, ...rest } = { ...version };
  return rest;
}

function forbidden(before: SubmissionRecord, after: SubmissionRecord): string[] {
  const faults: string[] = [];
  const isOver = before.status !== 'processing' && after.restarts === before.restarts;
  if (isOver && !isDeepStrictEqual(fixed(before), fixed(after)))
    faults.push(`was changed after its end: ${before.status}`);
  if (!areEndsKept(before, after)) faults.push('lost the outcome of a revised document');
  const versions = isOver ? quoteVersionsOf(before) : [];
  const later = quoteVersionsOf(after);
  if (!versions.every((version, place) => isDeepStrictEqual(untold(version), untold(later[place]))))
    faults.push('changed an earlier version of its quote');
  if (before.deal && after.deal?.dealId !== before.deal.dealId) faults.push('has another deal than before');
  if (before.quote && after.quote?.total !== (later.at(-1) ?? before).quote?.total)
    faults.push('has a quote that differs from its newest version');
  if (before.document && after.document?.key !== before.document.key) faults.push('has another document');
  return faults;
}
