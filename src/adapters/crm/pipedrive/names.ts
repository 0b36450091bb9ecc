import { z } from 'zod';
import type { Api } from './client.ts';
import { readPages } from './pages.ts';

/** The names of persons or organisations by their numbers, as far as the token's user may see them. */
export async function namesOf(
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
