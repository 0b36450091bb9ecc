import type { OperationTypes } from '../../../client/client.ts';

type Submission = Pick<OperationTypes['showSubmission']['output'], 'status'>;
type Quotes = {
  revisions: readonly { status: string }[];
  deal?: { update?: object | undefined };
  versions: readonly { createdAt: string; mail?: { state: string } | undefined }[];
};

/** Whether something about a submission is about to change by itself: a document, a revised one, its deal, or a mail. */
export function isUnderWay({ status }: Submission, quotes: Quotes | undefined, now: Date): boolean {
  const isRevised = quotes?.revisions.some((revision) => revision.status === 'processing');
  const newest = quotes?.versions[0];
  const isMailDue = newest?.mail ? newest.mail.state === 'released' : isJustMade(newest?.createdAt, now);
  const isDealBehind = quotes?.deal?.update !== undefined;
  return status === 'processing' || isRevised === true || isDealBehind || isMailDue;
}

/**
 * Whether a mail about the newest version is about to be decided on, on a desk that has mailed an earlier one. It may still
 * turn out that there is none. Pure.
 */
export function isMailAwaited(quotes: Pick<Quotes, 'versions'> | undefined, now: Date): boolean {
  const [newest, ...earlier] = quotes?.versions ?? [];
  const isUndecided = newest !== undefined && newest.mail === undefined;
  return isUndecided && earlier.some(({ mail }) => mail !== undefined) && isJustMade(newest.createdAt, now);
}

/** A desk that mails has then not come to it; one that does not never says so. The clocks may differ a little. */
function isJustMade(createdAt = '', now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(createdAt)) < mailMilliseconds;
}

const mailMilliseconds = 60_000;
