import type * as z from 'zod';
import type { AnalysisResult } from '../core/docx/analysis.ts';
import type { Outline } from '../core/docx/outline/outline.ts';
import type { RateSchedule } from '../core/pricing/rates/rate-schedule.ts';
import type { Page } from '../core/records/reading/record-page.ts';
import type { SubmissionRecord } from '../core/records/submissions/submission-record.ts';
import type { Submission } from '../core/schemas/intake.ts';
import type { SubmissionListQuery } from '../core/schemas/submissions.ts';
import type { ListedSubmission } from '../core/services/intake/told-submission.ts';

/** Where the tools get their data: someone's files, or a desk. It cannot write anything. */
export interface McpSource {
  /** The input fields with which a tool call names a document. */
  documentFields: z.ZodRawShape;
  /**
   * Reads the document that an input names.
   *
   * @throws DeskError `input_invalid`, `not_found`, `file_unreadable`, and what the analysis of a document throws
   */
  read(input: Readonly<Record<string, unknown>>, wants?: { outline?: boolean }): Promise<ReadDocument>;
  /** Returns the rates in force. Throws DeskError. */
  rates(): Promise<RatesInForce>;
  /** Returns what the caller may see of a submission. Throws DeskError. */
  submission(submissionId: string): Promise<VisibleSubmission>;
  /** Absent if the caller may not list submissions. Throws DeskError. */
  list?(query: SubmissionListQuery): Promise<Page<SubmissionRecord>>;
}

/** A submission as the public interface shows it, or as the operator sees it. */
export type VisibleSubmission = Submission & Partial<ListedSubmission>;

/** A document with its numbers. */
export interface ReadDocument extends AnalysisResult {
  /** Its file name. */
  name: string;
  /** Absent if it was not requested, or if the caller may not see it. */
  outline?: Outline | undefined;
}

export interface RatesInForce {
  schedule: RateSchedule;
  /** The desk has not stored any rates of its own. */
  isStarter: boolean;
}
