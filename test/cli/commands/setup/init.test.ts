import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../../src/cli/config/configuration.ts';
import { readSecret } from '../../../../src/core/ports/secret.ts';
import { type Answer, answeringDialogue, down, enter, interrupt } from '../../support/answering-dialogue.ts';
import { runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** The answers of somebody who takes what is proposed; some are replaced. */
function answers(given: Record<string, string> = {}): Answer[] {
  const keys = { ...proposed, ...given };
  return Object.entries(keys).map(([question, pressed]) => [question, pressed]);
}

const proposed = {
  'Who can reach': enter,
  'Its port': enter,
  'at which others reach it': enter,
  'Make a token': enter,
  'name of your business': enter,
  'submissions, rates and meetings': enter,
  'Where are documents': enter,
  'How are jobs': enter,
  'data folder': enter,
  'Where are deals': enter,
  'How are mails': enter,
  'The sender': enter,
  'video rooms': enter,
};

async function init(given: readonly Answer[], content: Record<string, string> = {}) {
  const folder = await scratchFolder(content);
  const file = join(folder, 'desk.toml');
  const dialogue = answeringDialogue(given);
  const run = await runMain(['init', '--config', file], { dialogue });
  return { ...run, folder, file, screen: dialogue.screen(), text: () => readFile(file, 'utf8') };
}

describe('init', () => {
  test('writes a file that sets nothing where all is left as proposed', async () => {
    const { code, file, text } = await init(answers());
    const { warnings, ...configuration } = await readConfiguration({ config: file }, {});
    expect(configuration).toEqual((({ warnings: _, ...rest }) => rest)(await readConfiguration({}, {})));
    expect((await text()).split('\n').every((line) => /^(#.*|\[\w+\]|)$/.test(line))).toBe(true);
    expect(code).toBe(0);
  });

  test('writes what was answered, and says what to run next', async () => {
    const { file, output } = await init(
      answers({ 'Its port': `9000${enter}`, 'name of your business': `Example "Editing"${enter}` }),
    );
    const { port, mail } = await readConfiguration({ config: file }, {});
    expect({ port, from: mail.from?.name }).toEqual({ port: 9_000, from: 'Example "Editing"' });
    expect(output).toContain(`Wrote ${file}.\n`);
    expect(output).toContain(`thesisdesk doctor --config ${file}`);
  });

  test.skipIf(process.platform === 'win32')('lets nobody else read what it writes', async () => {
    const { file, folder } = await init(answers({ 'Make a token': `y${enter}` }));
    const modes = await Promise.all(
      [file, join(folder, 'secrets', 'server_admin_token')].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o600, 0o600]);
  });

  test('makes a token for the operator where other machines reach the server', async () => {
    const { file, output, errors } = await init(answers({ 'Who can reach': `${down}${enter}` }));
    const { host, adminToken, warnings } = await readConfiguration({ config: file }, {});
    expect({ host, warnings }).toEqual({ host: '0.0.0.0', warnings: [] });
    expect(adminToken).toMatch(/^[\w-]{32}$/);
    expect(output + errors).not.toContain(adminToken);
  });

  test('keeps secrets in files of their own', async () => {
    const { file, text, screen } = await init([
      ...answers().slice(0, 5),
      ['submissions, rates and meetings', `${down}${enter}`],
      ['Where are documents', enter],
      ['How are jobs', `${down}${enter}`],
      ['data folder', enter],
      ['The address of Redis', `redis://:hush-hush@localhost${enter}`],
      ...answers().slice(9),
    ]);
    const { store, queue, redis } = await readConfiguration({ config: file }, {});
    expect({ store, queue, url: await readSecret(redis?.url ?? '') }).toEqual({
      store: 'redis',
      queue: 'redis',
      url: 'redis://:hush-hush@localhost',
    });
    expect((await text()) + screen).not.toContain('hush');
  });

  test('leaves secrets that are not typed to the environment', async () => {
    const { file, output } = await init([
      ...answers().slice(0, 9),
      ['Where are deals', `${down}${enter}`],
      ['The company', `acme${enter}`],
      ['The API token', enter],
      ['id of the pipeline', `2${enter}`],
      ...answers().slice(10),
    ]);
    expect(output).toContain(
      'Still to set in the environment: THESISDESK_PIPEDRIVE_TOKEN (or THESISDESK_PIPEDRIVE_TOKEN_FILE)\n',
    );
    const { crm } = await readConfiguration({ config: file }, { THESISDESK_PIPEDRIVE_TOKEN: 'token' });
    expect(crm).toMatchObject({ company: 'acme', pipelineId: 2 });
  });

  test('sets up S3, mail and video rooms', async () => {
    const { file } = await init([
      ...answers().slice(0, 5),
      ['submissions, rates and meetings', `${down}${down}${enter}`],
      ['Where are documents', `${down}${enter}`],
      ['How are jobs', enter],
      ['The bucket', `desk${enter}`],
      ['Its region', enter],
      ['The endpoint', `http://127.0.0.1:9000${enter}`],
      ['Where browsers reach it', enter],
      ['part of the path', enter],
      ['id of the access key', `id${enter}`],
      ['secret access key', `secret${enter}`],
      ['Where are deals', enter],
      ['How are mails', `${down}${enter}`],
      ['The sender', `Example Editing <desk@example.com>${enter}`],
      ['The mail server', `smtp.example.com${enter}`],
      ['Its port', enter],
      ['The user', `desk${enter}`],
      ['The password', `pass word${enter}`],
      ['video rooms', `${down}${enter}`],
      ['Where browsers reach it', `wss://video.example.com${enter}`],
      ['The API key', `key${enter}`],
      ['The API secret', `secret${enter}`],
    ]);
    const { s3, mail, livekit } = await readConfiguration({ config: file }, {});
    expect(s3).toMatchObject({ bucket: 'desk', endpoint: 'http://127.0.0.1:9000', forcePathStyle: true });
    expect(await readSecret(s3?.credentials?.secretAccessKey ?? '')).toBe('secret');
    expect(mail).toMatchObject({
      from: { name: 'Example Editing', email: 'desk@example.com' },
      smtp: { host: 'smtp.example.com', user: 'desk' },
    });
    expect(await readSecret(mail.smtp?.password ?? '')).toBe('pass word');
    expect(livekit.url).toBe('wss://video.example.com');
  });

  test('asks again for what cannot be', async () => {
    const { file } = await init([
      ['Who can reach', enter],
      ['Its port', `nine${enter}`],
      ['must be a whole number', `\x7f\x7f\x7f\x7f9000${enter}`],
      ...answers().slice(2),
    ]);
    expect((await readConfiguration({ config: file }, {})).port).toBe(9_000);
  });

  test('replaces a file only when it is told to', async () => {
    const before = '[server]\nport = 1\n';
    const kept = await init([['Replace it?', enter]], { 'desk.toml': before });
    expect(kept).toMatchObject({ code: 1, errors: 'warning: Nothing written.\n' });
    expect(await kept.text()).toBe(before);
    const replaced = await init([['Replace it?', `y${enter}`], ...answers()], { 'desk.toml': before });
    expect(replaced.code).toBe(0);
    expect((await readConfiguration({ config: replaced.file }, {})).port).toBe(8_787);
  });

  test('writes no earlier secret over', async () => {
    const content = { 'secrets/server_admin_token': 'earlier' };
    const { folder, file } = await init(answers({ 'Make a token': `y${enter}` }), content);
    expect(await readFile(join(folder, 'secrets', 'server_admin_token'), 'utf8')).toBe('earlier');
    expect((await readConfiguration({ config: file }, {})).adminToken).not.toBe('earlier');
  });

  test('writes nothing when the person interrupts', async () => {
    const { code, errors, text } = await init([
      ['Who can reach', enter],
      ['Its port', interrupt],
    ]);
    expect({ code, errors }).toEqual({ code: 130, errors: 'warning: Nothing written.\n' });
    await expect(text()).rejects.toThrow('ENOENT');
  });
});

describe('init --yes', () => {
  test('writes the defaults without asking', async () => {
    const file = join(await scratchFolder(), 'new', 'desk.toml');
    const { code, output } = await runMain(['init', '--yes', '--config', file]);
    expect({ code, port: (await readConfiguration({ config: file }, {})).port }).toEqual({
      code: 0,
      port: 8_787,
    });
    expect(output).toContain(`Wrote ${file}.`);
  });

  test('ends with 2 where there is a file, and leaves it', async () => {
    const file = join(await scratchFolder(), 'desk.toml');
    await writeFile(file, 'mine');
    const { code, errors } = await runMain(['init', '--yes', '--config', file]);
    expect(errors).toMatch(/^error: .* already exists\./);
    expect(code).toBe(2);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test('is what to use where nobody can be asked', async () => {
    const file = join(await scratchFolder(), 'desk.toml');
    const { code, errors } = await runMain(['init', '--config', file]);
    expect(errors).toBe('error: init needs a terminal to ask its questions. Without one, use init --yes.\n');
    expect(code).toBe(2);
  });

  test('ends with 2 where the file cannot be written', async () => {
    const folder = await scratchFolder({ file: '' });
    const { code, errors } = await runMain(['init', '--yes', '--config', join(folder, 'file', 'desk.toml')]);
    expect(errors).toMatch(/^error: Cannot write .*desk\.toml \((ENOTDIR|EEXIST)\)\.\n$/);
    expect(code).toBe(2);
  });
});
