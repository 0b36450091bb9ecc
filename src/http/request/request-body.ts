import { inTime } from '../../core/time/in-time.ts';
import { HttpProblem } from '../answer/http-answer.ts';

/** Where the bytes of a body come from; the reader of a web stream is one. It is never cancelled. */
export interface ByteReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
}

/** How long a body may take, in milliseconds. */
export interface BodyPatience {
  /** Without a single byte. */
  idle: number;
  /** From its first byte to its last. */
  total: number;
  /** Bytes a second, on average, once it has taken as long as it may go without one. @default any */
  leastSpeed?: number;
}

/**
 * The body of one request. It is read by `read()` alone and never cancelled or piped: both can take the
 * connection down in the middle of an answer, and with it the process.
 */
export class RequestBody {
  /** Bytes as `content-length` states them; null where it does not. */
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
   * The bytes as they come; can be asked for once.
   *
   * @throws HttpProblem 400 when the body ends before its stated length, 408 when it takes too long
   */
  async *chunks(patience: BodyPatience): AsyncGenerator<Uint8Array, void, void> {
    if (this.#state !== 'untouched') throw new TypeError('a body can be read once');
    this.#reader = this.#open();
    this.#state = this.#reader === null ? 'ended' : 'open';
    const { idle, total, leastSpeed = 0 } = patience;
    const start = performance.now();
    let size = 0;
    while (this.#state === 'open') {
      const chunk = await this.#next(Math.min(idle, start + total - performance.now()));
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
   * Whether bytes may be under way that nobody will read. Few that nobody touched do not count: the server
   * reads over them by itself and the connection stays of use.
   */
  get isLeftOver(): boolean {
    if (this.#state === 'untouched') return this.#isStreamed || (this.declaredBytes ?? 0) > fewBytes;
    return this.#state === 'open' || this.#state === 'broken';
  }

  /** Reads on to nowhere, so that a caller who is still sending gets to see the answer. */
  async discard(milliseconds: number): Promise<void> {
    if (this.#state === 'untouched') {
      this.#reader = this.#open();
      this.#state = this.#reader === null ? 'ended' : 'open';
    }
    const end = performance.now() + milliseconds;
    try {
      while (this.#state === 'open' && (await this.#next(end - performance.now())) !== null);
    } catch {
      // Whoever went away needs no answer.
    }
  }

  async #next(milliseconds: number): Promise<Uint8Array | null> {
    if (this.#reader === null) return null;
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
