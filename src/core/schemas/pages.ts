import { z } from 'zod';
import { wholeNumber } from './fields.ts';

export const mostOfPage = 500;

/** Which part of a list is asked for. Library and query of an address take the same. */
export const pageRequestSchema = z
  .object({
    limit: wholeNumber(1, mostOfPage)
      .optional()
      .transform((limit) => limit ?? 100)
      .describe(`Most entries to list, 1 to ${mostOfPage}. Default 100.`),
    cursor: z
      .string({ error: 'must be text' })
      .max(10_000, { error: 'must be the one that came with a page' })
      .optional()
      .describe('From the page before, its `nextCursor`.'),
  })
  .meta({ id: 'PageRequest', description: 'Which part of a list to answer.' });

/** Which part of a list: `limit` from 1 to 500 (default 100), `cursor` from the page before. */
export type PageRequest = z.input<typeof pageRequestSchema>;

export const pageFields = {
  count: z.int().min(0).describe('Total number of entries.'),
  nextCursor: z.string().optional().describe('Asks for the next page; absent on the last one.'),
};
