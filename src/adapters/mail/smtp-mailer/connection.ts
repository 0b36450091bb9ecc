import { once } from 'node:events';
import type { Socket } from 'node:net';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeskError } from '../../../core/errors.ts';
import { sleep } from '../../../core/time/sleep.ts';

interface Envelope {
  from: string;
  to: string;
}

interface OpenedConnection {
  client: SMTPConnection;
  socket: Socket;
  /** Rejects when the connection ends. */
  lost: Promise<never>;
  /** Whether the server takes addresses beyond ASCII (RFC 6531). */
  takesUnicode: boolean;
}

/** A connection to a mail server that is ready to take mails. Its owner sends one at a time. */
export class SmtpConnection {
  readonly #client: SMTPConnection;
  readonly #socket: Socket;
  readonly #lost: Promise<never>;
  readonly #takesUnicode: boolean;
  #isOpen = true;
  #sent = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({ client, socket, lost, takesUnicode }: OpenedConnection) {
    this.#client = client;
    this.#socket = socket;
    this.#lost = lost;
    this.#takesUnicode = takesUnicode;
    lost.catch(() => {
      this.#isOpen = false;
    });
  }

  get isOpen(): boolean {
    return this.#isOpen && this.#sent < mailsPerConnection;
  }

  /** Whether the server is still there and expects a new mail. An unused connection may have been dropped. */
  async isReady(): Promise<boolean> {
    clearTimeout(this.#idleTimer);
    this.#socket.ref();
    if (this.#sent === 0 || !this.isOpen) return this.isOpen;
    try {
      await this.#answer((done) => this.#client.reset(done));
    } catch {
      this.destroy();
    }
    return this.isOpen;
  }

  async send({ from, to }: Envelope, content: Buffer): Promise<void> {
    if (/[^\p{ASCII}]/u.test(from + to) && !this.#takesUnicode) {
      throw new DeskError('mail_refused', 'The mail server only accepts addresses in plain Latin letters.');
    }
    this.#sent += 1;
    const envelope = { from, to: [to], size: content.length };
    await this.#answer((done) => this.#client.send(envelope, content, done));
  }

  /** Keeps the connection unused for a while, without keeping the process alive. */
  rest(milliseconds: number): void {
    this.#socket.unref();
    this.#idleTimer = setTimeout(() => void this.end(), milliseconds).unref();
  }

  /** Takes leave of the server, and of the connection when the server keeps silent. Never rejects. */
  async end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    if (this.#socket.closed) return;
    const closed = once(this.#socket, 'close').catch(() => {});
    if (this.#isOpen) this.#client.quit();
    this.#isOpen = false;
    const hurry = new AbortController();
    await Promise.race([closed, sleep(farewellMilliseconds, hurry.signal)]);
    hurry.abort();
    this.destroy();
    await closed;
  }

  destroy(): void {
    clearTimeout(this.#idleTimer);
    this.#isOpen = false;
    this.#client.close();
    this.#socket.destroy();
  }

  #answer(ask: (done: (error: Error | null) => void) => void): Promise<void> {
    const answer = new Promise<void>((resolve, reject) => {
      ask((error) => (error ? reject(error) : resolve()));
    });
    return Promise.race([answer, this.#lost]);
  }
}

/** Servers bound it as well, often at 100, and then end the connection in the middle of a mail. */
const mailsPerConnection = 50;

const farewellMilliseconds = 1_000;
