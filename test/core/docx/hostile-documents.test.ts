import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../support/bundle-program.ts';
import { hostileDocuments, mostOfHostile } from '../../support/theses/hostile-documents.ts';

/** The machine may have much else to do. */
const mostMilliseconds = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'thesisdesk-hostile-'));
let program = '';

beforeAll(async () => {
  const source = fileURLToPath(new URL('../../support/theses/analyse-process.ts', import.meta.url));
  program = await bundleProgram(source, folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a separate process analyses', () => {
  test.each(hostileDocuments.filter(({ isLong }) => !isLong))(
    '$name',
    { timeout: mostMilliseconds + 60_000 },
    async ({ build }) => {
      const file = join(folder, 'hostile.docx');
      writeFileSync(file, await build());
      const run = spawnSync(process.execPath, [program, file], {
        encoding: 'utf8',
        timeout: mostMilliseconds,
      });
      expect(run.stderr).toBe('');
      const { seconds, mebibytes } = JSON.parse(run.stdout);
      expect(seconds).toBeLessThan(mostOfHostile.seconds);
      expect(mebibytes).toBeLessThan(mostOfHostile.mebibytes);
    },
  );
});
