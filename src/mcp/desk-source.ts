import * as z from 'zod';
import type { Desk } from '../core/desk.ts';
import type { Outline } from '../core/docx/outline/outline.ts';
import { DeskError, notFound } from '../core/errors.ts';
import { documentOfVersion } from '../core/records/submissions/submission-documents.ts';
import type { SubmissionRecord } from '../core/records/submissions/submission-record.ts';
import type { Submission } from '../core/schemas/intake.ts';
import { parseInput } from '../core/schemas/parse-input.ts';
import { listedSubmission, publicSubmission } from '../core/services/intake/told-submission.ts';
import type { McpSource, ReadDocument, VisibleSubmission } from './source.ts';
import { submissionId } from './tools/fields.ts';

const documentSchema = z.object({ submissionId });

/**
 * The submissions of a desk. Anyone who knows the id of a submission sees what the public interface shows of it. The
 * operator also sees what the form said, the document chapter by chapter, and the list of all submissions.
 *
 * @example
 * await deskSource(desk, { isOperator: false }).read({ submissionId }); // { name: 'thesis.docx', analysis, report }
 */
export function deskSource(desk: Desk, { isOperator }: { isOperator: boolean }): McpSource {
  return {
    documentFields: documentSchema.shape,

    async read(input, { outline: wantsOutline = false } = {}): Promise<ReadDocument> {
      const { submissionId: id } = parseInput(documentSchema, input);
      const record = await desk.intake.record(id);
      const { analysis, ...submission } = publicSubmission(record);
      if (analysis === undefined) throw noNumbers(submission);
      const report = await desk.intake.report(id);
      const outline = wantsOutline && isOperator ? await outlineOf(desk, id) : undefined;
      return { name: documentOfVersion(record).fileName, analysis, report, outline };
    },

    rates: () => desk.rates.inForce(),

    async submission(id) {
      const record = await desk.intake.record(id);
      return isOperator ? listedSubmission(record) : submissionForAnyone(record);
    },

    ...(isOperator ? { list: (query) => desk.intake.list(query) } : {}),
  };
}

/** What the public interface shows, with the currency, which that shows with the printed quote. */
function submissionForAnyone(record: SubmissionRecord): VisibleSubmission {
  const submission = publicSubmission(record);
  return submission.quote && record.quote ? { ...submission, currency: record.quote.currency } : submission;
}

/** Undefined if the document has been removed. */
async function outlineOf(desk: Desk, id: string): Promise<Outline | undefined> {
  try {
    return await desk.outlines.get(id);
  } catch (error) {
    if (error instanceof DeskError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function noNumbers({ status, error }: Pick<Submission, 'status' | 'error'>): DeskError {
  const why =
    status === 'processing'
      ? 'It is still being processed: ask submission_status until it is completed.'
      : `It could not be read: ${error ?? ''}`;
  return notFound('report', `This submission has no numbers. ${why}`);
}
