/**
 * The desk said no, or could not be reached. `message` is a sentence for the person who asked.
 *
 * @example
 * try {
 *   await client.getMeeting({ roomCode });
 * } catch (error) {
 *   if (error instanceof DeskApiError && error.status === 410) showThatItIsOver();
 *   else throw error;
 * }
 */
export class DeskApiError extends Error {
  override readonly name = 'DeskApiError';
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** By which the operator finds the request in the log. */
  readonly requestId: string | null;
  /** When to try again, where the answer says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    options: {
      status?: number;
      requestId?: string | null;
      retryAfterSeconds?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status ?? 0;
    this.requestId = options.requestId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** Whether the same request may do better later: no answer, too many requests, a failure of the server. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
