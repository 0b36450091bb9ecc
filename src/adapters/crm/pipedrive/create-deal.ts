import type { NewDeal } from '../../../core/ports.ts';
import type { Api } from './client.ts';
import { createdSchema } from './created.ts';
import type { DealSought } from './deal-place.ts';
import { findMarkedDeal } from './find-marked-deal.ts';
import { addNote, hasNoteOf } from './note.ts';
import { createPerson, findPerson } from './person.ts';
import { markedTitle, plainTitle } from './submission-mark.ts';

/**
 * Creates the person, the deal and its note, each only where a former try did not. The number of the deal.
 *
 * Every step can be the last one that was done: a person stays for the next try, a deal without its note gets
 * that then. A request whose answer never came may still have been done, so it is never sent again from here.
 */
export async function createDeal(deal: NewDeal, sought: DealSought, api: Api): Promise<number> {
  const { key } = sought;
  const [former, person] = await Promise.all([findMarkedDeal(sought, api), findPerson(deal.person, api)]);
  if (former !== null && (await hasNoteOf(former, key, api))) return former;
  const dealId =
    former ?? (await openDeal(deal, person ?? (await createPerson(deal.person, api)), sought, api));
  await addNote({ dealId, key, text: deal.note }, api);
  return dealId;
}

async function openDeal(
  { title, value, currency }: NewDeal,
  personId: number,
  { key, place: { pipelineId, stageId, submissionField } }: DealSought,
  api: Api,
): Promise<number> {
  const body = {
    title: submissionField === undefined ? markedTitle(title, key) : plainTitle(title),
    value,
    currency,
    person_id: personId,
    pipeline_id: pipelineId,
    stage_id: stageId,
    ...(submissionField === undefined ? {} : { custom_fields: { [submissionField]: key } }),
  };
  const whenMissing = 'Pipedrive does not have the pipeline or the stage for new deals. Check the settings.';
  const { data } = await api({ path: '/api/v2/deals', body, whenMissing }, createdSchema);
  return data.id;
}
