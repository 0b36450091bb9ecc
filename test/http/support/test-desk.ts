import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localCrm } from '../../../src/adapters/crm/local-crm.ts';
import { outboxMailer } from '../../../src/adapters/mail/outbox-mailer.ts';
import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import { livekitTokens } from '../../../src/adapters/video/livekit-tokens.ts';
import { createDesk, type Desk } from '../../../src/core/desk.ts';
import { analyseDocx } from '../../../src/core/docx/analyse.ts';
import { randomIds, systemClock } from '../../../src/core/ports/system.ts';
import type { Crm, Logger } from '../../../src/core/ports.ts';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import type { SignedObjectStore } from '../../../src/storage-drivers/signed-urls/signed-objects.ts';
import { type SwitchedStore, switchedStore } from '../../support/failing-stores.ts';
import { type TestClock, testClock } from './test-clock.ts';

export interface TestDeskOptions {
  logger: Logger;
  publicUrl(): string;
  /** @default in memory */
  objects?: (publicUrl: () => string, clock: TestClock) => SignedObjectStore;
  /** @default the embedded CRM */
  crm?: Crm;
  /** Whether there are credentials for video rooms. @default true */
  hasVideo?: boolean;
}

export interface TestDesk {
  desk: Desk;
  clock: TestClock;
  /** Tests can switch it off. */
  store: SwitchedStore;
  objects: SignedObjectStore;
  /** The folder with the invitations. */
  outbox: string;
  close(): Promise<void>;
}

/** A desk of the embedded parts, in memory, with a clock that the test moves. The queue runs in real time. */
export async function openTestDesk(options: TestDeskOptions): Promise<TestDesk> {
  const { logger, publicUrl, hasVideo = true } = options;
  const clock = testClock();
  const store = switchedStore(memoryStore({ clock }));
  const objects = options.objects?.(publicUrl, clock) ?? memoryObjects({ publicUrl, clock });
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-http-'));
  const outbox = join(folder, 'outbox');
  const dealUrl = (id: number) => `https://desk.example/deals/${id}`;
  const desk = createDesk({
    store: store.store,
    objects,
    jobs: storeQueue({ store: store.store, clock: systemClock, ids: randomIds, logger }),
    crm: options.crm ?? localCrm({ store: store.store, clock, dealUrl }),
    mailer: outboxMailer({ folder: outbox, clock, ids: randomIds }),
    tokens: livekitTokens({ credentials: () => (hasVideo ? video : {}), logger }),
    analyser: { analyse: (document, given) => analyseDocx(document, given), async close() {} },
    joinUrl: (roomCode) => `https://desk.example/rooms/${roomCode}`,
    clock,
    logger,
  });
  desk.start();
  return {
    desk,
    clock,
    store,
    objects,
    outbox,
    async close() {
      await desk.close();
      await rm(folder, { recursive: true });
    },
  };
}

const video = { apiKey: 'key', apiSecret: 'a-secret-of-thirty-two-characters', url: 'wss://video.example' };
