import { inTime } from '../../core/time/in-time.ts';
import { HttpProblem } from '../answer/http-answer.ts';

/** The source of a body's bytes, such as the reader of a web stream. It is never cancelled. */
export interface ByteReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
}

/** How long a body may take, in milliseconds. */
export interface BodyPatience {
  /** Without a single byte. */
  idle: number;
  /** From its first byte to its last. */
  total: number;
  /** Bytes a second, on average, required once the body has taken longer than `idle`. @default any speed */
  leastSpeed?: number | undefined;
}

type TimeLimits = Pick<BodyPatience, 'idle' | 'total'>;

/**
 * The body of one request. It is only read with `read()`, never cancelled or piped: both can close the connection in
 * the middle of an answer and thereby crash the process.
 */
export class RequestBody {
  /** The length in bytes stated by `content-length`; null if it states none. */
  readonly declaredBytes: number | null;
  readonly #isStreamed: boolean;
  readonly #open: () => ByteReader | null;
  #reader: ByteReader | null = null;
  #state: 'untouched' | 'open' | 'ended' | 'broken' = 'untouched';

  constructor(request: { header(name: string): string | null; openBody(): ByteReader | null }) {
    const length = request.header('content-length');
    this.declaredBytes = length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null;
    this.#isStreamed = request.header('transfer-encoding') !== null;
    this.#open = () => request.openBody();
  }

  /**
   * Returns the bytes as they arrive; can be called once.
   *
   * @throws HttpProblem 400 if the body does not have its stated length, 408 if it takes too long, 500 if something
   *   else has read it before
   */
  async *chunks(patience: BodyPatience): AsyncGenerator<Uint8Array, void, void> {
    if (this.#state !== 'untouched') throw new TypeError('a body can be read once');
    this.#state = this.#begin();
    const { idle, leastSpeed = 0 } = patience;
    const start = performance.now();
    let size = 0;
    while (this.#state === 'open') {
      const chunk = await this.#next(patience, start);
      if (chunk === null) break;
      size += chunk.length;
      const milliseconds = performance.now() - start;
      if (milliseconds > idle && size < (leastSpeed * milliseconds) / 1000) {
        this.#state = 'broken';
        throw tooSlow();
      }
      yield chunk;
    }
    if (this.declaredBytes !== null && size !== this.declaredBytes) throw cutShort();
  }

  /**
   * Whether unread bytes may still be arriving. A small body that has not been opened does not count: the server skips
   * it by itself, and the connection stays usable.
   */
  get isLeftOver(): boolean {
    if (this.#state === 'untouched') return this.#isStreamed || (this.declaredBytes ?? 0) > fewBytes;
    return this.#state === 'open' || this.#state === 'broken';
  }

  /** Reads and discards the rest, so that a caller that is still sending gets to see the answer. */
  async discard(patience: TimeLimits): Promise<void> {
    const start = performance.now();
    try {
      if (this.#state === 'untouched') this.#state = this.#begin();
      while (this.#state === 'open' && (await this.#next(patience, start)) !== null);
    } catch {
      // A caller that has gone away needs no answer, and a body that something else has read is not left over.
    }
  }

  #begin(): 'open' | 'ended' {
    this.#reader = this.#open();
    return this.#reader === null ? 'ended' : 'open';
  }

  /** @param start when the first read began */
  async #next({ idle, total }: TimeLimits, start: number): Promise<Uint8Array | null> {
    if (this.#reader === null) return null;
    const milliseconds = Math.min(idle, start + total - performance.now());
    try {
      const { done, value } = await inTime(milliseconds, this.#reader.read(), { tooLate: tooSlow });
      if (done) this.#state = 'ended';
      return done ? null : (value ?? new Uint8Array());
    } catch (error) {
      this.#state = 'broken';
      throw error instanceof HttpProblem ? error : cutShort();
    }
  }
}

const fewBytes = 64 * 1024;

function tooSlow(): HttpProblem {
  return new HttpProblem(408, 'The request body arrived too slowly. Please try again.');
}

function cutShort(): HttpProblem {
  return new HttpProblem(400, 'The request body does not have the length it states.');
}
