import type { Logger, Store } from '../../ports.ts';
import {
  type RecordIndex,
  type RecordIndexOptions,
  recordIndex,
} from '../../records/reading/record-index.ts';
import { openPage, type Page } from '../../records/reading/record-page.ts';
import {
  type SubmissionRecord,
  submissionKey,
  submissionPrefix,
} from '../../records/submissions/submission-record.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { submissionListRequestSchema } from '../../schemas/submissions.ts';
import { errorFacts } from '../error-facts.ts';
import { type SubmissionRow, submissionQuery, submissionRow } from './submission-query.ts';

/** Creates the index for the list of submissions. */
export function submissionIndex(
  store: Store,
  time: Pick<RecordIndexOptions<SubmissionRecord, SubmissionRow>, 'now' | 'sleep'> = {},
): SubmissionIndex {
  const isUnderWay = ({ status }: SubmissionRecord) => status === 'processing';
  return recordIndex(store, { prefix: submissionPrefix, rowOf: submissionRow, isUnderWay, ...time });
}

export type SubmissionIndex = RecordIndex<SubmissionRecord, SubmissionRow>;

/** Fills the index; a failure is logged, unless the desk is closing, and the next request for the list tries again. */
export async function prepareList(
  index: SubmissionIndex,
  { logger, isClosing }: { logger: Logger; isClosing: () => boolean },
): Promise<void> {
  try {
    await index.fill();
  } catch (error) {
    if (!isClosing()) logger.warn(notPrepared, errorFacts(error));
  }
}

const notPrepared = 'the submissions could not be read for their list; the next request for it tries again';

/**
 * Returns a page of submissions. A submission that has changed since its row was read and no longer matches is left
 * out.
 *
 * @throws DeskError `input_invalid`, `storage_unavailable`
 */
export async function listSubmissions(
  query: unknown,
  index: SubmissionIndex,
): Promise<Page<SubmissionRecord>> {
  const request = parseInput(submissionListRequestSchema, query ?? {});
  const { matches, order } = submissionQuery(request);
  const page = openPage<SubmissionRow>(request, order);
  for (const row of await index.rows()) if (matches(row)) page.add(row);
  const { records: rows, ...rest } = page.close();
  const records = await index.records(rows.map(({ submissionId }) => submissionKey(submissionId)));
  return { ...rest, records: records.filter((record) => matches(submissionRow(record))) };
}
