import type * as z from 'zod';
import { DeskError, invalidInput } from '../errors.ts';

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
  throw invalidInput(first?.path ?? '', `${subject} ${first?.message ?? 'is not valid'}.`, {
    problems: problems.slice(0, mostProblems),
  });
}

/**
 * Like `parseInput`, for a request that comes from a form: the refusal also has `details.field`, the field of the form
 * at which to show the sentence. If that is a list, the sentence names each of its entries that is invalid.
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
    const problems = error.details.problems as readonly Problem[];
    const message = problemsInList(field, problems) ?? error.message;
    throw new DeskError(error.code, message, { details: { ...error.details, field }, cause: error });
  }
}

interface Problem {
  /** The names and places that lead to a field, joined by dots. */
  path: string;
  message: string;
}

/** So that an endless list has no endless refusal. */
const mostProblems = 50;

/** Names all invalid entries of a list, together if the same is wrong with them; null if there are not several. */
function problemsInList(field: string, problems: readonly Problem[]): string | null {
  const ofList = problems.filter(({ path }) => path.startsWith(`${field}.`));
  if (ofList.length < 2) return null;
  const paths = new Map<string, string[]>();
  for (const { path, message } of ofList)
    paths.set(message, [...(paths.get(message) ?? []), `"${path.slice(0, 100)}"`]);
  return [...paths].map(([message, named]) => `${sharedProblem(named, message)}.`).join(' ');
}

function sharedProblem(named: readonly string[], message: string): string {
  const last = named.at(-1) ?? '';
  if (named.length === 1) return `${last} ${message}`;
  return `${named.slice(0, -1).join(', ')} and ${last} ${message.replace(/^must /, 'must each ').replace(/^is /, 'are ')}`;
}

/** The messages for cases in which a schema has none. */
const plainMessage: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.expected === 'object' ? 'must be a JSON object' : 'is not valid';
