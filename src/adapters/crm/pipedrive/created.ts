import { z } from 'zod';

/** What all creations answer. */
export const createdSchema = z.object({ data: z.object({ id: z.int() }) });
