import { type FakeAccount, fakeDeal, fakePerson } from './pipedrive-account.ts';
import { refusal, success } from './pipedrive-listing.ts';
import type { FakeAnswer, FakeRequest } from './pipedrive-operations.ts';

export function createPerson({ body }: FakeRequest, { persons }: FakeAccount): FakeAnswer {
  const name = textOf(body.name);
  if (name === null) return refusal(400, 'name must not be empty');
  const person = fakePerson({ id: nextId(persons), name, ...now() });
  person.emails = contactsOf(body.emails);
  person.phones = contactsOf(body.phones);
  persons.push(person);
  return success({ data: { ...person, owner_id: 9, org_id: null } });
}

export function createDeal({ body }: FakeRequest, account: FakeAccount): FakeAnswer {
  const title = textOf(body.title);
  if (title === null || title.length > 255) return refusal(400, 'title must have 1 to 255 characters');
  const stages = account.stages.toSorted((one, other) => one.order_nr - other.order_nr);
  const pipeline = Number(body.pipeline_id ?? 1);
  const stage = stages.find(({ id, pipeline_id }) =>
    body.stage_id === undefined ? pipeline_id === pipeline : id === body.stage_id,
  );
  if (!stage) return refusal(404, 'Stage not found');
  const deal = fakeDeal({
    id: nextId(account.deals),
    title,
    value: Number(body.value ?? 0),
    currency: String(body.currency ?? 'USD'),
    person_id: typeof body.person_id === 'number' ? body.person_id : null,
    pipeline_id: stage.pipeline_id,
    stage_id: stage.id,
    custom_fields: objectOf(body.custom_fields),
    ...now(),
  });
  account.deals.push(deal);
  return success({ data: { ...deal, owner_id: 9 } });
}

export function updateDeal({ path, body }: FakeRequest, { deals }: FakeAccount): FakeAnswer {
  const deal = deals.find(({ id }) => id === Number(path.split('/').at(-1)));
  if (!deal || deal.is_deleted) return refusal(404, 'Deal not found');
  if (typeof body.title === 'string') deal.title = body.title;
  if (typeof body.value === 'number') deal.value = body.value;
  if (typeof body.currency === 'string') deal.currency = body.currency;
  deal.update_time = now().update_time;
  return success({ data: { ...deal, owner_id: 9 } });
}

export function createNote({ body }: FakeRequest, { notes, deals }: FakeAccount): FakeAnswer {
  const content = textOf(body.content);
  const deal = deals.find(({ id }) => id === body.deal_id);
  if (content === null || content.length > 100_000) return refusal(400, 'content is missing or too long');
  if (!deal) return refusal(400, 'deal_id is missing or wrong');
  // The real service rewrites HTML in its own style.
  const cleaned = content.replaceAll('<br>', '<br />').replaceAll('&quot;', '"');
  const note = {
    id: nextId(notes),
    content: cleaned,
    deal_id: deal.id,
    active_flag: true,
    add_time: now().add_time,
  };
  notes.push(note);
  return success({ data: { ...note, user_id: 9 } });
}

/** Timestamps in whole seconds, as the real service has them. */
function now(): { add_time: string; update_time: string } {
  const time = `${new Date().toISOString().slice(0, 19)}Z`;
  return { add_time: time, update_time: time };
}

function nextId(items: readonly { id: number }[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function contactsOf(value: unknown): { value: string; primary: boolean; label: string }[] {
  if (!Array.isArray(value)) return [];
  return value.map((each) => ({ value: String(objectOf(each).value), primary: true, label: 'work' }));
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
