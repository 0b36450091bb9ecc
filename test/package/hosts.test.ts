import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docxContentType } from '../../src/core/schemas/fields.ts';
import { createClient } from '../../src/http/client/client.ts';
import { freePort } from '../support/redis-server.ts';
import { type HostProcess, startHost } from './support/host-process.ts';
import { hasRegistry, npmInstall, type PackedPackage, packPackage } from './support/npm.ts';
import { runNode } from './support/run-node.ts';

const minutes = 60_000;
const examples = fileURLToPath(new URL('../../examples/', import.meta.url));
const nextProgram = '../node_modules/next/dist/bin/next';
const hosts = [
  { name: 'express', program: ['server.js'], endsWith: 0 },
  { name: 'fastify', program: ['server.js'], endsWith: 0 },
  { name: 'hono', program: ['server.js'], endsWith: 0 },
  { name: 'next', program: [nextProgram, 'start', '--hostname', 'localhost'], endsWith: 0 },
];

describe.skipIf(!hasRegistry())('the desk in another app', () => {
  let packed: PackedPackage;

  beforeAll(async () => {
    packed = await packPackage();
    await installExamples(packed);
    await runNode(join(packed.folder, 'next'), nextProgram, 'build');
  }, 15 * minutes);
  afterAll(() => packed?.remove());

  test('is not opened by a build of Next', async () => {
    expect(await readdir(join(packed.folder, 'next'))).not.toContain('desk');
  });

  describe.each(hosts)('$name', ({ name, program, endsWith }) => {
    let host: HostProcess;
    let desk: string;

    beforeAll(async () => {
      const deskFolder = join(packed.folder, `desk-of-${name}`);
      host = await startHost({ program, cwd: join(packed.folder, name), port: await freePort(), deskFolder });
      desk = `${host.url}/desk`;
    }, 3 * minutes);
    afterAll(() => host?.kill());

    test('leaves the app its own pages', async () => {
      const response = await fetch(host.url);
      expect({ status: response.status, text: await response.text() }).toMatchObject({
        status: 200,
        text: expect.stringContaining('An app of yours'),
      });
    });

    test.each(['', '/', '/desk'])('shows the page at its prefix and "%s"', async (path) => {
      const response = await fetch(`${desk}${path}`, { redirect: 'manual' });
      expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
      });
      await response.arrayBuffer();
    });

    test('opens the editor’s pages to this machine where no token is set', async () => {
      const client = createClient({ baseUrl: desk });
      expect(await client.listSubmissions()).toMatchObject({ submissions: expect.any(Array) });
    });

    test('takes a dissertation to its quote', { timeout: 2 * minutes }, async () => {
      const client = createClient({ baseUrl: desk });
      const document = new Blob([await readFile(join(examples, 'sample-thesis.docx'))]);
      const form = { name: 'Ada Example', email: 'ada@example.org', serviceType: 'editing' };
      const submissionId = await client.handIn(document, form, { fileName: 'My thesis – final.docx' });
      expect(await client.ending(submissionId)).toMatchObject({
        status: 'completed',
        quote: { total: expect.any(Number) },
        crmUrl: `${desk}/desk#deal-1`,
      });
    });

    test('takes uploads that are larger than what the app itself would take', async () => {
      const { uploadUrl } = await createClient({ baseUrl: desk }).createUpload({ fileName: 'thesis.docx' });
      const body = new Blob([new Uint8Array(20 * 1024 * 1024)]);
      const headers = { 'content-type': docxContentType };
      const response = await fetch(uploadUrl, { method: 'PUT', body, headers });
      expect({ status: response.status, text: await response.text() }).toEqual({ status: 200, text: '' });
    });

    test.each([
      ['a wrong field', 400, '{ "fileName": "thesis.pdf" }', /must end in \.docx/],
      ['a body that is no JSON', 400, '{ "fileName"', /not valid JSON/],
    ])('answers %s in its own words', async (_, status, body, message) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${desk}/intake/presigned-url`, { method: 'POST', headers, body });
      expect({ status: response.status, body: await response.json() }).toEqual({
        status,
        body: { error: expect.stringMatching(message) },
      });
    });

    test('answers an address that it does not know, and a method', async () => {
      const [address, method] = await Promise.all([
        fetch(`${desk}/nothing`),
        fetch(`${desk}/intake/submit`, { method: 'DELETE' }),
      ]);
      expect([address.status, method.status, method.headers.get('allow')]).toEqual([
        404,
        405,
        'POST, OPTIONS',
      ]);
      expect(await address.json()).toEqual({ error: 'Nothing is at this address.' });
      expect(await method.json()).toEqual({ error: 'This address only accepts POST, OPTIONS.' });
    });

    test('ends when it is asked to', { timeout: 2 * minutes }, async () => {
      expect(await host.stop()).toBe(endsWith);
    });
  });
});

/** All examples with one installation, each with the dependencies that it names itself. */
async function installExamples({ folder, tarball }: PackedPackage): Promise<void> {
  const names = hosts.map(({ name }) => name);
  for (const name of names) {
    // What somebody installed or built in there stays behind.
    const filter = (path: string) => !/[\\/](?:node_modules|\.next|package-lock\.json)$/.test(path);
    await cp(join(examples, name), join(folder, name), { recursive: true, filter });
    const file = join(folder, name, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    manifest.dependencies.thesisdesk = `file:${tarball}`;
    await writeFile(file, JSON.stringify(manifest));
  }
  const root = { private: true, workspaces: names };
  await writeFile(join(folder, 'package.json'), JSON.stringify(root));
  await npmInstall(folder);
}
