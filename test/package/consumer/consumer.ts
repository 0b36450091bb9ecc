import { readFile } from 'node:fs/promises';
import {
  type Clock,
  type Crm,
  createAnalysisPool,
  createDesk,
  type Deal,
  type DeskConfig,
  DeskError,
  type DeskEvent,
  type LogFields,
  type Logger,
  type Mail,
  type Mailer,
  type NewDeal,
  type PutOptions,
  type Secret,
  type Stage,
  type Store,
  type Stored,
  type TokenIssuer,
  type WebhookEndpoint,
} from 'thesisdesk';
import { type StoreQueueOptions, storeQueue } from 'thesisdesk/adapters/store-queue';
import { createClient, DeskApiError, type IntakeForm, type Submission } from 'thesisdesk/client';
import { type MemoryStoreOptions, memoryStore } from 'thesisdesk/drivers/memory';
import { memoryObjects, type SignedObjectStore } from 'thesisdesk/drivers/memory-objects';
import { createHttpApp, type HttpAppOptions, serve } from 'thesisdesk/http';

// An app that brings everything of its own, takes a document to its quote over HTTP, and prints what it saw.

const clock: Clock = { now: () => new Date() };
const memory: MemoryStoreOptions = { clock };

/** A store driver of the app's own: it counts what is written. */
class CountingStore implements Store {
  readonly inner = memoryStore(memory);
  writes = 0;

  get<T extends object>(key: string): Promise<Stored<T> | null> {
    return this.inner.get<T>(key);
  }

  put(key: string, value: object, options?: PutOptions): Promise<{ etag: string } | null> {
    this.writes += 1;
    return this.inner.put(key, value, options);
  }

  delete(key: string, condition?: { ifMatch: string }): Promise<boolean> {
    return this.inner.delete(key, condition);
  }

  keys(prefix: string): AsyncIterable<string> {
    return this.inner.keys(prefix);
  }

  ping(): Promise<void> {
    return this.inner.ping();
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}

class OwnCrm implements Crm {
  readonly deals = new Map<string, NewDeal>();

  async createDeal(deal: NewDeal, { idempotencyKey }: { idempotencyKey: string }) {
    this.deals.set(idempotencyKey, deal);
    return { dealId: idempotencyKey, url: `https://crm.example/${idempotencyKey}` };
  }

  async findDeal(idempotencyKey: string) {
    const url = `https://crm.example/${idempotencyKey}`;
    return this.deals.has(idempotencyKey) ? { dealId: idempotencyKey, url } : null;
  }

  async listDeals(): Promise<Deal[]> {
    return [];
  }

  async listStages(): Promise<Stage[]> {
    return [{ id: 1, name: 'New', order: 1 }];
  }

  async ping(): Promise<void> {}
}

const mails: Mail[] = [];
const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
const tokens: TokenIssuer = {
  async issue({ room }) {
    if (room === 'closed') throw new DeskError('tokens_unavailable', 'This room is closed.');
    return { token: 'token', url: 'wss://video.example' };
  },
};
const lines: [string, LogFields | undefined][] = [];
const note = (message: string, fields?: LogFields) => void lines.push([message, fields]);
const logger: Logger = { debug: note, info: note, warn: note, error: note };
const events: DeskEvent[] = [];
const secret: Secret = async () => 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';
const webhookEndpoints: WebhookEndpoint[] = [
  { url: 'https://events.invalid', secret, types: ['meeting.created'] },
];

const store = new CountingStore();
const crm = new OwnCrm();
const queue: StoreQueueOptions = { store, clock, logger };
let address = '';
const objects: SignedObjectStore = memoryObjects({ publicUrl: () => `${address}/desk`, clock });
const config: DeskConfig = {
  store,
  objects,
  jobs: storeQueue(queue),
  crm,
  mailer,
  tokens,
  analyser: createAnalysisPool({ processes: 1 }),
  joinUrl: (roomCode) => `https://rooms.example/${roomCode}`,
  onEvent: (event) => void events.push(event),
  webhookEndpoints,
  clock,
  logger,
};
const desk = createDesk(config);
const http: HttpAppOptions = { basePath: '/desk', signedObjects: objects, logger };
const server = await serve(createHttpApp(desk, http), { port: 0 });
address = server.url;
desk.start();

const client = createClient({ baseUrl: `${address}/desk` });
const [path = ''] = process.argv.slice(2);
const form: IntakeForm = { name: 'Ada Example', email: 'ada@example.org', serviceType: 'editing' };
const document = new Blob([await readFile(path)]);
const submissionId = await client.handIn(document, form, { fileName: 'thesis.docx' });
const submission: Submission = await client.ending(submissionId);
const refusal = await client.getMeeting({ roomCode: 'kfm-4tqx-9dw' }).catch((error: unknown) => error);
const noToken = await desk.tokens
  .issue({ room: 'closed', participant: 'Ada' })
  .catch((error: unknown) => error);
await server.close();
await desk.close();

const seen = {
  status: submission.status,
  isPriced: (submission.quote?.total ?? 0) > 0,
  isDealOurs: submission.crmUrl === `https://crm.example/${submissionId}`,
  dealTitles: crm.deals.size,
  isStoreOurs: store.writes > 0,
  isLogged: lines.length > 0,
  events: events.map((event) => event.type),
  refusal: refusal instanceof DeskApiError ? refusal.status : String(refusal),
  noToken: noToken instanceof DeskError ? noToken.code : String(noToken),
};
process.stdout.write(JSON.stringify(seen));
