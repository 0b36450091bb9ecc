import { DeskError } from '../../../core/errors.ts';
import { sleep } from '../../../core/time/sleep.ts';
import type { SmtpConnection } from './connection.ts';
import type { SmtpTimes } from './settings.ts';

interface PoolOptions
  extends Pick<SmtpTimes, 'queueMilliseconds' | 'idleMilliseconds' | 'closeMilliseconds'> {
  /** Opens one more connection; leaves nothing open when it fails or the signal is aborted. */
  open(signal: AbortSignal): Promise<SmtpConnection>;
}

/**
 * Lends connections to who sends, each to one at a time. Who finds none waits in a line that every free connection
 * takes the first of. That a further connection cannot be opened matters only when there is no other; then all who
 * wait learn of it at once, rather than each after a try of its own.
 */
export class ConnectionPool {
  readonly #options: PoolOptions;
  readonly #connections = new Set<SmtpConnection>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #closed = new AbortController();
  #idle: SmtpConnection[] = [];
  #line: Waiting[] = [];
  #opening = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Rejects with what `work` or `open` throws, or with `mail_unavailable` where the wait is too long. */
  use(work: (connection: SmtpConnection) => Promise<void>): Promise<void> {
    return this.#run(this.#lend(work));
  }

  /** Opens a connection only to see whether it can be. Rejects with what `open` throws. */
  probe(): Promise<void> {
    return this.#run(this.#probe());
  }

  /** Lets the work that runs end, for a while; who still waits in line is sent away. Never rejects. */
  async close(): Promise<void> {
    this.#closed.abort();
    for (const { refuse } of this.#line.splice(0)) refuse(mailerClosed());
    const hurry = new AbortController();
    const ended = Promise.allSettled(this.#running);
    await Promise.race([ended, sleep(this.#options.closeMilliseconds, hurry.signal)]);
    hurry.abort();
    const idle = new Set(this.#idle);
    await Promise.all(
      [...this.#connections].map((each) => {
        if (!idle.has(each)) each.destroy();
        return each.end();
      }),
    );
  }

  async #run(running: Promise<void>): Promise<void> {
    this.#running.add(running);
    try {
      await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async #probe(): Promise<void> {
    if (this.#closed.signal.aborted) throw mailerClosed();
    const connection = await this.#options.open(this.#closed.signal);
    await connection.end();
  }

  async #lend(work: (connection: SmtpConnection) => Promise<void>): Promise<void> {
    for (;;) {
      const connection = this.#idle.pop() ?? (await this.#waitInLine());
      try {
        if (await connection.isReady()) return await work(connection);
      } finally {
        this.#takeBack(connection);
      }
    }
  }

  #waitInLine(): Promise<SmtpConnection> {
    if (this.#closed.signal.aborted) return Promise.reject(mailerClosed());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#line = this.#line.filter((each) => each !== waiting);
        reject(new DeskError('mail_unavailable', 'Too many mails wait for the mail server.'));
      };
      const timer = setTimeout(leave, this.#options.queueMilliseconds);
      const waiting: Waiting = {
        take(connection) {
          clearTimeout(timer);
          resolve(connection);
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.#line.push(waiting);
      this.#openMore();
    });
  }

  #openMore(): void {
    while (
      this.#opening < this.#line.length &&
      this.#opening + this.#connections.size < mostConnections &&
      !this.#closed.signal.aborted
    ) {
      void this.#run(this.#openOne());
    }
  }

  /** Never rejects. */
  async #openOne(): Promise<void> {
    this.#opening += 1;
    try {
      const connection = await this.#options.open(this.#closed.signal);
      this.#connections.add(connection);
      this.#opening -= 1;
      this.#takeBack(connection);
    } catch (error) {
      this.#opening -= 1;
      if (this.#opening + this.#connections.size > 0) return;
      for (const { refuse } of this.#line.splice(0)) refuse(error);
    }
  }

  #takeBack(connection: SmtpConnection): void {
    if (!connection.isOpen || this.#closed.signal.aborted) {
      void this.#letGo(connection);
      return;
    }
    const next = this.#line.shift();
    if (next) {
      next.take(connection);
      return;
    }
    this.#idle.push(connection);
    connection.rest(this.#options.idleMilliseconds);
  }

  async #letGo(connection: SmtpConnection): Promise<void> {
    await connection.end();
    this.#connections.delete(connection);
    this.#openMore();
  }
}

interface Waiting {
  take(connection: SmtpConnection): void;
  refuse(error: unknown): void;
}

/** Servers seldom allow more than ten of one client. */
const mostConnections = 3;

export function mailerClosed(): DeskError {
  return new DeskError('mail_unavailable', 'The mailer is closed.');
}
