export interface FakePerson {
  id: number;
  name: string;
  emails: { value: string; primary: boolean; label: string }[];
  phones: { value: string; primary: boolean; label: string }[];
  add_time: string;
  update_time: string;
}

export interface FakeDeal {
  id: number;
  title: string;
  value: number;
  currency: string;
  person_id: number | null;
  org_id: number | null;
  pipeline_id: number;
  stage_id: number;
  status: string;
  is_deleted: boolean;
  is_archived: boolean;
  add_time: string;
  update_time: string;
  custom_fields: Record<string, unknown>;
}

interface FakeNote {
  id: number;
  content: string;
  deal_id: number;
  active_flag: boolean;
  add_time: string;
}

interface FakeStage {
  id: number;
  name: string;
  order_nr: number;
  pipeline_id: number;
  is_deleted: boolean;
}

/** The content of a Pipedrive account. Tests may add what they need. */
export interface FakeAccount {
  persons: FakePerson[];
  organizations: { id: number; name: string }[];
  deals: FakeDeal[];
  notes: FakeNote[];
  stages: FakeStage[];
  pipelines: { id: number; name: string }[];
  /** The search finds nothing with a higher number than this, as if its index lagged behind. */
  searchedUpTo: number;
}

export function emptyAccount(): FakeAccount {
  return {
    persons: [],
    organizations: [],
    deals: [],
    notes: [],
    stages: [
      stage({ id: 12, name: 'Quoted', order_nr: 2 }),
      stage({ id: 11, name: 'New', order_nr: 1 }),
      stage({ id: 13, name: 'Given up', order_nr: 3, is_deleted: true }),
      stage({ id: 21, name: 'Elsewhere', order_nr: 1, pipeline_id: 2 }),
    ],
    pipelines: [
      { id: 1, name: 'Editing' },
      { id: 2, name: 'Other' },
    ],
    searchedUpTo: Number.POSITIVE_INFINITY,
  };
}

/** A deal in the account that was not created by a request. */
export function fakeDeal(given: Partial<FakeDeal> & { id: number }): FakeDeal {
  return {
    title: `Deal ${given.id}`,
    value: 10,
    currency: 'USD',
    person_id: null,
    org_id: null,
    pipeline_id: 1,
    stage_id: 11,
    status: 'open',
    is_deleted: false,
    is_archived: false,
    add_time: '2026-11-01T10:00:00Z',
    update_time: '2026-11-02T09:00:00Z',
    custom_fields: {},
    ...given,
  };
}

export function fakePerson(given: Partial<FakePerson> & { id: number }, email?: string): FakePerson {
  return {
    name: `Person ${given.id}`,
    emails: email === undefined ? [] : [{ value: email, primary: true, label: 'work' }],
    phones: [],
    add_time: '2026-11-01T10:00:00Z',
    update_time: '2026-11-01T10:00:00Z',
    ...given,
  };
}

function stage(given: Partial<FakeStage>): FakeStage {
  return { id: 1, name: 'Stage', order_nr: 1, pipeline_id: 1, is_deleted: false, ...given };
}
