import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { openDesk } from '../../core/services/support/open-desk.ts';
import { plainAnalyser } from '../../core/services/support/plain-analyser.ts';
import { smallDisk } from './support/small-disk.ts';

const disk = smallDisk(2_048);
afterAll(() => disk?.remove());

const why = disk === null ? ' (skipped: only root can mount a small disk)' : '';

test.skipIf(disk === null)(
  `a desk whose disk is full finishes what it accepted once there is room${why}`,
  async () => {
    const folder = disk?.folder ?? '';
    const store = filesystemStore({ folder: join(folder, 'records') });
    const objects = filesystemObjects({ folder: join(folder, 'files'), publicUrl: 'https://desk.example' });
    const { desk, crm, submit, ended } = openDesk({ store, objects, analyser: plainAnalyser() });
    onTestFinished(() => desk.close());
    const submissionId = await submit(new TextEncoder().encode('a thesis'));

    const filler = join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(4 * 1024 * 1024)).catch(() => {});
    desk.start();
    await expect(desk.intake.createUpload({ fileName: 'thesis.docx' })).rejects.toThrow(DeskError);
    expect((await desk.intake.get(submissionId)).status).toBe('processing');

    await rm(filler);
    expect((await ended(submissionId)).status).toBe('completed');
    expect(crm.created).toHaveLength(1);
  },
);
