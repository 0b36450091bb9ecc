import { z } from 'zod';
import type { Deal } from '../../../core/ports.ts';
import type { Api } from './client.ts';
import type { DealPlace } from './deal-place.ts';
import { namesOf } from './names.ts';
import { readPages } from './pages.ts';
import { withoutMark } from './submission-mark.ts';

/** Deals of a pipeline, newest first, with the names of their persons and organisations. */
export async function listDeals(
  filter: { pipelineId: number; status: string; limit: number },
  { dealUrl, submissionField }: DealPlace,
  api: Api,
): Promise<Deal[]> {
  const { pipelineId, status, limit } = filter;
  const query = {
    pipeline_id: pipelineId,
    // Without a status Pipedrive lists all that are not deleted.
    status: status === 'all_not_deleted' ? undefined : status,
    sort_by: 'id',
    sort_direction: 'desc',
    // Naming one keeps all others out of the answer.
    custom_fields: submissionField,
  };
  const whenMissing = `Pipedrive has no pipeline ${pipelineId}.`;
  const deals = await readPages({ path: '/api/v2/deals', query, whenMissing, limit }, dealSchema, api);
  const [persons, organizations] = await Promise.all([
    namesOf(
      'persons',
      deals.map((deal) => deal.person_id),
      api,
    ),
    namesOf(
      'organizations',
      deals.map((deal) => deal.org_id),
      api,
    ),
  ]);
  return deals.map((deal) => ({
    id: deal.id,
    title: withoutMark(deal.title ?? `Deal ${deal.id}`),
    value: deal.value ?? 0,
    currency: deal.currency ?? '',
    status: deal.is_deleted ? 'deleted' : deal.status,
    stageId: deal.stage_id,
    personName: persons.get(deal.person_id ?? 0) ?? null,
    organizationName: organizations.get(deal.org_id ?? 0) ?? null,
    addedAt: deal.add_time,
    updatedAt: deal.update_time ?? deal.add_time,
    url: dealUrl(deal.id),
  }));
}

/** Version 2 has RFC 3339; a time without a zone, as version 1 has them, is UTC. */
const timeSchema = z
  .string()
  .transform((text) => Date.parse(/^[\d-]+ [\d:]+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text))
  .pipe(z.number())
  .transform((time) => new Date(time).toISOString());

const dealSchema = z.object({
  id: z.int(),
  title: z.string().nullish(),
  value: z.number().nullish(),
  currency: z.string().nullish(),
  status: z.enum(['open', 'won', 'lost', 'deleted']),
  is_deleted: z.boolean().nullish(),
  stage_id: z.int(),
  person_id: z.int().nullish(),
  org_id: z.int().nullish(),
  add_time: timeSchema,
  update_time: timeSchema.nullish(),
});
