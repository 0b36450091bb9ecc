/** The name of a field in a form or command, and the text of each entry if it is a list. */
export interface FilledField {
  name: string;
  entries?: readonly string[];
}

/**
 * Returns the sentence of a refusal with the names that the person knows: those on the page, or those of the
 * command's options. A sentence about anything else is returned unchanged.
 *
 * @example
 * namedProblem('"participants.0.email" must be an email address.', { participants: { name: 'Participants', entries: ['bo'] } });
 * // 'Participants: "bo" must be an email address.'
 */
export function namedProblem(sentence: string, fields: Readonly<Record<string, FilledField>>): string {
  const [whole, path = ''] = /^"([\w.]{1,100})"/.exec(sentence) ?? [];
  const [field = '', index] = path.split('.');
  const filled = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (whole === undefined || !filled) return sentence;
  const { name, entries } = filled;
  if (index === undefined || entries?.[Number(index)] === undefined)
    return `${name}${sentence.slice(whole.length)}`;
  const named = sentence.replace(/"(\w+)\.(\d+)[\w.]*"/g, (other, list, place) => {
    const entry = list === field ? entries[Number(place)] : undefined;
    return entry === undefined ? other : `"${entry}"`;
  });
  return `${name}: ${named}`;
}
