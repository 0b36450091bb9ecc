import type { DeskClient } from '../../../../../client/client.ts';
import { wasGivenUp } from '../../../../elements/problem-box.ts';
import { refresh } from '../../../section/refresh.ts';
import { isOutdated } from '../../../section/refusal-kind.ts';
import type { QuotePreview, QuoteTerms, QuoteVersion } from '../quote-version.ts';
import { type DraftChanges, isChanged, isOfDocument, isOfForm } from './draft-changes.ts';
import { beyond, chosen, type DraftParts, differences, draftOf, partsOf, withOwn } from './draft-parts.ts';
import { isErased, type KeptDraft, keptDraft } from './kept-draft.ts';
import type { LineText } from './line-text.ts';
import { isMadeOf } from './made-version.ts';

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
  readonly submissionId: string;
  /** The version to correct. */
  readonly base: QuoteVersion;
  readonly state: DraftState;
  /** What has been changed so far. */
  readonly terms: Readonly<QuoteTerms>;
  /** The surcharges and discounts as they were typed; undefined if they are as in the version. */
  readonly rows: readonly LineText[] | undefined;
  /** Whether it began with changes that were kept. */
  readonly isCarriedOver: boolean;
  /** Whether it changes anything, as far as it is entered. */
  readonly isChanged: boolean;
  /** Whether it has changes that only the form shows. */
  readonly hasFormChanges: boolean;
  /** Whether another tab has made changes to it that this one does not show. */
  readonly isChangedElsewhere: boolean;
  /** A draft of an earlier version, which does not apply any more; usually null. */
  readonly outdated: KeptDraft | null;
  /** Makes a change; shortly afterwards the desk is asked for a preview. */
  change(terms: QuoteTerms): void;
  /** Takes surcharges and discounts as they were typed, and those of them that are complete. */
  write(rows: readonly LineText[], lines: NonNullable<QuoteTerms['lines']>): void;
  /** Calls the listener with each new state until the section is left. */
  watch(listener: (state: DraftState) => void): void;
  /** Takes changes back, including any that were kept. */
  drop(...names: (keyof QuoteTerms)[]): void;
  /** Forgets what was kept for its version, or of the outdated draft if there is one. */
  discard(): void;
  /** Asks for the preview again. */
  retry(): void;
  /** Makes the next version. Throws `DeskApiError`, with status 412 if another operator was faster. */
  save(): Promise<QuoteVersion>;
}

/**
 * Opens a draft on the newest version of a submission's quote. It starts with what is in no version yet; all changes are
 * kept for the next draft.
 *
 * @param outline whether it is about the document: it then has only the corrections of the draft, and each preview
 * includes the document and is requested without a delay, because little is typed
 */
export function quoteDraft(
  { client, signal }: { client: DeskClient; signal: AbortSignal },
  submissionId: string,
  base: QuoteVersion,
  { outline = false } = {},
): QuoteDraft {
  const listeners: ((state: DraftState) => void)[] = [];
  const kept = keptDraft.of(submissionId);
  const isCarriedOver = kept?.version === base.version;
  const begun = isCarriedOver ? kept.terms : {};
  /** What the form has beside the corrections to the document. */
  const aside: QuoteTerms = outline ? chosen(begun, (name) => !isOfDocument(name)) : {};
  let terms: QuoteTerms = outline ? chosen(begun, isOfDocument) : { ...begun };
  let rows = isCarriedOver ? kept.rows : undefined;
  let state: DraftState = { preview: null, problem: null, isAsking: false };
  let asking = new AbortController();
  let canBeKept = true;
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
  const whole = () => ({ terms: { ...aside, ...terms }, rows });
  const outdated = kept && !isCarriedOver ? kept : null;
  const partsNow = () => partsOf(base, whole());
  let parts = partsNow();
  /** The names of the parts that were changed here. */
  const own = new Set<string>();
  let hasRoom = true;
  /** What versions were to be made of; an answer may have been lost. */
  const sent: DraftChanges[] = [];
  /** Settles with the version that is being made, which may be why a preview is refused. */
  let saving: Promise<unknown> = Promise.resolve();

  async function ask(): Promise<void> {
    const { signal: current } = asking;
    try {
      const preview = await client.previewQuoteVersion({ ...request(), outline }, { signal: current });
      if (!current.aborted) become({ preview, problem: null, isAsking: false });
    } catch (error) {
      // Once the version is made, the page goes on to it, and this refusal no longer matters.
      await saving;
      const isMade = await madeBefore(error).then(Boolean, () => false);
      if (current.aborted || wasGivenUp(error)) return;
      if (isMade) return refresh();
      if (isErased(error)) canBeKept = false;
      if (!canBeKept) keep();
      become({ preview: null, problem: error, isAsking: false });
    }
  }

  /** Returns the newest version if it was made of what was sent from here, and keeps only the rest; else throws the refusal. */
  async function madeBefore(refusal: unknown): Promise<QuoteVersion> {
    if (!isOutdated(refusal) || sent.length === 0) throw refusal;
    // If the desk cannot be asked, its refusal stands.
    const listed = await client.listQuoteVersions({ submissionId }, { signal }).catch(() => null);
    const newest = listed?.versions[0];
    const made = newest && sent.find((each) => isMadeOf(newest, base, each));
    if (!made) throw refusal;
    const rest = beyond(partsOf(base, made), keptParts());
    // The section says of a draft of which nothing is left that it is in force.
    if (outline || Object.keys(rest).length > 0) store(rest);
    return newest;
  }

  /** Only what was changed here is replaced: another tab may have changed the rest, or a newer version. */
  function keep(): void {
    const before = parts;
    parts = partsNow();
    for (const name of differences(before, parts)) own.add(name);
    if (canBeKept) store(withOwn(keptParts(), parts, own));
    else keptDraft.forget(submissionId);
  }

  /** What is kept of a draft of this version. */
  function keptParts(): DraftParts {
    const entry = keptDraft.of(submissionId);
    return entry?.version === base.version ? partsOf(base, entry) : {};
  }

  function store(next: DraftParts): void {
    const { version } = keptDraft.of(submissionId) ?? { version: 0 };
    if (version > base.version) return;
    const draft = draftOf(next);
    if (isChanged(base, draft)) hasRoom = keptDraft.keep(submissionId, { version: base.version, ...draft });
    else if (version === base.version) keptDraft.forget(submissionId);
  }

  function change(next: QuoteTerms): void {
    if (signal.aborted) return;
    terms = { ...terms, ...next };
    keep();
    asking.abort();
    asking = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(ask, outline ? 0 : pauseMilliseconds);
    become({ isAsking: true });
  }

  if (Object.keys(terms).length > 0) change({});
  return {
    submissionId,
    base,
    isCarriedOver,
    outdated,
    get terms() {
      return terms;
    },
    get rows() {
      return rows;
    },
    get state() {
      return state;
    },
    get isChanged() {
      return isChanged(base, whole());
    },
    get hasFormChanges() {
      return isOfForm(base, whole());
    },
    get isChangedElsewhere() {
      return hasRoom && isChanged(base, draftOf(beyond(partsNow(), keptParts())));
    },
    change,
    write(typed, lines) {
      rows = typed;
      change({ lines });
    },
    drop(...names) {
      terms = chosen(terms, (name) => !names.some((each) => each === name));
      change({});
    },
    discard() {
      const { version } = outdated ?? base;
      if (keptDraft.of(submissionId)?.version === version) keptDraft.forget(submissionId);
    },
    retry: () => change({}),
    watch(listener) {
      listeners.push(listener);
    },
    async save() {
      const now = partsNow();
      sent.push(whole());
      const saved = client.createQuoteVersion(request()).then((version) => {
        // What was changed meanwhile is in no version yet.
        store(beyond(now, keptParts()));
        return version;
      }, madeBefore);
      saving = saved.catch(() => {});
      return saved;
    },
  };
}

/** Keeps typing from sending a request for each key. */
const pauseMilliseconds = 250;
