import * as z from 'zod';
import { priceText, serviceName } from '../../core/pricing/in-words.ts';
import { listedSubmissionSchema, mailStateSchema } from '../../core/schemas/operator.ts';
import type { McpSource, VisibleSubmission } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
import { type Fence, untrusted, untrustedSchema } from '../untrusted.ts';
import { submissionId } from './fields.ts';

/** A submission with text from strangers marked as such. */
export const shownSubmissionSchema = listedSubmissionSchema
  .extend({
    name: untrustedSchema,
    email: untrustedSchema,
    phone: untrustedSchema.optional(),
    notes: untrustedSchema.optional(),
    fileName: untrustedSchema.optional(),
    doubts: z.array(untrustedSchema).optional().describe('What the analysis is unsure of.'),
    // Mail servers repeat the address, which a stranger chose.
    mail: mailStateSchema
      .extend({ reason: untrustedSchema.optional().describe('Why the mail server refused it.') })
      .optional()
      .describe('The state of the mail to the student with the newest quote.'),
  })
  .meta({ id: 'ShownSubmission', description: 'A submission and its outcome.' });

export type ShownSubmission = z.output<typeof shownSubmissionSchema>;

/** Returns the status of a submission. */
export function submissionStatus(source: Pick<McpSource, 'submission'>): Tool {
  return defineTool({
    name: 'submission_status',
    title: 'Status of a submission',
    description:
      'Returns the status of a submission: processing; completed, with its numbers and the quote that was given; or error, with what to do about it.',
    input: z.object({ submissionId }),
    output: shownSubmissionSchema,
    async answer(input, fence) {
      const structured = shownSubmission(await source.submission(input.submissionId));
      return { structured, lines: submissionLines(structured, fence) };
    },
  });
}

export function shownSubmission({
  name,
  email,
  phone,
  notes,
  fileName,
  doubts,
  mail,
  ...facts
}: VisibleSubmission): ShownSubmission {
  return {
    ...facts,
    name: untrusted(name),
    email: untrusted(email),
    ...(phone === undefined ? {} : { phone: untrusted(phone) }),
    ...(notes === undefined ? {} : { notes: untrusted(notes) }),
    ...(fileName === undefined ? {} : { fileName: untrusted(fileName) }),
    ...(doubts === undefined ? {} : { doubts: doubts.map(untrusted) }),
    ...(mail === undefined ? {} : { mail: shownMail(mail) }),
  };
}

function shownMail({ reason, ...facts }: NonNullable<VisibleSubmission['mail']>): ShownSubmission['mail'] {
  return { ...facts, ...(reason === undefined ? {} : { reason: untrusted(reason) }) };
}

export function submissionLines(submission: ShownSubmission, { mark }: Fence): string[] {
  const { status, serviceType, createdAt, name, email, phone, notes, fileName, doubts } = submission;
  const { analysis, quote, currency, crmUrl, error, errorCode, finishedAt } = submission;
  const money = (amount: number) => (currency === undefined ? String(amount) : priceText(amount, currency));
  const fields: [string, string | undefined][] = [
    ['Submission', submission.submissionId],
    ['Status', status],
    ['Error', error === undefined ? undefined : `${error} (${errorCode ?? 'unknown'})`],
    ['Service', serviceName(serviceType)],
    ['Received', createdAt],
    ['Finished', finishedAt],
    ['Name', mark(name)],
    ['Mail', mark(email)],
    ['Phone', phone && mark(phone)],
    ['Document', fileName && mark(fileName)],
    ['Notes', notes && mark(notes)],
    ['Numbers', analysis && JSON.stringify(analysis)],
    ['Total', quote && money(quote.total)],
    ['Deal', crmUrl],
  ];
  return [
    ...fields.flatMap(([title, value]) => (value === undefined ? [] : [`${title}: ${value}`])),
    ...(quote?.lineItems ?? []).map(({ description, amount }) => `- ${description}: ${money(amount)}`),
    ...(doubts === undefined || doubts.length === 0
      ? []
      : ['To check:', ...doubts.map((each) => `- ${mark(each)}`)]),
  ];
}
