import { type StoreQueueOptions, storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import type { Clock, JobQueue, LogFields, Logger, Store } from '../../../src/core/ports.ts';
import { collect } from '../collect.ts';
import { VirtualTime } from '../virtual-time.ts';

export interface LogLine extends LogFields {
  level: string;
  message: string;
}

/** A logger that keeps its lines. */
export function keepingLogger(): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const logger = {
    debug: (message: string, fields?: LogFields) => void lines.push({ level: 'debug', message, ...fields }),
    info: (message: string, fields?: LogFields) => void lines.push({ level: 'info', message, ...fields }),
    warn: (message: string, fields?: LogFields) => void lines.push({ level: 'warn', message, ...fields }),
    error: (message: string, fields?: LogFields) => void lines.push({ level: 'error', message, ...fields }),
  };
  return { logger, lines };
}

/** Queues on one store, with time that passes only while nothing happens. */
export class StoreQueueBench {
  readonly time = new VirtualTime();
  /** The store under all queues. */
  readonly store: Store;
  /** What all queues logged. */
  readonly lines: LogLine[];
  readonly #logger: Logger;
  readonly #queues: JobQueue[] = [];
  readonly #settings: Partial<StoreQueueOptions>;
  readonly #cleanUps: (() => Promise<void>)[] = [];

  constructor(openStore: (clock: Clock) => Store, settings: Partial<StoreQueueOptions> = {}) {
    const { logger, lines } = keepingLogger();
    this.#logger = logger;
    this.lines = lines;
    this.#settings = settings;
    this.store = this.time.watch(openStore(this.time));
  }

  /** Opens another queue, on the bench's store or on a wrapper around it. */
  readonly open = (settings: Partial<StoreQueueOptions> = {}): JobQueue => {
    const queue = storeQueue({
      store: this.store,
      clock: this.time,
      logger: this.#logger,
      sleep: this.time.sleep,
      ...this.#settings,
      ...settings,
    });
    this.#queues.push(queue);
    return queue;
  };

  readonly now = (): Date => this.time.now();

  readonly until = (condition: () => boolean | Promise<boolean>): Promise<void> => this.time.until(condition);

  /** Lets more time pass than any lease or wait in the tests takes. */
  readonly rest = (): Promise<void> => this.time.pass(15_000);

  readonly keys = (prefix: string): Promise<string[]> => collect(this.store.keys(prefix));

  afterClose(cleanUp: () => Promise<void>): void {
    this.#cleanUps.push(cleanUp);
  }

  readonly close = async (): Promise<void> => {
    let isClosed = false;
    const closing = Promise.all(this.#queues.map((queue) => queue.close())).then(() => {
      isClosed = true;
    });
    await this.until(() => isClosed);
    await closing;
    await this.store.close();
    for (const cleanUp of this.#cleanUps) await cleanUp();
  };
}
