import type { Clock, Logger } from '../../../core/ports.ts';
import type { Sleep } from '../../../core/time/sleep.ts';
import { unavailable } from './failure.ts';
import type { RateLimit } from './rate-limit.ts';

/** When somebody stops waiting. */
export interface Deadline {
  /** Aborted when the time is over. */
  signal: AbortSignal;
  /** Milliseconds until then. */
  left(): number;
}

/** The time in which no request of this process goes to Pipedrive. All callers share it. */
export class Pause {
  readonly #parts: { clock: Clock; sleep: Sleep; logger: Logger };
  #limit: RateLimit['limit'] = 'burst';
  #until = 0;

  constructor(parts: { clock: Clock; sleep: Sleep; logger: Logger }) {
    this.#parts = parts;
  }

  begin({ limit, seconds }: RateLimit): void {
    const { clock, logger } = this.#parts;
    const until = clock.now().getTime() + seconds * 1_000;
    if (until <= this.#until) return;
    this.#until = until;
    this.#limit = limit;
    logger.warn('pipedrive wants no requests for a while', { limit, seconds });
  }

  /** Waits until requests are welcome; throws `crm_unavailable` at once where that comes after the deadline. */
  async pass(deadline: Deadline): Promise<void> {
    const { clock, sleep } = this.#parts;
    const left = this.#until - clock.now().getTime();
    if (left <= 0) return;
    const limit = this.#limit;
    if (limit !== 'burst' || left >= deadline.left()) {
      throw limitRefusal({ limit, seconds: Math.ceil(left / 1_000) });
    }
    await sleep(left, deadline.signal);
  }
}

/** The error for requests that do not wait so long. */
export function limitRefusal({ limit, seconds }: RateLimit): Error {
  return unavailable(sentences[limit], { details: { limit, retryAfterSeconds: seconds } });
}

const sentences: Record<RateLimit['limit'], string> = {
  burst: 'Pipedrive gets too many requests at the moment. Please try again later.',
  daily: "The account's daily budget of Pipedrive requests is used up. It renews at midnight.",
  blocked: 'Pipedrive has shut out requests for a while. Please try again later.',
};
