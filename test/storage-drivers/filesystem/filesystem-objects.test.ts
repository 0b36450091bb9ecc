import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { describeObjectStore } from '../../contracts/object-store.ts';
import { manualClock } from '../manual-clock.ts';
import { answerSigned } from '../signed-urls/answer-signed.ts';

describeObjectStore('filesystemObjects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-test-'));
  const clock = manualClock();
  const open = () => filesystemObjects({ folder, publicUrl: 'https://desk.example/', clock });
  return {
    objects: open(),
    reopen: async () => open(),
    // Another handle, as the server that takes an upload may be another process than the one that made the URL.
    send: answerSigned(open()),
    passTime: clock.passTime,
    close: () => rm(folder, { recursive: true }),
  };
});
