import type * as z from 'zod';
import { DeskError } from '../errors.ts';

/**
 * Checks input from any source against a schema. Unknown fields are dropped.
 *
 * @throws DeskError `input_invalid`: a sentence that names the first invalid field; `details.path` is the field, and
 * `details.problems` lists all of them
 * @example
 * parseInput(tokenRequestSchema, { room: 'kfm-4tqx-9dw', participant: 'Ada' });
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { error: plainMessage });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  const [first] = problems;
  const subject = first === undefined || first.path === '' ? 'The request' : `"${first.path.slice(0, 100)}"`;
  throw new DeskError('input_invalid', `${subject} ${first?.message ?? 'is not valid'}.`, {
    details: { path: first?.path ?? '', problems: problems.slice(0, 20) },
  });
}

/**
 * Like `parseInput`, for a request that comes from a form: the refusal also has `details.field`, the field of the form
 * at which to show the sentence.
 *
 * @throws DeskError `input_invalid`
 */
export function parseForm<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  try {
    return parseInput(schema, input);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    const [field] = String(error.details.path).split('.');
    if (!field) throw error;
    throw new DeskError(error.code, error.message, { details: { ...error.details, field }, cause: error });
  }
}

/** The messages for cases in which a schema has none. */
const plainMessage: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.expected === 'object' ? 'must be a JSON object' : 'is not valid';
