import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolder } from '../../../support/remove-folder.ts';

/** An empty folder, removed when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-test-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}
