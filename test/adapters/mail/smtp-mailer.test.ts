import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { smtpMailer } from '../../../src/adapters/mail/smtp-mailer.ts';
import { describeMailer } from '../../contracts/mailer.ts';
import { calendar, mail } from '../../support/mail/mails.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { from, openMailer } from './smtp/open-mailer.ts';

describeMailer('over SMTP', async () => {
  const server = await startSmtpServer();
  const mailer = smtpMailer({ host: '127.0.0.1', port: server.port, from });
  return {
    mailer,
    from: 'The editors <desk@example.org>',
    arrived: async () => server.taken.map(({ bytes }) => bytes),
    breakDown: () => server.stop(),
    async close() {
      await mailer.close();
      await server.stop();
    },
  };
});

describe('a mail over SMTP', () => {
  test('goes from the sender to the one address', async () => {
    const { server, mailer } = await openMailer();
    await mailer.send(mail({ to: { email: 'ana@example.com', name: 'Ana, <eve@example.com>' } }));
    expect(server.taken).toMatchObject([{ from: 'desk@example.org', to: ['ana@example.com'] }]);
  });

  test('has an invitation that calendars understand', async () => {
    const { server, mailer } = await openMailer();
    await mailer.send(mail({ calendar }));
    const read = await PostalMime.parse(server.taken[0]?.bytes ?? '', { attachmentEncoding: 'utf8' });
    expect(read.attachments.map(({ mimeType, method }) => ({ mimeType, method }))).toEqual([
      { mimeType: 'text/calendar', method: 'REQUEST' },
      { mimeType: 'application/ics', method: undefined },
    ]);
    // The parser reads line ends as those of any text.
    const event = calendar.content.replaceAll('\r\n', '\n');
    expect(read.attachments.map(({ content }) => content)).toEqual([event, event]);
    expect(read.text).toContain('Hello Ana');
    expect(read.html).toContain('<p>Hello Ana,</p>');
  });

  test('keeps an id while it is sent, dated by the given clock', async () => {
    const date = new Date('2026-11-20T09:00:00.000Z');
    const ids = { uuid: () => 'one-id', random: (count: number) => new Uint8Array(count) };
    const { server, mailer } = await openMailer({ clock: { now: () => date }, ids });
    await mailer.send(mail());
    const read = await PostalMime.parse(server.taken[0]?.bytes ?? '');
    expect(read.messageId).toBe('<one-id@example.org>');
    expect(read.date).toBe(date.toISOString());
  });

  test('finds a domain of any script', async () => {
    const { server, mailer } = await openMailer({}, { hideSMTPUTF8: true });
    await mailer.send(mail({ to: { email: 'ana@bücher.example', name: 'Ana' } }));
    // The server shows the domain as people read it.
    expect(server.taken[0]?.to).toEqual(['ana@bücher.example']);
    const read = await PostalMime.parse(server.taken[0]?.bytes ?? '');
    expect(read.to).toEqual([{ address: 'ana@xn--bcher-kva.example', name: 'Ana' }]);
  });

  test('goes to a mailbox of any script where the server can take that', async () => {
    const { server, mailer } = await openMailer();
    await mailer.send(mail({ to: { email: 'añá@example.com' } }));
    expect(server.taken[0]?.to).toEqual(['añá@example.com']);
  });

  test('is refused for such a mailbox where the server cannot', async () => {
    const { server, mailer } = await openMailer({}, { hideSMTPUTF8: true });
    const sending = mailer.send(mail({ to: { email: 'añá@example.com' } }));
    await expect(sending).rejects.toMatchObject({ code: 'mail_refused' });
    await mailer.send(mail());
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    'Ana\r\nBcc: eve@example.com',
    'Ana\u202E moc.elpmaxe@eve',
    'עדה, <eve@example.com>',
    '"Ana" <eve@example.com>, Eve <eve@example.com>',
    'Ana\\" <eve@example.com>',
    'Ana\u0000;:()',
    '=?utf-8?Q?Ana=0D=0ABcc:_eve@example.com?=',
    `Ana ${'x'.repeat(5_000)}`,
  ])('reaches nobody else by the name %j', async (name) => {
    const { server, mailer } = await openMailer();
    await mailer.send(mail({ to: { email: 'ana@example.com', name }, subject: name }));
    expect(server.taken.map(({ to }) => to)).toEqual([['ana@example.com']]);
    const read = await PostalMime.parse(server.taken[0]?.bytes ?? '');
    expect(read.to?.map(({ address }) => address)).toEqual(['ana@example.com']);
    expect([read.cc, read.bcc]).toEqual([undefined, undefined]);
  });

  test.each([
    'ana@example.com, eve@example.com',
    '"ana" <eve@example.com>',
    '"a b"@example.com',
    'ana@example.com>\r\nRCPT TO:<eve@example.com',
    'ana@example.com\u0000',
    'ana@exa mple.com',
    'ana@%65xample.com',
    'ana@example.com SIZE=1',
    'ana@.example.com',
    'ana@[127.0.0.1]',
    'ana@',
    '@example.com',
  ])('is refused for %j before a server hears of it', async (email) => {
    const { server, mailer } = await openMailer();
    const sending = mailer.send(mail({ to: { email } }));
    await expect(sending).rejects.toMatchObject({ name: 'DeskError', code: 'mail_refused' });
    expect(server.connections).toBe(0);
  });

  test.each([
    ['mailbox', `${'ä'.repeat(40)}@example.com`],
    ['domain', `ana@${'x.'.repeat(200)}com`],
  ])('is refused for an address with too long a %s', async (_, email) => {
    const { server, mailer } = await openMailer();
    await expect(mailer.send(mail({ to: { email } }))).rejects.toMatchObject({ code: 'mail_refused' });
    expect(server.connections).toBe(0);
  });
});
