import type { z } from 'zod';
import type { AnalysisResult } from '../core/docx/analysis.ts';
import type { Outline } from '../core/docx/outline/outline.ts';
import type { RateSchedule } from '../core/pricing/rate-schedule.ts';
import type { Page } from '../core/records/record-page.ts';
import type { ListedSubmission } from '../core/records/submissions/listed-submission.ts';
import type { SubmissionRecord } from '../core/records/submissions/submission-record.ts';
import type { Submission } from '../core/schemas/intake.ts';
import type { SubmissionListQuery } from '../core/schemas/submissions.ts';

/** Where tools get what they show: the files of a person, or a desk. It can write nothing. */
export interface McpSource {
  /** The fields by which the input of a tool names a document. */
  documentFields: z.ZodRawShape;
  /**
   * The document that an input names.
   *
   * @throws DeskError `input_invalid`, `not_found`, `file_unreadable`, and what the analysis of a document throws
   */
  read(input: Readonly<Record<string, unknown>>, wants?: { outline?: boolean }): Promise<ReadDocument>;
  /** The rates that are in force. Throws DeskError. */
  rates(): Promise<RatesInForce>;
  /** What the caller may see of a submission. Throws DeskError. */
  submission(submissionId: string): Promise<VisibleSubmission>;
  /** Absent where the caller may not see submissions of others. Throws DeskError. */
  list?(query: SubmissionListQuery): Promise<Page<SubmissionRecord>>;
}

/** A submission as everybody sees it who knows its id, or as the operator does. */
export type VisibleSubmission = Submission & Partial<ListedSubmission>;

/** A document with its numbers. */
export interface ReadDocument extends AnalysisResult {
  /** The name of its file. */
  name: string;
  /** Absent where it was not asked for, or the caller may not see it. */
  outline?: Outline | undefined;
}

export interface RatesInForce {
  schedule: RateSchedule;
  /** No rates of the desk's own are stored. */
  isStarter: boolean;
}
