/** Processes a submission: analyses its document, quotes it, opens its deal. */
export const intakeJob = 'intake';
/** Reads and quotes a revised document. */
export const revisionJob = 'revision';
/** Does what follows from a further version of a quote. */
export const followUpJob = 'quote-version';
/** Sends a mail of a submission. */
export const noticeJob = 'notice';
/** Sends an invitation that could not be sent at once. */
export const invitationJob = 'invitation';
/** Delivers an event to an endpoint. */
export const deliveryJob = 'delivery';

/** The names of all jobs that a desk works on: those that can fail, be listed, retried and counted. */
export const jobNames: readonly string[] = [
  intakeJob,
  revisionJob,
  followUpJob,
  noticeJob,
  invitationJob,
  deliveryJob,
];
