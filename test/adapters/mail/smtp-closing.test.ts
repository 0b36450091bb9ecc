import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../../src/adapters/mail/smtp-mailer.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { mail } from '../../support/mail/mails.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { startTalker } from '../../support/mail/smtp-talker.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { from, openMailer } from './smtp/open-mailer.ts';

/** No test waits until an unused connection is given up, unless it is about that. */
const patient = { idleMilliseconds: 60_000 };

describe('a mailer that closes', () => {
  test('takes leave of the server', async () => {
    const { server, mailer } = await openMailer(patient);
    await Promise.all(Array.from({ length: 3 }, () => mailer.send(mail())));
    await mailer.close();
    await waitUntil(() => server.open() === 0, { what: 'a server without connections' });
  });

  test('lets mails end that are being sent', async () => {
    const answers: (() => void)[] = [];
    const { server, mailer } = await openMailer(patient, {
      onRcptTo: (_address, _session, done) => void answers.push(() => done()),
    });
    const sending = mailer.send(mail());
    await waitUntil(() => answers.length === 1, { what: 'a mail that is being sent' });
    const closing = mailer.close();
    for (const answer of answers) answer();
    await Promise.all([sending, closing]);
    expect(server.taken).toHaveLength(1);
  });

  test('does not wait for ever, and leaves nothing open', async () => {
    const { server, mailer } = await openMailer({ closeMilliseconds: 50 }, { onRcptTo: () => {} });
    const sending = expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    await waitUntil(() => server.open() === 1);
    await mailer.close();
    await sending;
    await waitUntil(() => server.open() === 0, { what: 'a server without connections' });
  });

  test('does not wait for a server that says nothing', async () => {
    const talker = await startTalker([]);
    onTestFinished(() => talker.stop());
    const mailer = smtpMailer({ host: '127.0.0.1', port: talker.port, from });
    const sending = expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    await mailer.close();
    await sending;
  });

  test('sends nothing more', async () => {
    const { server, mailer } = await openMailer();
    await mailer.close();
    await mailer.close();
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect(server.connections).toBe(0);
  });
});

describe('a process that sends', () => {
  test.each([
    ['with its last mail, closed or not', 'await mailer.send(mail);'],
    [
      'with a mail that was refused',
      'await mailer.send({ ...mail, to: { email: "refused@example.com" } }).catch(() => {});',
    ],
    ['with close', 'await mailer.send(mail); await mailer.close();'],
    ['with a server that was found well', 'await mailer.verify();'],
  ])('can end %s', async (_, program) => {
    const server = await startSmtpServer();
    onTestFinished(() => server.stop());
    server.replies.set('refused@example.com', [550]);
    const ended = await runProgram(`
      const mail = { to: { email: 'ana@example.com' }, subject: 'Hello', text: 'Hello', html: 'Hello' };
      const mailer = smtpMailer({
        host: '127.0.0.1', port: ${server.port}, from: ${JSON.stringify(from)}, idleMilliseconds: 3_600_000,
      });
      ${program}
    `);
    expect(ended).toBe(0);
  });
});

/** Runs a program in a process of its own, which has `smtpMailer`, and waits for its end. */
async function runProgram(program: string): Promise<number | null> {
  const outfile = join(await scratchFolder(), 'program.cjs');
  const module = new URL('../../../src/adapters/mail/smtp-mailer.ts', import.meta.url).pathname;
  await build({
    stdin: {
      contents: `import { smtpMailer } from ${JSON.stringify(module)}; void (async () => {${program}})();`,
      resolveDir: '.',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  const child = spawn(process.execPath, [outfile], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code] = await once(child, 'exit');
  return code;
}
