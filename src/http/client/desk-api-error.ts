import type { ClosedMeeting } from '../../core/schemas/meetings.ts';

/**
 * The desk refused a request, or could not be reached. `message` is a sentence to show to the user.
 *
 * @example
 * try {
 *   await client.getMeeting({ roomCode });
 * } catch (error) {
 *   if (error instanceof DeskApiError && error.status === 410) showThatItIsOver(error.meeting);
 *   else throw error;
 * }
 */
export class DeskApiError extends Error {
  override readonly name = 'DeskApiError';
  /** The status of the answer; 0 if there was no answer. */
  readonly status: number;
  /** The field of the request that the message is about, such as `lines`, if the answer says. */
  readonly field: string | null;
  /** The meeting of a room that is not open yet, or has closed. */
  readonly meeting: ClosedMeeting | null;
  /** The id by which the operator can find the request in the log. */
  readonly requestId: string | null;
  /** When to try again, if the answer says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    options: {
      status?: number;
      field?: string | null;
      meeting?: ClosedMeeting | null;
      requestId?: string | null;
      retryAfterSeconds?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status ?? 0;
    this.field = options.field ?? null;
    this.meeting = options.meeting ?? null;
    this.requestId = options.requestId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** Whether the same request may succeed later: no answer, too many requests or a server error. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
