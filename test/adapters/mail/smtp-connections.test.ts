import { describe, expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../../src/adapters/mail/smtp-mailer.ts';
import { mail } from '../../support/mail/mails.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { startTalker } from '../../support/mail/smtp-talker.ts';
import { freePort } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { from, openMailer } from './smtp/open-mailer.ts';

/** No test waits until an unused connection is given up, unless it is about that. */
const patient = { idleMilliseconds: 60_000 };

describe('connections', () => {
  test('are none before the first mail', async () => {
    const { server } = await openMailer();
    expect(server.connections).toBe(0);
  });

  test('are used again', async () => {
    const { server, mailer } = await openMailer(patient);
    for (let count = 0; count < 5; count++) await mailer.send(mail());
    expect([server.taken.length, server.connections]).toEqual([5, 1]);
  });

  test('are used again after a refused mail', async () => {
    const { server, mailer } = await openMailer(patient);
    server.replies.set('ana@example.com', [550, 250]);
    await expect(mailer.send(mail())).rejects.toThrow();
    await mailer.send(mail());
    expect([server.taken.length, server.connections]).toEqual([1, 1]);
  });

  test('are few, for however many mails at once', async () => {
    const { server, mailer } = await openMailer(patient);
    const addresses = Array.from({ length: 50 }, (_, index) => `guest-${index}@example.com`);
    await Promise.all(addresses.map((email) => mailer.send(mail({ to: { email } }))));
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
    expect(server.connections).toBeLessThanOrEqual(3);
  });

  test('carry so many mails and no more', async () => {
    const { server, mailer } = await openMailer(patient);
    for (let count = 0; count < 51; count++) await mailer.send(mail());
    expect([server.taken.length, server.connections]).toEqual([51, 2]);
  });

  test('that the server dropped meanwhile lose no mail', async () => {
    const { server, mailer } = await openMailer(patient);
    for (let count = 0; count < 5; count++) {
      await mailer.send(mail());
      server.dropConnections();
    }
    expect([server.taken.length, server.connections]).toEqual([5, 5]);
  });

  test('that the server took leave of lose no mail', async () => {
    const mails = ['220 here\r\n', '250 hello\r\n', '250 ok\r\n', '250 ok\r\n', '354 go on\r\n'];
    const talker = await startTalker([...mails, '250 taken\r\n421 4.4.2 too slow\r\n', null]);
    onTestFinished(() => talker.stop());
    const mailer = smtpMailer({ host: '127.0.0.1', port: talker.port, from, ...patient });
    onTestFinished(() => mailer.close());
    for (let count = 0; count < 3; count++) await mailer.send(mail());
    expect(talker.connections()).toBe(3);
  });

  test('that are not used end', async () => {
    const { server, mailer } = await openMailer({ idleMilliseconds: 20 });
    await mailer.send(mail());
    await waitUntil(() => server.open() === 0, { what: 'a mailer that took leave' });
    await mailer.send(mail());
    expect(server.taken).toHaveLength(2);
  });

  test('that the server allows only one of do for all mails', async () => {
    const { server, mailer } = await openMailer(patient, { maxClients: 1 });
    await Promise.all(Array.from({ length: 10 }, () => mailer.send(mail())));
    expect(server.taken).toHaveLength(10);
  });

  test('that cannot be opened fail all mails that wait, with one try for several', async () => {
    const talker = await startTalker([]);
    onTestFinished(() => talker.stop());
    const times = { greetingMilliseconds: 500 };
    const mailer = smtpMailer({ host: '127.0.0.1', port: talker.port, from, ...times });
    onTestFinished(() => mailer.close());
    const sendings = await Promise.allSettled(Array.from({ length: 50 }, () => mailer.send(mail())));
    expect(sendings.filter(({ status }) => status === 'rejected')).toHaveLength(50);
    expect(talker.connections()).toBeLessThan(25);
  });

  test('come back with the server', async () => {
    const port = await freePort();
    const mailer = smtpMailer({ host: '127.0.0.1', port, from });
    onTestFinished(() => mailer.close());
    await expect(mailer.send(mail())).rejects.toThrow();
    const server = await startSmtpServer({ port });
    onTestFinished(() => server.stop());
    await mailer.send(mail());
    expect(server.taken).toHaveLength(1);
  });

  test('that are all busy let a mail wait for so long and no longer', async () => {
    const talker = await startTalker(['220 here\r\n']);
    onTestFinished(() => talker.stop());
    const mailer = smtpMailer({
      host: '127.0.0.1',
      port: talker.port,
      from,
      sendMilliseconds: 50,
      closeMilliseconds: 1,
    });
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    await mailer.close();
  });
});
