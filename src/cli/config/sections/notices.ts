import type { NoticeSettings } from '../../../core/services/notices/notice-settings.ts';
import { path, yesOrNo } from '../kinds.ts';
import { present, setting, type ValuesOf } from '../setting.ts';
import { mailAddress } from './mail.ts';

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
    .says('Mail a quote immediately, even if its numbers say "please check".')
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
