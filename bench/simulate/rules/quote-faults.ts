import { isNoticeSent } from '../../../src/core/records/notice.ts';
import { quoteVersionsOf } from '../../../src/core/records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import type { World } from '../world/world.ts';

/** Each acknowledged version must exist; the newest must be in force, shown in its deal, and mailed to its student. */
export async function quoteFaults(world: World): Promise<string[]> {
  const records = await world.watched.records<SubmissionRecord>('submissions/');
  const lost = world.answered.versions.filter(({ submissionId, version, line }) => {
    const record = records.get(submissionId);
    const found = record && quoteVersionsOf(record)[version - 1];
    return found?.lines[0]?.description !== line;
  });
  return [
    ...lost.map(
      ({ submissionId, version }) => `version ${version} of ${submissionId} is not as it was answered`,
    ),
    ...[...records.values()].flatMap((record) => faultsOfQuote(record, world)),
  ];
}

function faultsOfQuote(record: SubmissionRecord, world: World): string[] {
  const { submissionId: id, status, quote, deal, dealQuote } = record;
  const newest = quoteVersionsOf(record).at(-1);
  if (status !== 'completed' || !newest || !deal) return [];
  const faults: string[] = [];
  if (quote?.total !== newest.quote.total)
    faults.push(`submission ${id} has a quote that differs from its newest version`);
  const shown = world.dealValues.get(deal.dealId);
  if (newest.version > 1 && shown !== newest.quote.total && dealQuote?.problem === undefined)
    faults.push(`the deal of ${id} shows ${shown}, not version ${newest.version}`);
  return [...faults, ...mailFaults(record, newest.version, world)];
}

function mailFaults(
  { submissionId: id, notices = {} }: SubmissionRecord,
  version: number,
  { mailer }: World,
): string[] {
  const state = notices[`quote.${version}`];
  const mails = mailer.sent.filter((mail) => mail.id === `${id}-quote-${version}-0`);
  if (state === undefined) return [`nothing is known about the mail with version ${version} of ${id}`];
  if (isNoticeSent(state) && mails.length === 0)
    return [`the mail with version ${version} of ${id} never went out`];
  return state.state === 'released'
    ? [`the mail with version ${version} of ${id} was released but not sent`]
    : [];
}
