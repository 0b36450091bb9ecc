import { DeskApiError, type IntakeForm } from '../client/client.ts';
import { connect } from './desk/token/desk-address.ts';
import { pageElement } from './elements/element.ts';
import { announce, keepAddressOnSkip, sentenceOf, wasGivenUp } from './elements/problem-box.ts';
import { smaller } from './intake/document-field.ts';
import { formView } from './intake/form.ts';
import { showFailure, showQuote, showRefusal } from './intake/outcome.ts';
import { showProgress, showReading, showUploading, showView } from './intake/waiting.ts';
import { quoteCurrency } from './quote/quote-table.ts';

/** The page for students. Its address holds the id of the submission, so a reload goes on where it was. */
const client = connect();
const form = formView(client, (file, answers) => void handIn(file, answers));
let work = new AbortController();

pageElement('cancel', HTMLButtonElement).addEventListener('click', () => {
  work.abort();
  showView('form');
  announce('Upload cancelled.');
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
  const submissionId = /^#submission-([\w-]+)$/.exec(location.hash)?.[1];
  work.abort();
  work = new AbortController();
  if (submissionId === undefined) showView('form', { moveFocus: !isFirst });
  else void awaitQuote(submissionId, work.signal);
}

async function handIn(file: File, answers: IntakeForm): Promise<void> {
  work.abort();
  work = new AbortController();
  const { signal } = work;
  showUploading(file.name);
  try {
    const submissionId = await client.handIn(file, answers, { signal, onProgress: showProgress });
    location.hash = `#submission-${submissionId}`;
  } catch (error) {
    if (signal.aborted || wasGivenUp(error)) return;
    const isTooLarge = error instanceof DeskApiError && error.status === 413;
    showView('form', { moveFocus: false });
    form.fail(isTooLarge ? `${sentenceOf(error)} ${smaller}` : sentenceOf(error));
    pageElement('document', HTMLInputElement).focus();
  }
}

async function awaitQuote(submissionId: string, signal: AbortSignal): Promise<void> {
  showReading();
  try {
    const submission = await client.ending(submissionId, { signal });
    form.fill(submission);
    if (submission.status === 'error') showRefusal(submission);
    if (submission.status !== 'completed') return;
    const [report, currency] = await Promise.all([
      client.getReport({ submissionId }, { signal }).catch(nothingKept),
      quoteCurrency(submissionId, signal),
    ]);
    if (!signal.aborted) showQuote({ submission, report, currency });
  } catch (error) {
    if (signal.aborted || wasGivenUp(error)) return;
    const again = { label: 'Try again', act: () => follow() };
    const isUnknown = error instanceof DeskApiError && error.status === 404;
    if (isUnknown) showFailure('No submission at this address. Please start over.');
    else showFailure(sentenceOf(error), again);
  }
}

/** The report goes when the operator purges a submission; the quote stays. */
function nothingKept(error: unknown): null {
  if (error instanceof DeskApiError && error.status === 404) return null;
  throw error;
}
