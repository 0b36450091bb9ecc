import { HttpProblem } from '../answer/http-problem.ts';

/**
 * The parameters of a path, decoded. An encoded slash stays part of its parameter.
 *
 * @throws HttpProblem 400 for a malformed percent-encoding
 */
export function decodeParams(params: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    throw new HttpProblem(400, 'The address contains malformed percent-encoding.');
  }
}

/**
 * The query parameters of these names. Others are ignored, as unknown fields of a body are. One that is given
 * twice has no single meaning and is refused.
 *
 * @throws HttpProblem 400 for a parameter that is given twice
 */
export function pickQuery(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const picked: [string, string][] = [];
  for (const name of names) {
    const [value, ...more] = query.getAll(name);
    if (more.length > 0) throw new HttpProblem(400, `"${name}" is given more than once.`);
    if (value !== undefined) picked.push([name, value]);
  }
  return Object.fromEntries(picked);
}
