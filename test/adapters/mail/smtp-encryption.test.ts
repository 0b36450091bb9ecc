import { describe, expect, test } from 'vitest';
import type { SmtpMailerOptions } from '../../../src/adapters/mail/smtp-mailer.ts';
import { mail } from '../../support/mail/mails.ts';
import { selfSignedCertificate } from '../../support/self-signed-certificate.ts';
import { openMailer } from './smtp/open-mailer.ts';

const here = selfSignedCertificate('127.0.0.1', 'localhost');
const elsewhere = selfSignedCertificate('mail.example.com');
const trusted = { certificateAuthorities: here.cert };
const logins = new Map([['desk', 'right-password']]);
const login = { user: 'desk', password: 'right-password' };

describe('a connection', () => {
  test.each([
    ['required', { requireTls: true }],
    ['wished for, and offered', { requireTls: false }],
    ['there for the login', login],
  ])('is encrypted by STARTTLS where that is %s', async (_, options) => {
    const { server, mailer } = await openMailer(
      { ...trusted, ...options },
      { ...here, logins, authOptional: true },
    );
    await mailer.send(mail());
    expect(server.taken).toMatchObject([{ isEncrypted: true }]);
  });

  test('is encrypted from the first byte where the server is like that', async () => {
    const { server, mailer } = await openMailer({ ...trusted, secure: true }, { ...here, secure: true });
    await mailer.send(mail());
    expect(server.taken).toMatchObject([{ isEncrypted: true }]);
  });

  test('shows what the server takes also where that is said only when encrypted, and before a login', async () => {
    const { server, mailer } = await openMailer({ ...trusted, ...login }, { ...here, logins });
    await mailer.send(mail({ to: { email: 'añá@example.com' } }));
    expect(server.taken).toMatchObject([{ to: ['añá@example.com'], isEncrypted: true, user: 'desk' }]);
  });

  test('to this machine is plain where nobody asks for more', async () => {
    const { server, mailer } = await openMailer({}, elsewhere);
    await mailer.send(mail());
    expect(server.taken).toMatchObject([{ isEncrypted: false }]);
  });

  test('is plain where encryption is wished for and not offered', async () => {
    const { server, mailer } = await openMailer({ requireTls: false });
    await mailer.send(mail());
    expect(server.taken).toMatchObject([{ isEncrypted: false }]);
  });
});

describe('no mail and no password goes to a server', () => {
  const wrong: [string, Partial<SmtpMailerOptions>, object, RegExp][] = [
    ['whose certificate nobody vouches for', { requireTls: true }, here, /certificate/],
    ['whose certificate is so at once', { secure: true }, { ...here, secure: true }, /certificate/],
    [
      'with the certificate of another',
      { requireTls: true, certificateAuthorities: elsewhere.cert },
      elsewhere,
      /certificate/,
    ],
    ['that cannot encrypt', { requireTls: true }, {}, /encrypted/],
    ['that cannot encrypt from the first byte', { secure: true, requireTls: true }, {}, /encrypted/],
  ];

  test.each(wrong)('%s', async (_, options, settings, problem) => {
    const { server, mailer, logger } = await openMailer({ ...login, ...options }, { ...settings, logins });
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect(logger.lines[0]?.fields.problem).toMatch(problem);
    expect([server.taken, server.passwords]).toEqual([[], []]);
  });
});

describe('a login', () => {
  test('comes before the mail', async () => {
    const { server, mailer } = await openMailer({ ...login, ...trusted }, { ...here, logins });
    await mailer.send(mail());
    expect(server.taken).toMatchObject([{ user: 'desk', isEncrypted: true }]);
  });

  test.each(['PLAIN', 'LOGIN', 'CRAM-MD5'])('works by %s', async (method) => {
    const { server, mailer } = await openMailer(login, { logins, authMethods: [method] });
    await mailer.send(mail());
    expect(server.taken).toMatchObject([{ user: 'desk' }]);
  });

  test('asks for the password with each new connection', async () => {
    const passwords = ['old-password', 'right-password'];
    const password = async () => passwords.shift() ?? '';
    const { server, mailer } = await openMailer({ ...login, password }, { logins });
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    await mailer.send(mail());
    await mailer.send(mail());
    expect(server.passwords).toEqual(['old-password', 'right-password']);
  });

  test('without a password that can be read is none, and says so', async () => {
    const password = () => Promise.reject(new Error('vault token 1234'));
    const { server, mailer, logger } = await openMailer({ ...login, password }, { logins });
    const failure = await mailer.send(mail()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'mail_unavailable' });
    expect(failure).not.toHaveProperty('cause');
    const problem = 'The password for the mail server cannot be read.';
    expect(logger.lines.map(({ fields }) => fields.problem)).toEqual([problem]);
    expect(server.connections).toBe(0);
  });

  test('waits not for ever for its password', async () => {
    const password = () => new Promise<string>(() => {});
    const { mailer } = await openMailer({ ...login, password, connectMilliseconds: 50 }, { logins });
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
  });

  test('that the server does not offer is a matter of the settings', async () => {
    const { mailer, logger } = await openMailer(login);
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect(logger.lines[0]?.fields.problem).toMatch(/offers no login/);
  });

  test('that the server wants and nobody configured is one as well', async () => {
    const { mailer, logger } = await openMailer({}, { logins });
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect(logger.lines[0]?.fields.problem).toMatch(/requires a login/);
  });
});

describe('verify', () => {
  test('logs in and sends nothing', async () => {
    const { server, mailer } = await openMailer(login, { logins });
    await mailer.verify();
    expect([server.passwords, server.taken]).toEqual([['right-password'], []]);
  });

  test('says what is wrong', async () => {
    const { mailer } = await openMailer({ ...login, password: 'wrong' }, { logins });
    const message = 'The mail server does not accept the login. Check its user and password.';
    await expect(mailer.verify()).rejects.toMatchObject({ code: 'mail_unavailable', message });
  });

  test('says how to trust a certificate', async () => {
    const { mailer } = await openMailer({ requireTls: true }, here);
    await expect(mailer.verify()).rejects.toThrow(/name its authority in NODE_EXTRA_CA_CERTS/);
  });

  test('fails after close', async () => {
    const { mailer } = await openMailer();
    await mailer.close();
    await expect(mailer.verify()).rejects.toMatchObject({ code: 'mail_unavailable' });
  });
});
