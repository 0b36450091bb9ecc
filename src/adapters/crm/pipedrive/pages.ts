import * as z from 'zod';
import type { Api, ApiRequest } from './client.ts';
import { misshapen } from './failure.ts';

/** A page of an API v2 listing. The cursor is documented as text, but on the last page it is null. */
function pageSchema<S extends z.ZodType>(item: S) {
  return z.object({
    data: z.array(item).nullish(),
    additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
  });
}

/** Follows the cursors of a listing, up to `limit` items. */
export async function readPages<S extends z.ZodType>(
  request: ApiRequest & { limit: number },
  item: S,
  api: Api,
): Promise<z.output<S>[]> {
  const { limit, query, ...rest } = request;
  const schema = pageSchema(item);
  const items: z.output<S>[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const size = Math.min(limit - items.length, largestPage);
    const page = await api({ ...rest, query: { ...query, limit: size, cursor } }, schema);
    items.push(...(page.data ?? []));
    cursor = page.additional_data?.next_cursor || undefined;
    if (cursor === undefined || items.length >= limit) return items.slice(0, limit);
  }
  throw misshapen({ path: request.path, pages: mostPages });
}

const largestPage = 500;
/** A listing that has not ended by then is going round in circles. */
const mostPages = 50;
