import type { DeskClient, OperationTypes } from '../../../client/client.ts';
import { sentenceOf, wasGivenUp } from '../../elements/problem-box.ts';

type Asked = OperationTypes['createQuoteVersion']['input'];
export type QuoteVersions = OperationTypes['listQuoteVersions']['output'];
export type QuoteVersion = QuoteVersions['versions'][number];
export type QuotePreview = OperationTypes['previewQuoteVersion']['output'];

/** What an operator changes about a quote. */
export type QuoteTerms = Omit<Asked, 'submissionId' | 'basedOn'>;

/** What the next version would be, as far as is known. */
export interface DraftState {
  /** Null before the first change, and while the first is looked at. */
  preview: QuotePreview | null;
  /** Why there is none. */
  problem: string | null;
  isAsking: boolean;
}

/** The next version of a quote, before it is made: what was changed, and what would come of it. */
export interface QuoteDraft {
  /** The version that is corrected. */
  readonly base: QuoteVersion;
  readonly state: DraftState;
  /** The boundaries that were corrected up to now; undefined while they are those of the version. */
  readonly boundaries: QuoteTerms['boundaries'];
  /** Changes something; soon afterwards the desk is asked what would come of it. */
  change(terms: QuoteTerms): void;
  /** Calls back with each new state, until the section is left. */
  watch(listener: (state: DraftState) => void): void;
  /** Keeps the corrected boundaries, until there is a next version: the next draft starts with them. */
  carryOver(): void;
  /** Takes the corrected boundaries back, those that were carried over too. */
  dropBoundaries(): void;
  /** Makes the next version. Throws `DeskApiError`, with 412 where somebody else was faster. */
  save(): Promise<QuoteVersion>;
}

/**
 * Opens a draft on the newest version of a submission's quote.
 *
 * @param outline whether each preview has the document too; it is asked for at once then, for nobody types
 */
export function quoteDraft(
  { client, signal }: { client: DeskClient; signal: AbortSignal },
  submissionId: string,
  base: QuoteVersion,
  { outline = false } = {},
): QuoteDraft {
  const listeners: ((state: DraftState) => void)[] = [];
  const key = `${submissionId} ${base.version}`;
  let terms: QuoteTerms = { ...carried.get(key) };
  let state: DraftState = { preview: null, problem: null, isAsking: false };
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    asking.abort();
    listeners.length = 0;
  });
  const request = () => ({ submissionId, basedOn: base.version, ...terms });

  async function ask(): Promise<void> {
    const { signal: current } = asking;
    try {
      const preview = await client.previewQuoteVersion({ ...request(), outline }, { signal: current });
      if (!current.aborted) become({ preview, problem: null, isAsking: false });
    } catch (error) {
      if (current.aborted || wasGivenUp(error)) return;
      become({ preview: null, problem: sentenceOf(error), isAsking: false });
    }
  }

  function change(next: QuoteTerms): void {
    if (signal.aborted) return;
    terms = { ...terms, ...next };
    asking.abort();
    asking = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(ask, outline ? 0 : pauseMilliseconds);
    become({ isAsking: true });
  }

  if (terms.boundaries !== undefined) change({});
  return {
    base,
    get boundaries() {
      return terms.boundaries;
    },
    get state() {
      return state;
    },
    change,
    carryOver() {
      carried.set(key, { boundaries: terms.boundaries });
    },
    dropBoundaries() {
      carried.delete(key);
      const { boundaries: _, ...others } = terms;
      terms = others;
      change({});
    },
    watch(listener) {
      listeners.push(listener);
    },
    save: () => client.createQuoteVersion(request()),
  };
}

/** Boundaries that are carried from one draft of a version to the next, by submission and version. */
const carried = new Map<string, QuoteTerms>();

/** Typing does not ask at each key. */
const pauseMilliseconds = 250;
