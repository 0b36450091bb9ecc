import type { FakeAccount, FakeDeal, FakePerson } from './pipedrive-account.ts';
import { createDeal, createNote, createPerson, updateDeal } from './pipedrive-creations.ts';
import { found, listed, refusal, success } from './pipedrive-listing.ts';

export interface FakeRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, string | undefined>>;
  body: Readonly<Record<string, unknown>>;
}

export interface FakeAnswer {
  status: number;
  json: object;
}

export type FakeOperation = (request: FakeRequest, account: FakeAccount) => FakeAnswer;

/** What the service does for each operation. */
export const operations: ReadonlyMap<string, FakeOperation> = new Map([
  ['GET /api/v2/deals', listDeals],
  ['POST /api/v2/deals', createDeal],
  ['PATCH /api/v2/deals/{id}', updateDeal],
  ['GET /api/v2/deals/search', searchDeals],
  ['GET /api/v2/persons', (request, { persons }) => listed(withIds(persons, request), request)],
  ['POST /api/v2/persons', createPerson],
  ['GET /api/v2/persons/search', searchPersons],
  [
    'GET /api/v2/organizations',
    (request, account) => listed(withIds(account.organizations, request), request),
  ],
  ['GET /api/v2/stages', listStages],
  ['GET /api/v2/pipelines/{id}', showPipeline],
  ['GET /api/v1/notes', listNotes],
  ['POST /api/v1/notes', createNote],
  ['GET /api/v1/users/me', () => success({ data: { id: 9, name: 'Desk', company_id: 4242 } })],
]);

function listDeals(request: FakeRequest, { deals }: FakeAccount): FakeAnswer {
  const { pipeline_id: pipeline, status, custom_fields: fields } = request.query;
  const isAskedFor = (deal: FakeDeal) =>
    (pipeline === undefined || deal.pipeline_id === Number(pipeline)) &&
    (status === 'deleted' ? deal.is_deleted : !deal.is_deleted && (status ?? deal.status) === deal.status);
  const keys = fields?.split(',');
  const shown = withIds(deals, request)
    .filter(isAskedFor)
    .map((deal) => ({
      ...deal,
      owner_id: 9,
      label_ids: [],
      won_time: deal.status === 'won' ? deal.update_time : null,
      lost_time: null,
      an_unknown_field: { of: 'the future' },
      custom_fields: Object.fromEntries(
        Object.entries(deal.custom_fields).filter(([key]) => keys?.includes(key) ?? true),
      ),
    }));
  return listed(shown, request);
}

/** Searches like the real service: for whole field contents if the match must be exact, else for all words of the term. */
function searchDeals(request: FakeRequest, { deals, persons, searchedUpTo }: FakeAccount): FakeAnswer {
  const { term = '', fields = '', exact_match: exact } = request.query;
  const places = fields.split(',');
  const textsOf = (deal: FakeDeal) => [
    ...(places.includes('title') ? [deal.title] : []),
    ...(places.includes('custom_fields') ? Object.values(deal.custom_fields).map(String) : []),
  ];
  const hits = deals.filter(
    (deal) =>
      !deal.is_deleted && deal.id <= searchedUpTo && textsOf(deal).some((text) => isHit(text, term, exact)),
  );
  const items = hits.map(({ id, title, value, currency, status, stage_id, person_id, custom_fields }) => ({
    id,
    type: 'deal',
    title,
    value: Math.round(value),
    currency,
    status,
    visible_to: 3,
    owner: { id: 9 },
    stage: { id: stage_id, name: 'Stage' },
    person: persons.find((person) => person.id === person_id) ?? null,
    organization: null,
    custom_fields: Object.values(custom_fields),
    notes: [],
    is_archived: false,
  }));
  return found(items, request);
}

function searchPersons(request: FakeRequest, { persons, searchedUpTo }: FakeAccount): FakeAnswer {
  const { term = '', exact_match: exact } = request.query;
  const hits = persons.filter(
    ({ id, emails }: FakePerson) =>
      id <= searchedUpTo && emails.some(({ value }) => isHit(value, term, exact)),
  );
  const items = hits.map(({ id, name, emails, phones }) => ({
    id,
    type: 'person',
    name,
    emails: emails.map(({ value }) => value),
    phones: phones.map(({ value }) => value),
    organization: null,
    custom_fields: [],
    notes: [],
  }));
  return found(items, request);
}

function isHit(text: string, term: string, exact: string | undefined): boolean {
  if (exact === 'true') return text.toLowerCase() === term.toLowerCase();
  const words = (each: string) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words(term).every((word) => words(text).some((each) => each.startsWith(word)));
}

function listStages(request: FakeRequest, { stages, pipelines }: FakeAccount): FakeAnswer {
  const pipeline = Number(request.query.pipeline_id);
  if (!pipelines.some(({ id }) => id === pipeline)) return refusal(404, 'Pipeline not found');
  return listed(
    stages.filter((stage) => stage.pipeline_id === pipeline),
    request,
  );
}

function showPipeline({ path }: FakeRequest, { pipelines }: FakeAccount): FakeAnswer {
  const pipeline = pipelines.find(({ id }) => path.endsWith(`/${id}`));
  return pipeline ? success({ data: pipeline }) : refusal(404, 'Pipeline not found');
}

function listNotes({ query }: FakeRequest, { notes }: FakeAccount): FakeAnswer {
  const limit = Number(query.limit ?? 100);
  const ofDeal = notes.filter((note) => note.deal_id === Number(query.deal_id));
  const pagination = { start: 0, limit, more_items_in_collection: ofDeal.length > limit };
  // Version 1 has null for an empty list.
  const data = ofDeal.length === 0 ? null : ofDeal.slice(0, limit);
  return success({ data, additional_data: { pagination } });
}

function withIds<T extends { id: number }>(items: readonly T[], { query: { ids } }: FakeRequest): T[] {
  const wanted = ids?.split(',').map(Number);
  return items.filter(({ id }) => wanted?.includes(id) ?? true);
}
