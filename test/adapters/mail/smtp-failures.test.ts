import { once } from 'node:events';
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../../src/adapters/mail/smtp-mailer.ts';
import { MailRefusal } from '../../../src/core/ports/mail-refusal.ts';
import { mail } from '../../support/mail/mails.ts';
import { startTalker } from '../../support/mail/smtp-talker.ts';
import { freePort } from '../../support/redis-server.ts';
import { from, openMailer } from './smtp/open-mailer.ts';

const logins = new Map([['desk', 'right-password']]);

describe('a mail that the server answers', () => {
  test.each([
    ['the recipient with 550', 'ana@example.com', 550, 'mail_refused'],
    ['the recipient with 553', 'ana@example.com', 553, 'mail_refused'],
    ['the recipient with 450', 'ana@example.com', 450, 'mail_unavailable'],
    ['the recipient with 452', 'ana@example.com', 452, 'mail_unavailable'],
    ['the recipient with 530, for want of a login', 'ana@example.com', 530, 'mail_unavailable'],
    ['the recipient with 421, and ends', 'ana@example.com', 421, 'mail_unavailable'],
    ['the sender with 553', 'desk@example.org', 553, 'mail_unavailable'],
    ['the sender with 451', 'desk@example.org', 451, 'mail_unavailable'],
    ['the sender with 552, for its size', 'desk@example.org', 552, 'mail_refused'],
    ['the content with 554', 'content for ana@example.com', 554, 'mail_refused'],
    ['the content with 451', 'content for ana@example.com', 451, 'mail_unavailable'],
  ])('at %s fails with the right code', async (_, command, reply, code) => {
    const { server, mailer } = await openMailer();
    server.replies.set(command, [reply]);
    const failure = { name: 'DeskError', code, details: { reply } };
    await expect(mailer.send(mail())).rejects.toMatchObject(failure);
    expect(server.taken).toEqual([]);
  });

  test('says what the server said where it is refused, on one line and no longer than 200 characters', async () => {
    const reply = `5.1.1 <ana@example.com>:\u001b[2J\u202e no such user${' here'.repeat(50)}`;
    const { mailer } = await openMailer(
      {},
      {
        onRcptTo: (_address, _session, done) => done(Object.assign(new Error(reply), { responseCode: 550 })),
      },
    );
    const refusal = await mailer.send(mail()).catch((error: unknown) => error);
    const said = refusal instanceof MailRefusal ? refusal.said : '';
    expect(said).toMatch(/^550 5\.1\.1 <ana@example\.com>: \[2J no such user here here .*…$/u);
    expect([...said].length).toBe(200);
  });

  test('is followed by others, whatever became of it', async () => {
    const { server, mailer } = await openMailer();
    server.replies.set('ana@example.com', [550, 451, 250]);
    server.replies.set('content for ana@example.com', [554, 250]);
    for (let count = 0; count < 3; count++) await expect(mailer.send(mail())).rejects.toThrow();
    await mailer.send(mail());
    expect(server.taken).toHaveLength(1);
  });

  test('goes out over another connection where the server ends the one that was in use', async () => {
    const { server, mailer } = await openMailer();
    await mailer.send(mail());
    server.replies.set('ana@example.com', [421, 250]);
    await mailer.send(mail());
    expect([server.taken.length, server.connections]).toEqual([2, 2]);
  });

  test('is refused when it is larger than the server says it takes', async () => {
    const { mailer } = await openMailer({}, { size: 500 });
    const sending = mailer.send(mail({ text: 'long '.repeat(500) }));
    await expect(sending).rejects.toMatchObject({ code: 'mail_refused' });
  });
});

describe('a mail to a server that', () => {
  test('is not there waits', async () => {
    const mailer = smtpMailer({ host: '127.0.0.1', port: await freePort(), from });
    const failure = { code: 'mail_unavailable', details: { kind: 'ECONNREFUSED' } };
    await expect(mailer.send(mail())).rejects.toMatchObject(failure);
    await mailer.close();
  });

  test('has a name that nobody knows waits', async () => {
    const mailer = smtpMailer({ host: 'mail.thesisdesk.invalid', from });
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    await mailer.close();
  });

  test.each([
    ['says nothing', []],
    ['says nothing after its greeting', ['220 here\r\n']],
    ['never takes the sender', ['220 here\r\n', '250 hello\r\n']],
    ['never says whether it took the mail', [...untilContent()]],
  ])('%s waits', async (_, script) => {
    const { mailer } = await openTalker(script);
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
  });

  test.each([
    ['ends without a word', [null]],
    ['ends after its greeting', ['220 here\r\n', null]],
    ['ends before it took the recipient', ['220 here\r\n', '250 hello\r\n', '250 ok\r\n', null]],
    ['ends after the content', [...untilContent(), null]],
    ['wants nobody', ['554 go away\r\n', null]],
    ['talks about something else', ['HTTP/1.1 400 Bad Request\r\n\r\n', null]],
  ])('%s waits', async (_, script) => {
    const { mailer } = await openTalker(script);
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
  });
});

describe('a failure', () => {
  test.each([
    ['of the login', 'wrong-password', []],
    ['of the recipient', 'right-password', [550]],
    ['for now', 'right-password', [450]],
  ])('%s says nothing of user, password, address and what the server said', async (_, password, replies) => {
    const settings = { user: 'desk', password };
    const { server, mailer, logger } = await openMailer(settings, { logins });
    server.replies.set('ana@example.com', replies);
    const failure = await mailer.send(mail()).catch((error: unknown) => error);
    const said = inspect([failure, logger.lines], { depth: 10, showHidden: true });
    expect(said).toContain('DeskError');
    expect(said).not.toMatch(/"desk"|'desk'|-password|ana@|example\.com|not known|not taken/);
  });

  test('is in the log with what the operator can do', async () => {
    const { mailer, logger } = await openMailer({ user: 'desk', password: 'wrong' }, { logins });
    const code = 'mail_unavailable';
    await expect(mailer.send(mail())).rejects.toMatchObject({ code });
    const problem = 'The mail server does not accept the login. Check its user and password.';
    expect(logger.lines).toMatchObject([{ level: 'warn', fields: { code, problem, reply: '535' } }]);
  });
});

test('a mail to a server that never ends its answer waits for so long and no longer', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const trickle = setInterval(() => socket.write('220-here\r\n'), 20);
    socket.once('close', () => clearInterval(trickle));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const mailer = smtpMailer({
    host: '127.0.0.1',
    port,
    from,
    answerMilliseconds: 100,
    sendMilliseconds: 300,
  });
  onTestFinished(() => mailer.close());
  await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
});

describe('a mail whose content went out', () => {
  test('is not sent again by itself where the server ends the connection without a word', async () => {
    const { mailer, talker } = await openTalker([...untilContent(), null]);
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect(talker.connections()).toBe(1);
  });
});

/** All replies up to the end of a mail. */
function untilContent(): string[] {
  return ['220 here\r\n', '250 hello\r\n', '250 ok\r\n', '250 ok\r\n', '354 go on\r\n'];
}

/** A mailer without patience, and a server that says its lines, one for each that it hears. */
async function openTalker(script: readonly (string | null)[]) {
  const talker = await startTalker(script);
  onTestFinished(() => talker.stop());
  const times = { connectMilliseconds: 5_000, greetingMilliseconds: 100, answerMilliseconds: 100 };
  const mailer = smtpMailer({ host: '127.0.0.1', port: talker.port, from, ...times });
  onTestFinished(() => mailer.close());
  return { mailer, talker };
}
