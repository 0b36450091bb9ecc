import { mkdtemp, readdir, readFile, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { removeFolder } from '../../../support/remove-folder.ts';
import { thesis } from '../revisions/revision-bench.ts';
import { openDesk } from '../support/open-desk.ts';

describe('a submission whose report was cut off by a failing disk', () => {
  test('is purged, with the report', async () => {
    const { desk, submissionId, traces } = await withDamagedReport();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const { submissions } = await desk.purge.run({ olderThanDays: 0, asOf: tomorrow });
    expect(submissions).toMatchObject([{ submissionId, removed: expect.arrayContaining(['report']) }]);
    expect(await traces()).toEqual([]);
  });

  test('is erased, with the report', async () => {
    const { desk, submissionId, traces } = await withDamagedReport();
    const { submissions } = await desk.privacy.erase({ email: 'ada@example.org' });
    expect(submissions).toEqual([submissionId]);
    expect(await traces()).toEqual([]);
  });

  test('is named in the log when the report is removed', async () => {
    const { desk, submissionId, logger } = await withDamagedReport();
    await desk.privacy.erase({ email: 'ada@example.org' });
    const message = 'a damaged report was removed';
    expect(logger.lines).toContainEqual({ level: 'warn', message, fields: { submissionId } });
  });
});

async function withDamagedReport() {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-report-'));
  const bench = openDesk({ store: filesystemStore({ folder }) });
  onTestFinished(async () => {
    await bench.desk.close();
    await removeFolder(folder);
  });
  bench.desk.start();
  const submissionId = await bench.submit(await thesis());
  await bench.ended(submissionId);
  const report = join(folder, 'named/reports', `${submissionId}.json`);
  await truncate(report, Math.floor((await readFile(report)).length / 2));
  /** The files that are still there below the folder of reports. */
  const traces = () => readdir(join(folder, 'named/reports'));
  return { ...bench, submissionId, traces };
}
