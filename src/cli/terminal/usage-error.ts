/** The command cannot run as it was called. The program ends with 2 and the message is all that is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
