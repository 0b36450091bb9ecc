import * as z from 'zod';
import type { NewDeal } from '../../../core/ports.ts';
import { oneLine } from '../../../core/text/one-line.ts';
import { type Api, createdSchema, readPages } from './client.ts';
import { firstCharacters, newestCount, oldestOf } from './submission-mark.ts';

type Student = NewDeal['person'];

/**
 * Returns the number of the person with this email address, the oldest if there are several; null if there is none.
 * The newest persons are read too, because the search uses an index that may not have them yet.
 */
export async function findPerson({ email }: Student, api: Api): Promise<number | null> {
  const query = { term: email, fields: 'email', exact_match: true, limit: 100 };
  const { data } = await api({ path: '/api/v2/persons/search', query }, foundPersonsSchema);
  const found = (data?.items ?? []).map(({ item }) => item);
  const known = found.filter(({ emails }) => emails?.some((each) => isSame(each, email)));
  return oldestOf(known) ?? oldestOf(await newestWith(email, api));
}

/** Creates a person and returns the number. */
export async function createPerson({ name, email, phone }: Student, api: Api): Promise<number> {
  const body = {
    name: firstCharacters(oneLine(name), longestName),
    emails: [{ value: email, primary: true, label: 'work' }],
    ...(phone === undefined ? {} : { phones: [{ value: oneLine(phone), primary: true, label: 'work' }] }),
  };
  const { data } = await api({ path: '/api/v2/persons', body }, createdSchema);
  return data.id;
}

async function newestWith(email: string, api: Api): Promise<{ id: number }[]> {
  const query = { sort_by: 'id', sort_direction: 'desc' };
  const persons = await readPages({ path: '/api/v2/persons', query, limit: newestCount }, personSchema, api);
  return persons.filter(({ emails }) => emails?.some(({ value }) => isSame(value ?? '', email)));
}

const longestName = 255;

/** Compares like Pipedrive: case-insensitively. */
function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const personSchema = z.object({
  id: z.int(),
  emails: z.array(z.object({ value: z.string().nullish() })).nullish(),
});

const foundPersonSchema = z.object({ id: z.int(), emails: z.array(z.string()).nullish() });

const foundPersonsSchema = z.object({
  data: z.object({ items: z.array(z.object({ item: foundPersonSchema })).nullish() }).nullish(),
});
