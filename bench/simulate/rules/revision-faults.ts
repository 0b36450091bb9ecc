import { revisionOf } from '../../../src/core/records/submissions/submission-documents.ts';
import { quoteVersionsOf } from '../../../src/core/records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import type { World } from '../world/world.ts';

/** Each acknowledged revised document must have an outcome: one version of the quote, with its own word count, or none. */
export async function revisionFaults({ watched, answered }: World): Promise<string[]> {
  const records = await watched.records<SubmissionRecord>('submissions/');
  return answered.revisions.flatMap(({ submissionId, revisionId, words }) => {
    const record = records.get(submissionId);
    const revision = record && revisionOf(record, revisionId);
    if (!record || !revision) return [`revised document ${revisionId} was acknowledged but is missing`];
    const made = quoteVersionsOf(record).filter(
      ({ revision: of, isAutomatic }) => isAutomatic && of?.revisionId === revisionId,
    );
    const expected = revision.status === 'completed' ? 1 : 0;
    if (made.length !== expected)
      return [`revised document ${revisionId} is ${revision.status} but made ${made.length} versions`];
    return made
      .filter(({ analysis, version }) => analysis.textWordCount !== words || version !== revision.version)
      .map(({ version }) => `version ${version} of ${submissionId} does not match its revised document`);
  });
}
