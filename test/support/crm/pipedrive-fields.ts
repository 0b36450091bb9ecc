/**
 * The fields that each operation accepts, as Pipedrive documents them. `test/corpus/crm-openapi.test.ts` compares them
 * with the documentation itself.
 */
export const requestFields: Readonly<Record<string, { query: readonly string[]; body: readonly string[] }>> =
  {
    'GET /api/v2/deals': {
      query: [
        'ids',
        'person_id',
        'pipeline_id',
        'status',
        'sort_by',
        'sort_direction',
        'custom_fields',
        'limit',
        'cursor',
      ],
      body: [],
    },
    'POST /api/v2/deals': {
      query: [],
      body: [
        'title',
        'value',
        'currency',
        'person_id',
        'org_id',
        'pipeline_id',
        'stage_id',
        'status',
        'custom_fields',
      ],
    },
    'PATCH /api/v2/deals/{id}': { query: [], body: ['title', 'value', 'currency', 'stage_id', 'status'] },
    'GET /api/v2/deals/search': {
      query: ['term', 'fields', 'exact_match', 'status', 'limit', 'cursor'],
      body: [],
    },
    'GET /api/v2/persons': { query: ['ids', 'sort_by', 'sort_direction', 'limit', 'cursor'], body: [] },
    'POST /api/v2/persons': { query: [], body: ['name', 'emails', 'phones', 'org_id'] },
    'GET /api/v2/persons/search': { query: ['term', 'fields', 'exact_match', 'limit', 'cursor'], body: [] },
    'GET /api/v2/organizations': { query: ['ids', 'sort_by', 'sort_direction', 'limit', 'cursor'], body: [] },
    'GET /api/v2/stages': {
      query: ['pipeline_id', 'sort_by', 'sort_direction', 'limit', 'cursor'],
      body: [],
    },
    'GET /api/v2/pipelines/{id}': { query: [], body: [] },
    'GET /api/v1/notes': { query: ['deal_id', 'start', 'limit', 'sort'], body: [] },
    'POST /api/v1/notes': { query: [], body: ['content', 'deal_id', 'person_id'] },
    'GET /api/v1/users/me': { query: [], body: [] },
  };

/** The operation of a request: `GET /api/v2/pipelines/{id}` for `GET /api/v2/pipelines/7`. */
export function operationOf(method: string, path: string): string {
  return `${method} ${path.replace(/\/\d+$/, '/{id}')}`;
}

/** The first field of a request that is not documented. */
export function unknownField(operation: string, query: object, body: object): string | undefined {
  const known = requestFields[operation];
  const isUnknown = (names: readonly string[] | undefined) => (name: string) => !names?.includes(name);
  return Object.keys(query).find(isUnknown(known?.query)) ?? Object.keys(body).find(isUnknown(known?.body));
}
