import { failureForEditor, isDocumentAtFault } from '../../../../core/records/submissions/failed-document.ts';
import { element } from '../../elements/element.ts';
import { problemBox } from '../../elements/problem-box.ts';
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

/** Whether another try can end differently: not with a document that is itself the fault. */
export function mayBeRetried({ errorCode, purgedAt }: Failed): boolean {
  return purgedAt === undefined && !isDocumentAtFault(errorCode);
}
