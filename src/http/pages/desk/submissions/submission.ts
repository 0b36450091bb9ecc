import { serviceName } from '../../../../core/pricing/in-words.ts';
import { isDocumentMissing } from '../../../../core/records/submissions/failed-document.ts';
import { DeskApiError } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime, webAddress } from '../../elements/format.ts';
import { problemBox } from '../../elements/problem-box.ts';
import { facts } from '../../elements/table.ts';
import { lookAgain, watch } from '../../elements/watch.ts';
import { evidenceView } from '../../evidence/evidence-view.ts';
import { exportButton } from '../privacy/export-button.ts';
import { downloadButton } from '../section/download-button.ts';
import { replaceKeepingView } from '../section/refresh.ts';
import type { Opening, Section } from '../section/section.ts';
import { hasUnsaved, setUnsaved } from '../section/unsaved.ts';
import { mailLink, phoneLink } from './contact-links.ts';
import { beingErasedNote, erasedDocument, erasedNote } from './erased.ts';
import { awaitsDocument, failureBox, mayBeRetried, retryButton } from './failure.ts';
import { isMailAwaited, isUnderWay } from './is-under-way.ts';
import { backLink } from './list-place.ts';
import { newerNote } from './newer-note.ts';
import { keptDraft } from './quote/draft/kept-draft.ts';
import { correctionId, newerVersion, quoteSection } from './quote/quote-section.ts';
import type { QuoteVersions } from './quote/quote-version.ts';
import { correctedDocumentForm } from './quote/revision-form.ts';
import { type ListedSubmission, statusLabel } from './submission-table.ts';

/** One submission with everything known about it, which stays up to date while it is visible. */
export const submissionSection: Section = {
  title: 'Submission',
  link: 'submissions',
  async open(opening) {
    const { place, signal } = opening;
    const state = element('div', { role: 'status' });
    const view = element('div', {}, [element('p', { class: 'hint' }, ['Loading …'])]);
    place.replaceChildren(state, view);
    let shown: string | null = null;
    let newest = 0;
    let shownUntil: AbortController | null = null;
    let newer: HTMLElement | null = null;
    const say = (text: string) => state.replaceChildren(element('p', { class: 'hint' }, [text]));
    const sayNewer = () => {
      // What is said already is not read out again.
      if (state.firstChild !== newer) state.replaceChildren(...(newer ? [newer] : []));
    };

    const look = async () => {
      const loaded = await loadSubmission(opening);
      if (!loaded) {
        place.replaceChildren(problemBox('No submission at this address.'), backLink());
        return null;
      }
      const { submission, quotes } = loaded;
      opening.about(submission.name);
      const next = JSON.stringify(loaded);
      const isErased = submission.purgedAt !== undefined;
      if (isErased) keptDraft.forget(submission.submissionId);
      const version = quotes?.versions[0]?.version ?? 0;
      // What is being written in a form would be lost.
      const mayReplace = isErased || !isBeingFilledIn(view);
      if (next !== shown && mayReplace) {
        const replaced = new AbortController();
        const ends = AbortSignal.any([signal, replaced.signal]);
        const children = await submissionView(loaded, { ...opening, signal: ends });
        // In the meantime a form may have been opened.
        if (signal.aborted || (!isErased && isBeingFilledIn(view))) {
          replaced.abort();
          return { isUnderWay: true };
        }
        shownUntil?.abort();
        shownUntil = replaced;
        // The forms of what was erased go, and nothing is asked about them.
        setUnsaved(null);
        replaceKeepingView(view, ...children);
        if (shown === null && opening.query === 'correct') openForm(view);
        shown = next;
        newest = version;
        newer = null;
      } else if (version > newest) {
        newest = version;
        const correction = view.querySelector(`#${correctionId}[open]`);
        if (correction) correction.dispatchEvent(new Event(newerVersion));
        else newer = newerNote(version);
      }
      sayNewer();
      return { isUnderWay: isUnderWay(submission, quotes ?? undefined, new Date()) };
    };
    await watch(signal, () => lookAgain(look, { isShown: shown !== null, say }));
  },
};

/** Opens the form for the next version, for an editor who has come from the document to go on there. */
function openForm(view: HTMLElement): void {
  const form = view.querySelector<HTMLDetailsElement>(`#${correctionId}`);
  if (!form) return;
  form.open = true;
  form.querySelector('summary')?.focus({ preventScroll: true });
  form.scrollIntoView({ block: 'start' });
  // A reload shows the submission from its beginning.
  history.replaceState(null, '', location.hash.replace(/\?.*/, ''));
}

/** Whether a form is open, or was folded with something in it that is kept nowhere else. */
function isBeingFilledIn(place: HTMLElement): boolean {
  return hasUnsaved() || place.querySelector('details[open] form') !== null;
}

/** What changes about a submission, and so is loaded at each look. */
interface LoadedSubmission {
  submission: ListedSubmission;
  /** Null while it has no quote. */
  quotes: QuoteVersions | null;
  isMailAwaited: boolean;
}

/** Null if there is no such submission. */
async function loadSubmission({ client, item, signal }: Opening): Promise<LoadedSubmission | null> {
  const submission = await client.showSubmission({ submissionId: item ?? '' }, { signal }).catch(noneKept);
  if (!submission) return null;
  const { submissionId, analysis } = submission;
  const quotes = analysis ? await client.listQuoteVersions({ submissionId }, { signal }) : null;
  return { submission, quotes, isMailAwaited: isMailAwaited(quotes ?? undefined, new Date()) };
}

async function submissionView(
  { submission, quotes, isMailAwaited }: LoadedSubmission,
  opening: Opening,
): Promise<HTMLElement[]> {
  const { client, signal } = opening;
  const { submissionId, status, analysis, purgedAt, numbersSet } = submission;
  const isErased = purgedAt !== undefined;
  const [report, services] = await Promise.all([
    analysis && !isErased ? client.getReport({ submissionId }, { signal }).catch(noneKept) : null,
    quotes ? client.listServices({ signal }) : null,
  ]);
  const types = services?.services.map(({ serviceType }) => serviceType) ?? [];
  return [
    backLink(),
    factsOf(submission, opening),
    ...(status === 'error'
      ? [
          failureBox(submission),
          ...(mayBeRetried(submission) ? [element('p', {}, [retryButton(submission, opening)])] : []),
          ...(awaitsDocument(submission) ? [correctedDocumentForm(submissionId, opening)] : []),
        ]
      : []),
    ...(isErased ? [erasedNote(status)] : []),
    ...(submission.isBeingPurged ? [beingErasedNote()] : []),
    ...(status === 'processing' ? [element('p', { class: 'box' }, ['The document is being read.'])] : []),
    ...(quotes
      ? quoteSection({ submissionId, quotes, services: types, purgedAt, isMailAwaited }, opening)
      : []),
    ...(analysis && report ? [documentLink(submissionId)] : []),
    ...(analysis ? evidenceView(analysis, report, numbersSet) : []),
    ...(isErased ? [] : [personLinks(submission, opening)]),
  ];
}

/** A link to the whole document, where each part can be corrected. */
function documentLink(submissionId: string): HTMLElement {
  const link = element('a', { href: `#document-${submissionId}` }, ['Read and correct the document']);
  return element('p', { class: 'no-print' }, [link]);
}

function factsOf(submission: ListedSubmission, opening: Opening): HTMLElement {
  const { name, email, phone, serviceType, notes, createdAt, finishedAt, status } = submission;
  const rows: [string, Child | null][] = [
    ['Status', statusLabel(status)],
    ['Name', name],
    ['Email', mailLink(email)],
    ['Phone', phone === undefined ? null : phoneLink(phone)],
    ['Service', serviceName(serviceType)],
    ['Document', documentCell(submission, opening)],
    ['Notes', notes ?? null],
    ['Received', localTime(createdAt)],
    ['Finished', finishedAt === undefined ? null : localTime(finishedAt)],
    ['Deal', dealLink(submission.crmUrl)],
    ['Id', submission.submissionId],
  ];
  return facts(rows);
}

function dealLink(address: string | undefined): HTMLElement | null {
  const href = webAddress(address);
  return href === null ? null : element('a', { href, rel: 'noopener noreferrer' }, ['Show the deal']);
}

/** Returns null for a missing report, which is removed when a submission is purged. */
function noneKept(error: unknown): null {
  if (error instanceof DeskApiError && error.status === 404) return null;
  throw error;
}

/** The name of a document, and a button to download it, unless it was erased or never uploaded. */
function documentCell(submission: ListedSubmission, opening: Opening): HTMLElement {
  const { submissionId, fileName, purgedAt } = submission;
  if (purgedAt !== undefined) return erasedDocument(purgedAt);
  const ask = () => opening.client.getDocument({ submissionId });
  const name = element('span', { id: 'document-name' }, [fileName]);
  if (isDocumentMissing(submission)) return name;
  const button = downloadButton({ fileName, ask }, opening, 'download', { besideName: name.id });
  return element('span', {}, [name, ' ', button]);
}

/** For the end of a submission: exports what the desk has about its person, and leads to where the person can be erased. */
function personLinks(
  { submissionId, email }: { submissionId: string; email: string },
  opening: Opening,
): HTMLElement {
  const { button, problem } = exportButton(email, ['Export this person’s data'], opening);
  const erase = { href: `#privacy-${submissionId}`, id: 'erase-person', class: 'button secondary' };
  return element('section', { class: 'no-print', 'aria-labelledby': 'person-title' }, [
    element('h2', { id: 'person-title' }, ['Personal data']),
    element('p', { class: 'buttons' }, [button, element('a', erase, ['Erase this person…'])]),
    problem,
  ]);
}
