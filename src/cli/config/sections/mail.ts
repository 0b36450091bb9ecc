import { plainAddress } from '../../../adapters/mail/mail-message.ts';
import type { NoticeSettings } from '../../../core/services/notices/notice-settings.ts';
import { hostName, type Kind, line, path, wholeNumber, yesOrNo } from '../kinds.ts';
import { present, secret, setting, type ValuesOf } from '../setting.ts';

/** `Example Editing <desk@example.com>`, or the address alone; then there is no name. */
const mailAddress: Kind<{ name?: string; email: string }> = {
  rule: 'must be an address such as "Example Editing <desk@example.com>"',
  read(text) {
    const [, given = '', typed = text.trim()] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
    const name = given.trim().replace(/^"(.*)"$/, '$1');
    // The mailers' own check: anything else would be refused with each mail.
    const email = plainAddress(typed);
    if (email === null || email.length > 254 || /\p{Cc}/u.test(name)) return undefined;
    return name === '' ? { email } : { name, email };
  },
};

/** How mails are sent, and by whom. */
export const mail = {
  smtpHost: setting('THESISDESK_SMTP_HOST', hostName)
    .says('The mail server.')
    .otherwise('none: mails are written to the `outbox` of the data folder', 'smtp.example.com')
    .needs('mail.from'),
  smtpPort: setting('THESISDESK_SMTP_PORT', wholeNumber(1, 65_535))
    .says('Its port.')
    .otherwise('587, or 465 with `smtp_secure`', '587')
    .needs('mail.smtpHost'),
  smtpSecure: setting('THESISDESK_SMTP_SECURE', yesOrNo)
    .says('TLS from the first byte; otherwise STARTTLS.')
    .otherwise('yes on port 465, else no', 'no')
    .needs('mail.smtpHost'),
  smtpRequireTls: setting('THESISDESK_SMTP_REQUIRE_TLS', yesOrNo)
    .says('Never send mail or a password without TLS.')
    .otherwise('yes, except for a server on this machine', 'yes')
    .needs('mail.smtpHost'),
  smtpUser: setting('THESISDESK_SMTP_USER', line)
    .says('The user to log in as.')
    .otherwise('none: no login', 'desk@example.com')
    .needs('mail.smtpHost', 'mail.smtpPassword'),
  smtpPassword: secret('THESISDESK_SMTP_PASSWORD', line)
    .says('The password of the user.')
    .needs('mail.smtpUser'),
  from: setting('THESISDESK_MAIL_FROM', mailAddress)
    .says('The sender of mails and meeting invitations.')
    .otherwise(
      'needed with `smtp_host`; in the outbox, an address that does not accept replies',
      'Example Editing <desk@example.com>',
    ),
};

/**
 * Returns the mail server, or null for the outbox, and the sender, or null for thesisdesk itself, which does not
 * accept replies.
 *
 * @param businessName null if none is set
 */
export function mailOf(values: ValuesOf<typeof mail>, businessName: string | null) {
  const { from: sender, smtpHost: host, smtpPort: port, smtpUser: user, smtpPassword: password } = values;
  const name = sender?.name ?? businessName;
  const isNamed = sender !== null || name !== null;
  const from = isNamed ? { name: name ?? 'thesisdesk', email: sender?.email ?? noAnswers } : null;
  const options = { port, secure: values.smtpSecure, requireTls: values.smtpRequireTls, user, password };
  return { from, smtp: host === null ? null : { host, ...present(options) } };
}

/** Which mails the desk sends about submissions. */
export const notices = {
  editor: setting('THESISDESK_NOTICES_EDITOR', mailAddress)
    .says('The address to notify of submissions.')
    .otherwise('nobody', 'Editor <editor@example.com>'),
  newSubmission: setting('THESISDESK_NOTICES_NEW_SUBMISSION', yesOrNo)
    .says('Notify the editor of each submission and its quote.')
    .usually('yes'),
  failedSubmission: setting('THESISDESK_NOTICES_FAILED_SUBMISSION', yesOrNo)
    .says("Notify the editor of failed submissions and of students' revised documents that failed.")
    .usually('yes'),
  quote: setting('THESISDESK_NOTICES_QUOTE', yesOrNo).says('Mail students their quote.').usually('yes'),
  newQuote: setting('THESISDESK_NOTICES_NEW_QUOTE', yesOrNo)
    .says('Mail students a later version of their quote.')
    .usually('yes'),
  sendDoubtful: setting('THESISDESK_NOTICES_SEND_DOUBTFUL', yesOrNo)
    .says(
      'Mail a quote immediately, even if a number is marked "please check" or a revised document may be a different one sent by mistake.',
    )
    .usually('no'),
  templates: setting('THESISDESK_NOTICES_TEMPLATES', path)
    .says("A folder of mail templates that replace the desk's own.")
    .otherwise('none', '/etc/thesisdesk/templates'),
};

/** Returns which mails to send. Templates are read when the desk is opened. */
export function noticesOf(values: ValuesOf<typeof notices>, business: string) {
  const { editor, templates, ...switches } = values;
  const settings: NoticeSettings = { business, ...present(switches), ...(editor && { editors: [editor] }) };
  return { settings, templates };
}

/** `.invalid` is reserved and never names a real host (RFC 2606). */
const noAnswers = 'noreply@thesisdesk.invalid';
