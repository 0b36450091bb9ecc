/** What a route's handler answers. */
export interface HttpAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * An object that becomes JSON, bytes that are sent as they are, or a stream of bytes whose `content-length`
   * stands in `headers`.
   */
  body?: object | Uint8Array<ArrayBuffer> | ByteContent;
}

/** Bytes that are sent as they come. Leaving the loop early lets go of them. */
export class ByteContent {
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }
}

/** A text as it is sent: in UTF-8. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** An answer ready to be sent: an adapter passes it on as it is. */
export interface FinalAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array> | null;
}

/** A request that is turned down as HTTP, before or beside any service. */
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
