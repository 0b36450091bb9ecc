/** The answer of a route's handler. */
export interface HttpAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * An object that becomes JSON, bytes that are sent as they are, or a stream of bytes. If the length of a stream is
   * known, `headers` states it as `content-length`.
   */
  body?: object | Uint8Array<ArrayBuffer> | ByteContent;
}

/** The answer 200 with an object as JSON. */
export function ok(body: object): HttpAnswer {
  return { status: 200, body };
}

/** Bytes that are sent as they arrive. Leaving the loop early releases their source. */
export class ByteContent {
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }
}

/** Encodes a text in UTF-8. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** An answer that is ready to be sent: an adapter passes it on unchanged. */
export interface FinalAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array> | null;
}

/** A request that is refused at the HTTP level, without a service being involved. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** `message` is a full sentence for the caller. */
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
