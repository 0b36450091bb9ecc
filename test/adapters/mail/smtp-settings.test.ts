import { describe, expect, test } from 'vitest';
import { completeSettings } from '../../../src/adapters/mail/smtp-mailer/settings.ts';
import { smtpMailer } from '../../../src/adapters/mail/smtp-mailer.ts';

const from = { name: 'The editors', email: 'desk@example.org' };
const usual = { host: 'mail.example.com', from };
const login = { user: 'desk', password: 'secret' };

describe('the settings of mail', () => {
  test.each([
    [{}, 587, false],
    [{ port: 465 }, 465, true],
    [{ secure: true }, 465, true],
    [{ port: 2525 }, 2525, false],
    [{ port: 2525, secure: true }, 2525, true],
    [{ port: 465, secure: false }, 465, false],
  ])('with %j are port %i, encrypted at once: %s', (options, port, secure) => {
    expect(completeSettings({ ...usual, ...options }).server).toMatchObject({ port, secure });
  });

  test.each([
    ['mail.example.com', {}, 'required'],
    ['mail.example.com', { requireTls: false }, 'offered'],
    ['localhost.example.com', {}, 'required'],
    ['192.168.0.7', {}, 'required'],
    ['localhost', {}, 'never'],
    ['127.0.0.1', {}, 'never'],
    ['127.8.7.6', {}, 'never'],
    ['::1', {}, 'never'],
    ['[::1]', {}, 'never'],
    ['localhost', login, 'offered'],
    ['localhost', { requireTls: false }, 'offered'],
    ['localhost', { requireTls: true }, 'required'],
  ])('for %s with %j make encryption by STARTTLS %s', (host, options, startTls) => {
    expect(completeSettings({ host, from, ...options }).startTls).toBe(startTls);
  });

  test('take an IPv6 address in brackets', () => {
    expect(completeSettings({ host: '[2001:db8::7]', from }).server.host).toBe('2001:db8::7');
  });

  test.each([
    ['host', { host: '' }],
    ['host', { host: 'smtp://mail.example.com' }],
    ['host', { host: 'mail.example.com\r\nQUIT' }],
    ['port', { port: 0 }],
    ['port', { port: 1.5 }],
    ['port', { port: 65_536 }],
    ['port', { port: Number.NaN }],
    ['password', { user: 'desk' }],
    ['user', { password: 'secret' }],
    ['from.email', { from: { name: '', email: 'desk' } }],
    ['from.email', { from: { name: '', email: 'desk@example.com\r\nBcc: eve@example.com' } }],
  ])('are refused at once for a wrong %s: %j', (path, options) => {
    const failure = expect.objectContaining({ name: 'DeskError', code: 'input_invalid', details: { path } });
    expect(() => smtpMailer({ ...usual, ...options })).toThrow(failure);
  });
});
