import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outboxMailer } from '../../../src/adapters/mail/outbox-mailer.ts';

async function outbox() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = outboxMailer({ folder });
  const names = async (email: string) => {
    const found: string[] = [];
    for await (const { name } of mailer.kept?.naming(email) ?? []) found.push(name);
    return found;
  };
  const send = (email: string, text = 'Hello') =>
    mailer.send({ to: { email, name: 'Ądą' }, subject: 'Hello', text, html: `<p>${text}</p>` });
  return { folder, mailer, names, send };
}

describe('mails in the outbox', () => {
  test('are found by whom they are to', async () => {
    const { names, send } = await outbox();
    await send('Ada@example.org');
    await send('grace@example.org');
    expect(await names('ada@example.org')).toHaveLength(1);
  });

  test.each([
    ['plain', 'About ada@example.org.'],
    ['quoted', `${'A long line with an ö in it, '.repeat(5)} ada@example.org, ${'and more '.repeat(20)}`],
    ['base64', `${'学位論文を提出しました。'.repeat(10)} ada@example.org`],
    ['many lines of', `${'An ö.\n'.repeat(10)}ada@example.org\n${'One.\n\n'.repeat(10)}`],
  ])('are found by whom they are about, in %s text', async (_name, text) => {
    const { names, send } = await outbox();
    await send('editor@example.org', text);
    expect(await names('ada@example.org')).toHaveLength(1);
    expect(await names('other@example.org')).toEqual([]);
  });

  test('are deleted by their names, once', async () => {
    const { mailer, names, send } = await outbox();
    await send('ada@example.org');
    const [name = ''] = await names('ada@example.org');
    expect(await mailer.kept?.delete(name)).toBe(true);
    expect(await mailer.kept?.delete(name)).toBe(false);
    expect(await names('ada@example.org')).toEqual([]);
  });

  test('are found and deleted too if a killed process left them half-written', async () => {
    const { folder, mailer, names } = await outbox();
    const name = '.2026-11-20T09-00-00.000Z-1.eml.unfinished';
    await writeFile(join(folder, name), 'To: ada@example.org\r\nSubj');
    expect(await names('ada@example.org')).toEqual([name]);
    expect(await mailer.kept?.delete(name)).toBe(true);
    expect(await names('ada@example.org')).toEqual([]);
  });

  test.each(['../other.eml', '/etc/x.eml', 'notes.txt', '..', '../x.eml.unfinished'])(
    'are none called %j',
    async (name) => {
      const { folder, mailer } = await outbox();
      await writeFile(join(folder, 'notes.txt'), 'ada@example.org');
      expect(await mailer.kept?.delete(name)).toBe(false);
    },
  );

  test('are none where the folder was never made', async () => {
    const mailer = outboxMailer({ folder: join(tmpdir(), 'never-made-outbox') });
    for await (const { name } of mailer.kept?.naming('ada@example.org') ?? []) expect.fail(name);
  });
});
