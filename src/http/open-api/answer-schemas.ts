import { z } from 'zod';

/** Shapes of answers that no service knows, since only the door gives them. */
export const errorSchema = z
  .object({ error: z.string().describe('What went wrong, as a sentence.') })
  .meta({ id: 'Error', description: 'The body of every error.' });

const check = z.enum(['ok', 'unavailable']);

export const readinessSchema = z
  .object({
    ready: z.boolean(),
    checks: z.object({ store: check, objects: check, jobs: check }),
    error: z.string().optional().describe('Present when something is unavailable.'),
  })
  .meta({ id: 'Readiness', description: 'What the service depends on, and whether it can be reached.' });
