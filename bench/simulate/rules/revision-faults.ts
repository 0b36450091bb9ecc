import { revisionOf } from '../../../src/core/records/submissions/submission-documents.ts';
import { quoteVersionsOf } from '../../../src/core/records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import type { World } from '../world/world.ts';

/** Each revised document that was answered has its end, and made one version of the quote, of its own words, or none. */
export async function revisionFaults({ watched, answered }: World): Promise<string[]> {
  const records = await watched.records<SubmissionRecord>('submissions/');
  return answered.revisions.flatMap(({ submissionId, revisionId, words }) => {
    const record = records.get(submissionId);
    const revision = record && revisionOf(record, revisionId);
    if (!record || !revision) return [`the revised document ${revisionId} was answered and is not there`];
    const made = quoteVersionsOf(record).filter(
      ({ revision: of, isAutomatic }) => isAutomatic && of?.revisionId === revisionId,
    );
    const expected = revision.status === 'completed' ? 1 : 0;
    if (made.length !== expected)
      return [`the revised document ${revisionId} is ${revision.status} and made ${made.length} versions`];
    return made
      .filter(({ analysis, version }) => analysis.textWordCount !== words || version !== revision.version)
      .map(({ version }) => `version ${version} of ${submissionId} is not of its revised document`);
  });
}
