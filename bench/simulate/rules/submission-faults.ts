import type { Analysis } from '../../../src/core/docx/analysis.ts';
import { type Quote, quote } from '../../../src/core/pricing/quote.ts';
import type { RateSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { quoteVersionsOf } from '../../../src/core/records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import type { World } from '../world/world.ts';

/** Each acknowledged or stored submission must end once, with one deal at most, and match its document. */
export async function submissionFaults(world: World): Promise<string[]> {
  const faults: string[] = [];
  const records = await world.watched.records<SubmissionRecord>('submissions/');
  for (const [id, { uploaded }] of world.answered.submissions) {
    const record = records.get(id);
    if (!record) faults.push(`submission ${id} was acknowledged but is missing`);
    else faults.push(...documentFaults(record, uploaded));
  }
  for (const record of records.values()) faults.push(...faultsOfRecord(record, world));
  for (const { key } of world.crm.created) {
    if (!records.has(key)) faults.push(`there is a deal for ${key}, which nobody submitted`);
  }
  return faults;
}

function documentFaults(record: SubmissionRecord, uploaded: readonly number[]): string[] {
  const id = record.submissionId;
  // Later versions may come from revised documents.
  const analysis = quoteVersionsOf(record)[0]?.analysis ?? record.analysis;
  // If nothing had been uploaded, the operator may restart the submission with a document that came later.
  if (!analysis || uploaded.length === 0 || uploaded.includes(analysis.textWordCount)) return [];
  return [
    `submission ${id} has ${analysis.textWordCount} words, from a document that came after it was accepted`,
  ];
}

function faultsOfRecord(record: SubmissionRecord, { crm, schedules }: World): string[] {
  const { submissionId: id, status } = record;
  const faults: string[] = [];
  const deals = crm.created.filter(({ key }) => key === id);
  if (deals.length > 1) faults.push(`submission ${id} has ${deals.length} deals`);
  if (status !== 'completed') return faults;
  const [deal] = deals;
  const [automatic] = quoteVersionsOf(record);
  if (!deal) faults.push(`submission ${id} is completed without a deal`);
  else if (deal.reference.dealId !== record.deal?.dealId) faults.push(`submission ${id} names another deal`);
  else if (deal.deal.value !== automatic?.quote.total) faults.push(`the deal of ${id} has another value`);
  if (!isQuotedBy({ ...record, analysis: automatic?.analysis, quote: automatic?.quote }, schedules))
    faults.push(`submission ${id} is quoted at rates that were never set`);
  return faults;
}

function isQuotedBy(
  {
    analysis,
    quote: quoted,
    serviceType,
  }: Pick<SubmissionRecord, 'serviceType'> & { analysis: Analysis | undefined; quote: Quote | undefined },
  schedules: readonly RateSchedule[],
) {
  if (!analysis || !quoted) return false;
  return schedules.some((schedule) => quote(analysis, serviceType, schedule).total === quoted.total);
}
