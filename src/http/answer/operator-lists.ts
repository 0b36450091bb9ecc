import type { WebhookRecord } from '../../core/records/crm-event.ts';
import { publicSubmission, type SubmissionRecord } from '../../core/records/submission-record.ts';
import type { SubmissionList } from '../../core/schemas/operator.ts';

/** A submission as the operator sees it in a list: the interface's fields, and what the form said besides. */
export function listedSubmission(record: SubmissionRecord): SubmissionList['submissions'][number] {
  const { phone, notes, finishedAt, doubts, objectKey, quote } = record;
  return {
    ...publicSubmission(record),
    fileName: objectKey.split('/').at(-1) ?? '',
    ...(phone === undefined ? {} : { phone }),
    ...(notes === undefined ? {} : { notes }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(quote === undefined ? {} : { currency: quote.currency }),
    ...(doubts === undefined ? {} : { doubts }),
  };
}

/** An event without its payload, which can be long and is read with the command line. */
export function listedEvent({ payload: _payload, ...event }: WebhookRecord): Omit<WebhookRecord, 'payload'> {
  return event;
}
