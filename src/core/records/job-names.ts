/** Processes a submission: analyses its document, quotes it, opens its deal. */
export const intakeJob = 'intake';
/** Reads and quotes a revised document. */
export const revisionJob = 'revision';
/** Updates everything that depends on the quote after a further version of it. */
export const followUpJob = 'quote-version';
/** Sends a mail about a submission. */
export const noticeJob = 'notice';
/** Sends an invitation that could not be sent immediately. */
export const invitationJob = 'invitation';
/** Delivers an event to an endpoint. */
export const deliveryJob = 'delivery';

/** The names of all jobs that a desk runs, which can fail, be listed, retried and counted. */
export const jobNames: readonly string[] = [
  intakeJob,
  revisionJob,
  followUpJob,
  noticeJob,
  invitationJob,
  deliveryJob,
];
