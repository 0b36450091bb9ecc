import type * as z from 'zod';

/**
 * The message for a value that is not an object, and for an object with an unknown field, which is most likely a typo.
 *
 * @param what the start of the first message, which goes on with the fields
 */
export function onlyFields(what: string, fields: readonly string[]): z.core.$ZodErrorMap {
  const allowed = fields.map((field) => `"${field}"`).join(', ');
  return (issue) => {
    if (issue.code !== 'unrecognized_keys') return `${what} ${allowed}`;
    const unknown = JSON.stringify(String(issue.keys[0]).slice(0, 40));
    return `may have ${allowed} and nothing else; ${unknown} is not known`;
  };
}
