import { failureForEditor, isDocumentAtFault } from '../../../../core/records/submissions/failed-document.ts';
import { element } from '../../elements/element.ts';
import { announce, problemBox } from '../../elements/problem-box.ts';
import { refresh } from '../section/refresh.ts';
import type { Opening } from '../section/section.ts';
import { sendWith } from '../section/send-with.ts';
import { mailLink } from './contact-links.ts';

interface Failed {
  error?: string | undefined;
  errorCode?: string | undefined;
  email: string;
  purgedAt?: string | undefined;
}

/** Why there is no quote, for the editor; with a link that writes to the student if only the student can help. */
export function failureBox(submission: Failed): HTMLElement {
  const { email, errorCode, purgedAt } = submission;
  const box = problemBox(failureForEditor(submission) || 'It failed.');
  const isForStudent = isDocumentAtFault(errorCode) && purgedAt === undefined;
  if (isForStudent) box.append(element('p', {}, ['Write to the student: ', mailLink(email, 'write')]));
  return box;
}

/**
 * Whether another document can take the place of the one that failed: it was never read, and so has no doubts, not even an
 * empty list of them.
 */
export function awaitsDocument({
  doubts,
  purgedAt,
}: Pick<Failed, 'purgedAt'> & { doubts?: unknown }): boolean {
  return purgedAt === undefined && doubts === undefined;
}

/** Whether another try can end differently: not with a document that is itself the fault. */
export function mayBeRetried({ errorCode, purgedAt }: Failed): boolean {
  return purgedAt === undefined && !isDocumentAtFault(errorCode);
}

/** A button that starts a failed submission over, and then calls `retried`. A failure is shown after the button. */
export function retryButton(
  { submissionId, name }: { submissionId: string; name: string },
  { client, signal, fail }: Opening,
  retried: () => void = refresh,
): HTMLElement {
  const button = element(
    'button',
    { type: 'button', id: `retry-${submissionId}`, class: 'secondary small' },
    ['Try again', element('span', { class: 'hidden-text' }, [` with the submission of ${name}`])],
  );
  const problem = element('div');
  button.addEventListener('click', async () => {
    button.after(problem);
    await sendWith({ button, problem, signal, fail }, async () => {
      await client.retrySubmission({ submissionId });
      announce('The submission is being processed again.');
      if (!signal.aborted) retried();
    });
  });
  return button;
}
