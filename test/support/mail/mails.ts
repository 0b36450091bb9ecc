import type { Mail } from '../../../src/core/ports.ts';

/** A typical mail with these values. */
export function mail(values: Partial<Mail> = {}): Mail {
  return {
    to: { email: 'ana@example.com', name: 'Ana Díaz' },
    subject: 'Invitation',
    text: 'Hello Ana,\n\njoin us.\n',
    html: '<p>Hello Ana,</p>\n<p>join us.</p>',
    ...values,
  };
}

/** An invitation to one event, with non-ASCII characters. */
export const calendar = {
  method: 'REQUEST' as const,
  content: [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//thesisdesk//tests//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:kfm-4tqx-9dw@thesisdesk',
    'SEQUENCE:0',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261120T140000Z',
    'SUMMARY:Besprechung über 論文',
    'ORGANIZER;CN=thesisdesk:mailto:noreply@thesisdesk.invalid',
    'ATTENDEE;CN=Ana:mailto:ana@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
};
