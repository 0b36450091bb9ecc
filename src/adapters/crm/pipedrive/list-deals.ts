import * as z from 'zod';
import type { Deal, Stage } from '../../../core/ports.ts';
import { type Api, createdSchema, readPages } from './client.ts';
import { type DealPlace, markedSubmission, withoutMark } from './submission-mark.ts';

/** Returns the deals of a pipeline, newest first, with the names of their persons and organisations. */
export async function listDeals(
  filter: { pipelineId: number; status: string; limit: number },
  { dealUrl, submissionField }: DealPlace,
  api: Api,
): Promise<Deal[]> {
  const { pipelineId, status, limit } = filter;
  const query = {
    pipeline_id: pipelineId,
    // Without a status, Pipedrive lists all that are not deleted.
    status: status === 'all_not_deleted' ? undefined : status,
    sort_by: 'id',
    sort_direction: 'desc',
    // Naming one keeps all others out of the response.
    custom_fields: submissionField,
  };
  const whenMissing = `Pipedrive has no pipeline ${pipelineId}.`;
  const deals = await readPages({ path: '/api/v2/deals', query, whenMissing, limit }, dealSchema, api);
  const personIds = deals.map((deal) => deal.person_id);
  const organizationIds = deals.map((deal) => deal.org_id);
  const [persons, organizations] = await Promise.all([
    namesOf('persons', personIds, api),
    namesOf('organizations', organizationIds, api),
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
    ...submissionOf(deal, submissionField),
  }));
}

/** Returns the submission that a deal names: in its own field, or else at the end of the title. */
function submissionOf(
  { title, custom_fields: fields }: z.output<typeof dealSchema>,
  submissionField: string | undefined,
): { submissionId?: string } {
  const inField = submissionField === undefined ? undefined : fields?.[submissionField];
  const submissionId =
    typeof inField === 'string' && inField !== '' ? inField : markedSubmission(title ?? '');
  return submissionId === undefined ? {} : { submissionId };
}

/** Version 2 uses RFC 3339; a time without a zone, as in version 1, is UTC. */
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
  custom_fields: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Checks that the token works, and that the configured pipeline, if any, exists. Uses the cheapest request that does.
 */
export async function ping({ pipelineId }: DealPlace, api: Api): Promise<void> {
  const [path, whenMissing] =
    pipelineId === undefined
      ? (['/api/v1/users/me', 'This is not the address of Pipedrive. Check the settings.'] as const)
      : ([
          `/api/v2/pipelines/${pipelineId}`,
          `Pipedrive has no pipeline ${pipelineId}. Check the settings.`,
        ] as const);
  await api({ path, whenMissing }, createdSchema);
}

/** Returns the stages of a pipeline in order, without deleted ones. */
export async function listStages({ pipelineId }: { pipelineId: number }, api: Api): Promise<Stage[]> {
  const query = { pipeline_id: pipelineId, sort_by: 'order_nr', sort_direction: 'asc' };
  const whenMissing = `Pipedrive has no pipeline ${pipelineId}.`;
  const request = { path: '/api/v2/stages', query, whenMissing, limit: mostStages } as const;
  const stages = await readPages(request, stageSchema, api);
  return stages
    .filter((stage) => !stage.is_deleted)
    .map(({ id, name, order_nr: order }) => ({ id, name: name ?? `Stage ${id}`, order }))
    .toSorted((one, other) => one.order - other.order);
}

const mostStages = 500;

const stageSchema = z.object({
  id: z.int(),
  name: z.string().nullish(),
  order_nr: z.int(),
  is_deleted: z.boolean().nullish(),
});

/** Returns the names of persons or organisations by number, as far as the token's user may see them. */
async function namesOf(
  kind: 'persons' | 'organizations',
  ids: readonly (number | null | undefined)[],
  api: Api,
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  const names = new Map<number, string>();
  for (let start = 0; start < wanted.length; start += mostAtOnce) {
    const some = wanted.slice(start, start + mostAtOnce);
    const request = { path: `/api/v2/${kind}`, query: { ids: some.join(',') }, limit: mostAtOnce } as const;
    for (const { id, name } of await readPages(request, namedSchema, api)) {
      if (typeof name === 'string') names.set(id, name);
    }
  }
  return names;
}

const mostAtOnce = 100;

const namedSchema = z.object({ id: z.int(), name: z.string().nullish() });
