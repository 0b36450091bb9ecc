import type { OperationTypes } from '../../../client/client.ts';

type Submission = Pick<OperationTypes['showSubmission']['output'], 'status'>;
type Quotes = {
  revisions: readonly { status: string }[];
  versions: readonly { mail?: { state: string } | undefined }[];
};

/** Whether something about a submission is about to change by itself: a document, a revised one, or a mail. */
export function isUnderWay({ status }: Submission, quotes: Quotes | undefined): boolean {
  const isRevised = quotes?.revisions.some((revision) => revision.status === 'processing');
  const isMailDue = quotes?.versions[0]?.mail?.state === 'released';
  return status === 'processing' || isRevised === true || isMailDue;
}
