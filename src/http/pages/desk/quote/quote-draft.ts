import type { DeskClient, OperationTypes } from '../../../client/client.ts';
import { wasGivenUp } from '../../elements/problem-box.ts';

type Asked = OperationTypes['createQuoteVersion']['input'];
export type QuoteVersions = OperationTypes['listQuoteVersions']['output'];
export type QuoteVersion = QuoteVersions['versions'][number];
export type QuotePreview = OperationTypes['previewQuoteVersion']['output'];

/** An operator's changes to a quote. */
export type QuoteTerms = Omit<Asked, 'submissionId' | 'basedOn'>;

/** What is known of the next version. */
export interface DraftState {
  /** Null before the first change, and until its preview arrives. */
  preview: QuotePreview | null;
  /** The error because of which there is no preview; null if there is none. */
  problem: unknown;
  isAsking: boolean;
}

/** The next version of a quote before it is made: the changes and their effect. */
export interface QuoteDraft {
  /** The version to correct. */
  readonly base: QuoteVersion;
  readonly state: DraftState;
  /** What has been changed so far. */
  readonly terms: Readonly<QuoteTerms>;
  /** Whether it began with corrections to the document that were carried over. */
  readonly isCarriedOver: boolean;
  /** Makes a change; shortly afterwards the desk is asked for a preview. */
  change(terms: QuoteTerms): void;
  /** Calls the listener with each new state until the section is left. */
  watch(listener: (state: DraftState) => void): void;
  /** Keeps the corrections to the document until the next version is made: the next draft starts with them. */
  carryOver(): void;
  /** Takes changes back, including any that were carried over. */
  drop(...names: (keyof QuoteTerms)[]): void;
  /** Makes the next version. Throws `DeskApiError`, with status 412 if another operator was faster. */
  save(): Promise<QuoteVersion>;
}

/**
 * Opens a draft on the newest version of a submission's quote.
 *
 * @param outline whether each preview includes the document; it is then requested without a delay, because no text is
 * typed
 */
export function quoteDraft(
  { client, signal }: { client: DeskClient; signal: AbortSignal },
  submissionId: string,
  base: QuoteVersion,
  { outline = false } = {},
): QuoteDraft {
  const listeners: ((state: DraftState) => void)[] = [];
  const key = `${submissionId} ${base.version}`;
  const isCarriedOver = carried.has(key);
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
      become({ preview: null, problem: error, isAsking: false });
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

  if (isCarriedOver) change({});
  return {
    base,
    isCarriedOver,
    get terms() {
      return terms;
    },
    get state() {
      return state;
    },
    change,
    carryOver() {
      carried.set(
        key,
        chosenFrom(terms, (name) => name === 'boundaries' || name === 'numbers'),
      );
    },
    drop(...names) {
      const isKept = (name: string) => !names.some((each) => each === name);
      const left = chosenFrom(carried.get(key) ?? {}, isKept);
      if (Object.keys(left).length > 0) carried.set(key, left);
      else carried.delete(key);
      terms = chosenFrom(terms, isKept);
      change({});
    },
    watch(listener) {
      listeners.push(listener);
    },
    save: () => client.createQuoteVersion(request()),
  };
}

function chosenFrom(terms: QuoteTerms, isChosen: (name: string) => boolean): QuoteTerms {
  return Object.fromEntries(
    Object.entries(terms).filter(([name, value]) => value !== undefined && isChosen(name)),
  );
}

/** Corrections carried over from one draft of a version to the next, by submission and version. */
const carried = new Map<string, QuoteTerms>();

/** The reason for a number that was set by hand, if none is given. */
export const usualReason = 'Corrected by the editor.';

/** Keeps typing from sending a request for each key. */
const pauseMilliseconds = 250;
