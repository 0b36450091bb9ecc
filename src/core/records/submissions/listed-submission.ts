import type { SubmissionList } from '../../schemas/operator.ts';
import { documentOfVersion } from './submission-documents.ts';
import { newestMailOf } from './submission-quotes.ts';
import { publicSubmission, type SubmissionRecord } from './submission-record.ts';

export type ListedSubmission = SubmissionList['submissions'][number];

/** A submission as the operator sees it in a list: the interface's fields, and what the form said besides. */
export function listedSubmission(record: SubmissionRecord): ListedSubmission {
  const { phone, notes, finishedAt, doubts, quote } = record;
  const mail = newestMailOf(record);
  return {
    ...publicSubmission(record),
    fileName: documentOfVersion(record).fileName,
    ...(phone === undefined ? {} : { phone }),
    ...(notes === undefined ? {} : { notes }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(quote === undefined ? {} : { currency: quote.currency }),
    ...(doubts === undefined ? {} : { doubts }),
    ...(mail === undefined ? {} : { mail: { state: mail.state, at: mail.at } }),
  };
}
