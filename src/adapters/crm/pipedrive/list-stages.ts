import { z } from 'zod';
import type { Stage } from '../../../core/ports.ts';
import type { Api } from './client.ts';
import { readPages } from './pages.ts';

/** The stages of a pipeline in its order, without deleted ones. */
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
