import { DeskApiError, type IntakeForm, type Revision, type UploadedDocument } from '../client/client.ts';
import { connect } from './desk-address.ts';
import { pageElement } from './elements/element.ts';
import { announce, keepAddressOnSkip, sentenceOf, wasGivenUp } from './elements/problem-box.ts';
import { quoteCurrency } from './elements/quote-table.ts';
import { fetchOnceConnected } from './intake/connection.ts';
import { smaller } from './intake/document-field.ts';
import { formView } from './intake/form.ts';
import { type SentRevision, showFailure, showQuote, showRefusal } from './intake/outcome.ts';
import { showProgress, showReading, showUploaded, showUploading, showView } from './intake/waiting.ts';

/**
 * The page for students. Its address contains the id of the submission, and of a revised version that was sent, so that
 * a reload continues where the student left off.
 */
const client = connect();
/** For what follows the upload: it only asks, and may ask again. */
const patientClient = connect(undefined, { fetch: fetchOnceConnected });
const form = formView(client, (file, answers) => void handIn(file, answers));
let work = new AbortController();
/**
 * What was uploaded, while no answer says whether the desk accepted it: sent again as it is, it is accepted once. Without
 * answers, the desk has refused these, and others may be sent with it.
 */
let sentLast: { file: File; answers: string | null; uploaded: UploadedDocument } | null = null;

pageElement('cancel', HTMLButtonElement).addEventListener('click', () => {
  work.abort();
  announce('Upload cancelled.');
  follow();
});
pageElement('start-over', HTMLButtonElement).addEventListener('click', () => {
  form.clear();
  location.hash = '';
});
keepAddressOnSkip();
window.addEventListener('hashchange', () => follow());
follow({ isFirst: true });

/** Shows what the address names: a submission, or the form. */
function follow({ isFirst = false } = {}): void {
  const [, submissionId, revisionId] =
    /^#submission-([\w-]+)(?:\.revision-([\w-]+))?$/.exec(location.hash) ?? [];
  work.abort();
  work = new AbortController();
  if (submissionId === undefined) showView('form', { moveFocus: !isFirst });
  else void awaitQuote(submissionId, { revisionId }, work.signal);
}

async function handIn(file: File, answers: IntakeForm): Promise<void> {
  work.abort();
  work = new AbortController();
  const { signal } = work;
  showUploading(file.name);
  const told = JSON.stringify(answers);
  const isSame = sentLast?.file === file && (sentLast.answers ?? told) === told;
  const uploaded = isSame ? sentLast?.uploaded : undefined;
  const onUploaded = (place: UploadedDocument) => {
    sentLast = { file, answers: told, uploaded: place };
    showUploaded();
  };
  try {
    const sending = { signal, uploaded, onUploaded, onProgress: showProgress };
    const submissionId = await client.handIn(file, answers, sending);
    sentLast = null;
    form.sent();
    location.hash = `#submission-${submissionId}`;
  } catch (error) {
    if (signal.aborted || wasGivenUp(error)) return;
    showView('form', { moveFocus: false });
    if (error instanceof DeskApiError && form.refuse(error)) {
      if (sentLast) sentLast.answers = null;
      return;
    }
    if (!mayPass(error)) sentLast = null;
    const isTooLarge = error instanceof DeskApiError && error.status === 413;
    form.fail(isTooLarge ? `${sentenceOf(error)} ${smaller}` : sentenceOf(error));
    pageElement('document', HTMLInputElement).focus();
  }
}

/** Sends a revised version of the document that the shown quote is for. */
async function revise(submissionId: string, file: File): Promise<void> {
  work.abort();
  work = new AbortController();
  const { signal } = work;
  showUploading(file.name);
  const sent: { revisionId?: string } = {};
  const onUploaded = (place: UploadedDocument) => {
    sent.revisionId = place.submissionId;
    showUploaded();
  };
  try {
    const sending = { signal, onUploaded, onProgress: showProgress };
    const revisionId = await client.handInRevision(submissionId, file, sending);
    location.hash = `#submission-${submissionId}.revision-${revisionId}`;
  } catch (error) {
    if (signal.aborted || wasGivenUp(error)) return;
    const refused = { fileName: file.name, status: 'error', error: sentenceOf(error) } as const;
    // If the answer was lost, only the desk knows whether it accepted the document.
    await awaitQuote(submissionId, { refused, ...(mayPass(error) ? sent : {}) }, signal);
  }
}

/**
 * Shows the quote once it is ready, with what became of the revised version that the address names, or of one that was
 * refused as it was sent.
 */
async function awaitQuote(
  submissionId: string,
  { revisionId, refused = null }: { revisionId?: string | undefined; refused?: SentRevision | null },
  signal: AbortSignal,
): Promise<void> {
  showReading();
  try {
    const accepted =
      revisionId === undefined ? null : await sentRevision({ submissionId, revisionId }, signal);
    const revision = accepted ?? refused;
    const submission = await patientClient.ending(submissionId, { signal });
    form.fill(submission);
    if (submission.status === 'error') showRefusal(submission);
    if (submission.status !== 'completed') return;
    const [report, currency] = await Promise.all([
      submission.purgedAt === undefined
        ? patientClient.getReport({ submissionId }, { signal }).catch(nothingKept)
        : null,
      quoteCurrency(submissionId, signal),
    ]);
    const send = (file: File) => void revise(submissionId, file);
    if (!signal.aborted) showQuote({ submission, report, currency, revision, revise: send });
  } catch (error) {
    if (signal.aborted || wasGivenUp(error)) return;
    const again = { label: 'Try again', act: () => follow() };
    const isUnknown = error instanceof DeskApiError && error.status === 404;
    if (isUnknown) showFailure('No submission at this address. Please start over.');
    else showFailure(sentenceOf(error), again);
  }
}

/** Returns a revised version once it has been read. Null if it was erased; an erased submission is not asked for it. */
async function sentRevision(
  { submissionId, revisionId }: { submissionId: string; revisionId: string },
  signal: AbortSignal,
): Promise<Revision | null> {
  const { purgedAt } = await patientClient.getSubmission({ submissionId }, { signal });
  if (purgedAt !== undefined) return null;
  return patientClient.revisionEnding(submissionId, revisionId, { signal }).catch(nothingKept);
}

/** Returns null for something that is gone: a purge removes the report, but keeps the quote. */
function nothingKept(error: unknown): null {
  if (error instanceof DeskApiError && error.status === 404) return null;
  throw error;
}

function mayPass(error: unknown): boolean {
  return error instanceof DeskApiError && error.isTemporary;
}
