import type { DeskClient, OperationTypes } from '../../../client/client.ts';
import { wasGivenUp } from '../../elements/problem-box.ts';
import { keptCorrections } from './kept-corrections.ts';
import type { QuoteTerms } from './quote-terms.ts';

export type QuoteVersions = OperationTypes['listQuoteVersions']['output'];
export type QuoteVersion = QuoteVersions['versions'][number];
export type QuotePreview = OperationTypes['previewQuoteVersion']['output'];

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
  /** Whether it began with corrections to the document that were kept. */
  readonly isCarriedOver: boolean;
  /** The version to which there were corrections that do not apply any more, as it is not the newest; usually null. */
  readonly outdated: number | null;
  /** Makes a change; shortly afterwards the desk is asked for a preview. */
  change(terms: QuoteTerms): void;
  /** Calls the listener with each new state until the section is left. */
  watch(listener: (state: DraftState) => void): void;
  /** Takes changes back, including any that were kept. */
  drop(...names: (keyof QuoteTerms)[]): void;
  /** Asks for the preview again. */
  retry(): void;
  /** Makes the next version. Throws `DeskApiError`, with status 412 if another operator was faster. */
  save(): Promise<QuoteVersion>;
}

/**
 * Opens a draft on the newest version of a submission's quote. It starts with the corrections to the document that are
 * in no version yet.
 *
 * @param outline whether each preview includes the document; it is then requested without a delay, because no text is
 * typed, and the corrections are kept for the next draft
 */
export function quoteDraft(
  { client, signal }: { client: DeskClient; signal: AbortSignal },
  submissionId: string,
  base: QuoteVersion,
  { outline = false } = {},
): QuoteDraft {
  const listeners: ((state: DraftState) => void)[] = [];
  const kept = keptCorrections.of(submissionId);
  const isCarriedOver = kept?.version === base.version;
  let terms: QuoteTerms = isCarriedOver ? { ...kept.terms } : {};
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
    if (outline) keptCorrections.keep(submissionId, { version: base.version, terms });
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
    outdated: kept && !isCarriedOver ? kept.version : null,
    get terms() {
      return terms;
    },
    get state() {
      return state;
    },
    change,
    drop(...names) {
      const isLeft = (name: string) => !names.some((each) => each === name);
      const { version, terms: ofDocument } = keptCorrections.of(submissionId) ?? { terms: {} };
      const { boundaries, numbers } = version === base.version ? ofDocument : {};
      const left = chosenFrom({ boundaries, numbers }, isLeft);
      keptCorrections.keep(submissionId, { version: base.version, terms: left });
      terms = chosenFrom(terms, isLeft);
      change({});
    },
    retry: () => change({}),
    watch(listener) {
      listeners.push(listener);
    },
    async save() {
      const version = await client.createQuoteVersion(request());
      keptCorrections.forget(submissionId);
      return version;
    },
  };
}

function chosenFrom(terms: QuoteTerms, isChosen: (name: string) => boolean): QuoteTerms {
  return Object.fromEntries(
    Object.entries(terms).filter(([name, value]) => value !== undefined && isChosen(name)),
  );
}

/** The reason for a number that was set by hand, if none is given. */
export const usualReason = 'Corrected by the editor.';

/** Keeps typing from sending a request for each key. */
const pauseMilliseconds = 250;
