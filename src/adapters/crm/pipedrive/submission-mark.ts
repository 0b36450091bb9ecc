import * as z from 'zod';
import type { DealReference } from '../../../core/ports.ts';
import { oneLine } from '../../../core/text/one-line.ts';
import { type Api, readPages } from './client.ts';

/** Returns a title with the submission's id at its end, for accounts without a field for it. */
export function markedTitle(title: string, key: string): string {
  const end = markOf(key);
  return `${firstCharacters(oneLine(title), longestTitle - end.length)}${end}`;
}

function hasMark(title: string, key: string): boolean {
  return title.endsWith(markOf(key));
}

/** Returns the title as it was given, without the mark. */
export function withoutMark(title: string): string {
  return title.replace(mark, '');
}

/** Returns the submission that a title names. */
export function markedSubmission(title: string): string | undefined {
  return mark.exec(title)?.[1];
}

const mark = / \[submission ([^[\]]{1,100})\]$/u;

/** Returns a title that Pipedrive accepts. */
export function plainTitle(title: string): string {
  return firstCharacters(oneLine(title), longestTitle);
}

const longestTitle = 255;

function markOf(key: string): string {
  return ` [submission ${key}]`;
}

/** Returns the beginning of a text, at most `length` UTF-16 units long, without splitting a surrogate pair. */
export function firstCharacters(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) && cut.length < text.length ? cut.slice(0, -1) : cut;
}

/**
 * Returns the number of a submission's deal, or null. The newest deals are read first, because the search uses an
 * index that may not have them yet. If there are several, it returns the oldest.
 */
export async function findMarkedDeal(sought: DealSought, api: Api): Promise<number | null> {
  const newest = await newestDeals(sought, api);
  return oldestOf(newest) ?? oldestOf(await searchDeals(sought, api));
}

async function newestDeals({ key, place }: DealSought, api: Api): Promise<{ id: number }[]> {
  const { submissionField } = place;
  const query = { sort_by: 'id', sort_direction: 'desc', custom_fields: submissionField };
  const deals = await readPages({ path: '/api/v2/deals', query, limit: newestCount }, dealSchema, api);
  const isSought = ({ title, custom_fields: fields }: z.output<typeof dealSchema>) =>
    hasMark(title ?? '', key) || (submissionField !== undefined && fields?.[submissionField] === key);
  return deals.filter(isSought);
}

/** Only a custom field can be searched for its exact content; titles are searched for the words of the mark. */
async function searchDeals(
  { key, place: { submissionField } }: DealSought,
  api: Api,
): Promise<{ id: number }[]> {
  const inField = { fields: 'custom_fields', exact_match: true };
  const query = { term: key, ...(submissionField === undefined ? { fields: 'title' } : inField), limit: 100 };
  const { data } = await api({ path: '/api/v2/deals/search', query }, foundDealsSchema);
  const found = (data?.items ?? []).map(({ item }) => item);
  const isSought = ({ title, custom_fields: fields }: z.output<typeof foundDealSchema>) =>
    submissionField === undefined ? hasMark(title ?? '', key) : fields?.includes(key);
  return found.filter(isSought);
}

/** More deals or persons than the index ever lags behind. */
export const newestCount = 100;

/** Returns the number of the oldest of some deals or persons. */
export function oldestOf(found: readonly { id: number }[]): number | null {
  return found.length === 0 ? null : Math.min(...found.map(({ id }) => id));
}

const dealSchema = z.object({
  id: z.int(),
  title: z.string().nullish(),
  custom_fields: z.record(z.string(), z.unknown()).nullish(),
});

const foundDealSchema = z.object({
  id: z.int(),
  title: z.string().nullish(),
  custom_fields: z.array(z.unknown()).nullish(),
});

const foundDealsSchema = z.object({
  data: z.object({ items: z.array(z.object({ item: foundDealSchema })).nullish() }).nullish(),
});

/** Where deals are in a Pipedrive account, and how a deal shows which submission it belongs to. */
export interface DealPlace {
  pipelineId?: number;
  stageId?: number;
  submissionField?: string;
  dealUrl(dealId: number): string;
  referenceTo(dealId: number): DealReference;
}

/** A submission, and where its deal goes. */
export interface DealSought {
  /** The idempotency key: the submission's id. */
  key: string;
  place: DealPlace;
}
