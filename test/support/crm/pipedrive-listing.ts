import type { FakeAnswer, FakeRequest } from './pipedrive-operations.ts';

/** A page of an API v2 listing, with the cursor to the next page. */
export function listed<T extends { id: number }>(items: readonly T[], request: FakeRequest): FakeAnswer {
  const { query } = request;
  const order = query.sort_by === 'order_nr' ? orderOf : (item: T) => item.id;
  const direction = query.sort_direction === 'desc' ? -1 : 1;
  const sorted = items.toSorted((one, other) => (order(one) - order(other)) * direction);
  return page(sorted, request, (items) => items);
}

/** A page of search results, which nest their items one level deeper. */
export function found(items: readonly object[], request: FakeRequest): FakeAnswer {
  return page(items, request, (some) => ({ items: some.map((item) => ({ result_score: 1, item })) }));
}

function page<T>(all: readonly T[], { query }: FakeRequest, shape: (items: T[]) => unknown): FakeAnswer {
  const limit = Number(query.limit ?? 100);
  if (!(limit >= 1 && limit <= 500)) return refusal(400, 'Parameter limit must be from 1 to 500');
  const start = query.cursor === undefined ? 0 : Number(Buffer.from(query.cursor, 'base64url').toString());
  const end = start + limit;
  const next = end < all.length ? Buffer.from(String(end)).toString('base64url') : null;
  return success({ data: shape(all.slice(start, end)), additional_data: { next_cursor: next } });
}

export function success(content: object): FakeAnswer {
  return { status: 200, json: { success: true, ...content } };
}

export function refusal(status: number, error: string): FakeAnswer {
  return { status, json: { success: false, error, code: `ERR_${status}` } };
}

function orderOf(item: object): number {
  return 'order_nr' in item && typeof item.order_nr === 'number' ? item.order_nr : 0;
}
