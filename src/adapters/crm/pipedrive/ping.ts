import { z } from 'zod';
import type { Api } from './client.ts';
import type { DealPlace } from './deal-place.ts';

/** Whether the token works, and where a pipeline is configured, whether it is there. The cheapest such request. */
export async function ping({ pipelineId }: DealPlace, api: Api): Promise<void> {
  const whenMissing = `Pipedrive has no pipeline ${pipelineId}. Check the settings.`;
  const path = pipelineId === undefined ? '/api/v1/users/me' : (`/api/v2/pipelines/${pipelineId}` as const);
  await api({ path, whenMissing }, z.object({ data: z.object({ id: z.int() }) }));
}
