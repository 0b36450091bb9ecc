import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '../../src/core/ports.ts';
import { calendar, mail } from '../support/mail/mails.ts';
import { headerOf, readMail, textParts } from '../support/mail/read-mail.ts';

/** A mailer for one test. */
export interface MailerBench {
  mailer: Mailer;
  /** The sender's address. */
  from: string;
  /** The bytes of each mail that has arrived so far. */
  arrived(): Promise<Uint8Array[]>;
  /** From now on, mails cannot be delivered. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

/** The contract of every `Mailer`. */
export function describeMailer(name: string, open: () => Promise<MailerBench>): void {
  const benchTest = (title: string, body: (bench: MailerBench) => Promise<void>) =>
    test(title, async () => {
      const bench = await open();
      try {
        await body(bench);
      } finally {
        await bench.close();
      }
    });

  describe(`the mailer ${name}`, () => {
    benchTest('delivers one mail to one person', async (bench) => {
      await bench.mailer.send(mail());
      expect(await bench.arrived()).toHaveLength(1);
      expect(headerOf(await onlyMail(bench), 'To')).toBe('Ana Díaz <ana@example.com>');
      expect(headerOf(await onlyMail(bench), 'From')).toContain(bench.from);
    });

    benchTest('delivers to an address without a name', async (bench) => {
      await bench.mailer.send(mail({ to: { email: 'ana@example.com' } }));
      expect(headerOf(await onlyMail(bench), 'To')).toBe('ana@example.com');
    });

    benchTest('keeps subject, text and HTML of any script and length', async (bench) => {
      const text = `.\n\nFrom the desk: 論文 😀 = 100 %\n.\n${'long '.repeat(500)}\n--\nend`;
      const html = `<p>Żółć &amp; ${'x'.repeat(3_000)}</p>`;
      await bench.mailer.send(
        mail({ subject: 'Einladung: 論文の相談 😀 und so weiter'.repeat(4), text, html }),
      );
      const read = await onlyMail(bench);
      expect(headerOf(read, 'Subject')).toBe('Einladung: 論文の相談 😀 und so weiter'.repeat(4));
      expect(textParts(read).map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
      expect(textParts(read).map((part) => part.text.replaceAll('\r\n', '\n').trimEnd())).toEqual([
        text,
        html,
      ]);
    });

    benchTest('writes ASCII in lines that every server accepts', async (bench) => {
      const text = `${'Ł'.repeat(4_000)}\nline\n`;
      await bench.mailer.send(mail({ subject: 'ł'.repeat(500), text, html: text, calendar }));
      const [bytes] = await bench.arrived();
      const source = Buffer.from(bytes ?? []).toString('latin1');
      expect(source).toMatch(/^[\r\n\t\x20-\x7e]*$/);
      expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    });

    test.each([
      ['plain', 'one\ntwo\r\nthree\rfour\n'],
      ['quoted', `an ö\ntwo\r\nthree\rfour\n${'long '.repeat(50)}\n`],
      ['base64', `${'論文'.repeat(20)}\ntwo\r\nthree\rfour\n`],
    ])('ends all lines in the same way, in %s text', async (_, text) => {
      const bench = await open();
      try {
        await bench.mailer.send(mail({ text, html: text }));
        const [bytes] = await bench.arrived();
        expect(
          Buffer.from(bytes ?? [])
            .toString('latin1')
            .replaceAll('\r\n', ''),
        ).not.toMatch(/[\r\n]/);
        const lines = text.replaceAll(/\r\n?/g, '\n').trimEnd().split('\n');
        for (const part of textParts(await onlyMail(bench))) {
          expect(part.text.trimEnd().split('\r\n')).toEqual(lines);
        }
      } finally {
        await bench.close();
      }
    });

    benchTest('dates each mail and gives it a unique id', async (bench) => {
      await bench.mailer.send(mail());
      await bench.mailer.send(mail());
      const mails = (await bench.arrived()).map(readMail);
      const ids = mails.map((read) => headerOf(read, 'Message-ID'));
      expect(new Set(ids).size).toBe(2);
      expect(ids.every((id) => /^<[\w.-]+@[\w.-]+>$/.test(id))).toBe(true);
      expect(mails.every((read) => Date.parse(headerOf(read, 'Date')) > 0)).toBe(true);
      expect(mails.map((read) => headerOf(read, 'MIME-Version'))).toEqual(['1.0', '1.0']);
    });

    benchTest('adds an event as the last alternative to text and HTML', async (bench) => {
      await bench.mailer.send(mail({ calendar }));
      const mixed = await onlyMail(bench);
      const [choices] = mixed.parts;
      expect(choices?.parts.map((part) => headerOf(part, 'Content-Type'))).toEqual([
        'text/plain; charset=utf-8',
        'text/html; charset=utf-8',
        'text/calendar; charset=utf-8; method=REQUEST',
      ]);
      expect(choices?.parts[2]?.text).toBe(calendar.content);
    });

    benchTest('attaches the event as a file too, for mail programs without calendars', async (bench) => {
      await bench.mailer.send(mail({ calendar }));
      const file = (await onlyMail(bench)).parts[1];
      expect(file && headerOf(file, 'Content-Disposition')).toMatch(/^attachment; filename="?invite\.ics"?$/);
      expect(file?.text).toBe(calendar.content);
    });

    benchTest('lets no text add a header or a part', async (bench) => {
      const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...injections));
      const seen = new Set<string>();
      const usual = await namesAfterSending(mail(), bench, seen);
      await fc.assert(
        fc.asyncProperty(hostile, hostile, hostile, async (subject, name, text) => {
          const to = { email: 'ana@example.com', name: `Ana ${name}` };
          const sent = mail({ subject: `On ${subject}`, to, text: `Hello ${text}` });
          expect(await namesAfterSending(sent, bench, seen)).toEqual(usual);
        }),
        { numRuns: 40 },
      );
    });

    benchTest('sends only to the address, whatever the name says', async (bench) => {
      const name = '"Ana" <eve@example.com>, eve@example.com;';
      await bench.mailer.send(mail({ to: { email: 'ana@example.com', name } }));
      const to = headerOf(await onlyMail(bench), 'To');
      expect(to.replace(/^"(?:[^"\\]|\\.)*"/, '')).toBe(' <ana@example.com>');
    });

    test.each([
      ['a line break', 'ana@example.com\r\nBcc: eve@example.com'],
      ['a second address', 'ana@example.com, eve@example.com'],
      ['brackets', 'ana@example.com> <eve@example.com'],
      ['a quoted part', '"eve@example.com x"@example.org'],
      ['no host', 'ana'],
      ['nothing', ''],
    ])('refuses an address with %s', async (_, email) => {
      const bench = await open();
      try {
        const refusal = expect(bench.mailer.send(mail({ to: { email } }))).rejects;
        await refusal.toMatchObject({ name: 'DeskError', code: 'mail_refused' });
        expect(await bench.arrived()).toEqual([]);
      } finally {
        await bench.close();
      }
    });

    benchTest('fails with mail_unavailable when mails cannot be delivered', async (bench) => {
      await bench.breakDown();
      const failure = { name: 'DeskError', code: 'mail_unavailable' };
      await expect(bench.mailer.send(mail())).rejects.toMatchObject(failure);
    });
  });
}

async function onlyMail(bench: MailerBench) {
  const [bytes, ...more] = await bench.arrived();
  if (bytes === undefined || more.length > 0) throw new Error('Expected exactly one mail.');
  return readMail(bytes);
}

/** Sends a mail; resolves to the names of its headers and the types of its parts. */
async function namesAfterSending(sent: Mail, bench: MailerBench, seen: Set<string>): Promise<string[]> {
  await bench.mailer.send(sent);
  const sources = (await bench.arrived()).map((bytes) => Buffer.from(bytes).toString('latin1'));
  const [added = ''] = sources.filter((source) => !seen.has(source));
  seen.add(added);
  const read = readMail(Buffer.from(added, 'latin1'));
  return [...read.headers.map(({ name }) => name), ...textParts(read).map(({ type }) => type)];
}

const injections = [
  '\r\nBcc: eve@example.com',
  '\nBcc: eve@example.com\n\n<b>hello</b>',
  '\r\r\n\nSubject: other',
  '\u2028Bcc: eve@example.com',
  '=?utf-8?Q?=0D=0ABcc:_eve@example.com?=',
  '<eve@example.com>',
  '", <eve@example.com>, "',
  '\x00',
];
