import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type ServeProcess, type ServeSettings, startServe } from '../../serve/support/serve-process.ts';
import { removeFolder } from '../../support/remove-folder.ts';

/**
 * One server for all tests in a file that do not disturb each other: they only look, or hand in their own documents. It
 * starts with the first of them. A test that changes what others see needs its own server.
 */
export function sharedDesk(
  start: (settings: ServeSettings) => Promise<ServeProcess> = startServe,
): () => Promise<ServeProcess> {
  let starting: Promise<ServeProcess> | undefined;
  const ends: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return () => {
    starting ??= mkdtemp(join(tmpdir(), 'thesisdesk-')).then(async (folder) => {
      ends.push(() => removeFolder(folder));
      const server = await start({ folder, endWith: (end) => void ends.push(end) });
      ends.push(() => {
        server.child.kill('SIGKILL');
        return server.ended;
      });
      return server;
    });
    return starting;
  };
}
