import { DeskError, type DeskErrorCode } from '../../../../src/core/errors.ts';
import type { Mail, Mailer } from '../../../../src/core/ports.ts';

/** A mailer that keeps what was sent. Addresses in `troubles` throw that code instead. */
export interface KeptMails extends Mailer {
  sent: Mail[];
  troubles: Map<string, DeskErrorCode>;
}

export function keptMails(): KeptMails {
  const sent: Mail[] = [];
  const troubles: KeptMails['troubles'] = new Map();
  return {
    sent,
    troubles,
    async send(mail) {
      const code = troubles.get(mail.to.email);
      if (code !== undefined) throw new DeskError(code, `No mail to ${mail.to.email}.`);
      sent.push(mail);
    },
  };
}
