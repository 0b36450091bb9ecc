import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../storage-drivers/filesystem/support/temporary-folder.ts';
import { startFileServer } from './file-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const someone = 'oxford-msc-zotero-manual-headings';

/** Runs it with a cache folder of its own. */
async function accuracy(...args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
  const environment = { ...process.env, XDG_CACHE_HOME: await temporaryFolder() };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bench/run.js', 'accuracy', ...args], {
      cwd: root,
      env: environment,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

test('npm run accuracy measures what is there, and tells how much that is', async () => {
  const { code, output } = await accuracy('--only', someone);
  expect(output).toMatch(/^[01] of 1 documents are there\. Right:$/m);
  expect(code).toBe(0);
});

test('npm run accuracy refuses what makes no sense in one sentence', async () => {
  expect(await accuracy('--batch', '99')).toEqual({
    code: 1,
    output: '',
    errors: 'There is no batch 99.\n',
  });
});

test('npm run accuracy fetches documents, and names each that fails', async () => {
  const server = await startFileServer((response) => response.writeHead(404).end());
  const { code, output } = await accuracy('--fetch', '--only', someone, '--base-address', server.address);
  expect(output).toContain(`${someone}.docx: failed: the server answered 404\n`);
  expect(code).toBe(1);
});
