import { onTestFinished } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import { type OpenedDesk, openDesk } from '../../../src/cli/desk/open-desk.ts';
import { silentLogger } from '../../../src/core/ports/system.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { builtProcess } from './process-file.ts';
import { scratchFolder } from './scratch-folder.ts';
import { thesis } from './thesis.ts';

export interface DeskFolder extends OpenedDesk {
  folder: string;
  /** Uploads and submits a document; resolves to the submission's id once it has been processed. */
  submit(form?: Partial<SubmittedForm>, document?: Uint8Array): Promise<string>;
}

export interface SubmittedForm {
  name: string;
  email: string;
  serviceType: string;
  notes: string;
}

/** A data folder with a desk in this process on it. Both last as long as the test. */
export async function deskFolder(environment: Record<string, string> = {}): Promise<DeskFolder> {
  const folder = await scratchFolder();
  const configuration = await readConfiguration({ data: folder }, environment);
  const publicUrl = () => 'http://desk.example';
  const options = { publicUrl, logger: silentLogger, processFile: builtProcess };
  const opened = await openDesk(configuration, options);
  const { desk, objects, store } = opened;
  onTestFinished(() => desk.close());
  // Until a desk uses the folder, it does not count as a data folder.
  await store.ping();
  let isStarted = false;
  return {
    ...opened,
    folder,
    async submit(form = {}, document) {
      if (!isStarted) desk.start();
      isStarted = true;
      const { objectKey, submissionId } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
      const content = document ?? (await thesis(1_000));
      await objects.put(objectKey, chunksOf(content), { contentType: 'application/octet-stream' });
      const usual = { name: 'Ada Lovelace', email: 'ada@example.com', serviceType: 'editing' };
      await desk.intake.submit({ ...usual, ...form, submissionId, objectKey });
      await waitUntil(async () => (await desk.intake.get(submissionId)).status !== 'processing');
      return submissionId;
    },
  };
}

async function* chunksOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
