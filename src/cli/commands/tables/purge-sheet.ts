import { formatCount } from '../../../core/pricing/money.ts';
import type { PurgeRecord } from '../../../core/services/privacy/purge.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { moment } from '../../terminal/text/local-time.ts';

/** A purge for people: when, how much, and a row for each submission. */
export function purgeSheet(
  { purgedAt, finishedUntil, submissions, abandonedUploads, events, isUnfinished }: PurgeRecord,
  { isPreview = false } = {},
): string[] {
  const were = isPreview ? 'would be' : 'were';
  const verb = isPreview ? 'would lose' : 'lost';
  const rows = submissions.map(({ submissionId, finishedAt, removed }) => [
    submissionId,
    moment(finishedAt),
    removed.join(', '),
  ]);
  return [
    `${isPreview ? 'Looked at' : 'Purged at'} ${moment(purgedAt)}, finished until ${moment(finishedUntil)}:`,
    `${counted(submissions.length, 'submission')}${isUnfinished ? ', and there are more,' : ''} ${verb} documents and personal data.`,
    `${counted(abandonedUploads, 'document')} that nobody submitted ${were} removed.`,
    `${counted(events, 'event')} of the CRM ${were} removed.`,
    ...alignColumns(rows, ['left', 'left', 'left']).map((line) => `  ${line.trimEnd()}`),
  ];
}

function counted(count: number, name: string): string {
  return `${formatCount(count)} ${count === 1 ? name : `${name}s`}`;
}
