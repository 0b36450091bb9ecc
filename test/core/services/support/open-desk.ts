import { storeQueue } from '../../../../src/adapters/queue/store-queue.ts';
import type { DeskConfig } from '../../../../src/core/desk/desk-config.ts';
import { createDesk } from '../../../../src/core/desk.ts';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import { randomIds } from '../../../../src/core/ports/system.ts';
import { memoryObjects } from '../../../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { keptLog } from './kept-log.ts';
import { keptMails } from './kept-mails.ts';
import { plainCrm } from './plain-crm.ts';

/** A whole desk in memory, with the real queue and the real analysis. */
export function openDesk(given: Partial<DeskConfig> = {}) {
  const store = given.store ?? memoryStore();
  const objects = given.objects ?? memoryObjects();
  const logger = keptLog();
  const mailer = keptMails();
  const crm = plainCrm();
  const desk = createDesk({
    store,
    objects,
    jobs: storeQueue({ store, logger, ...swift }),
    crm,
    mailer,
    tokens: { issue: async ({ identity }) => ({ token: identity, url: 'wss://video.example' }) },
    analyser: { analyse: (document, given) => analyseDocx(document, given), close: async () => {} },
    joinUrl: (roomCode) => `https://desk.example/meet/${roomCode}`,
    ids: randomIds,
    logger,
    ...given,
  });

  /** Uploads a document and submits it. */
  async function submit(document: Uint8Array, form: object = {}): Promise<string> {
    const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'My thesis.docx' });
    await objects.put(objectKey, only(document), { contentType: 'x/y' });
    const required = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };
    await desk.intake.submit({ submissionId, objectKey, ...required, ...form });
    return submissionId;
  }

  /** The submission once it is no longer processed. */
  async function ended(submissionId: string) {
    for (;;) {
      const submission = await desk.intake.get(submissionId);
      if (submission.status !== 'processing') return submission;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  return { desk, store, objects, logger, mailer, crm, submit, ended };
}

/** No test waits for what a queue in use waits for. */
const swift = { firstWaitMilliseconds: 5, longestWaitMilliseconds: 5, attempts: 3, graceMilliseconds: 50 };

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
