/** What a field is called where somebody filled it, and what each entry of it was, where it is a list. */
export interface FilledField {
  name: string;
  entries?: readonly string[];
}

/**
 * The sentence of a refusal with the names that the person in front of it knows: those of the page, or of the command's
 * options. A sentence on something else stays as it is.
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
  const rest = sentence.slice(whole.length);
  const entry = index === undefined ? undefined : filled.entries?.[Number(index)];
  return entry === undefined ? `${filled.name}${rest}` : `${filled.name}: "${entry}"${rest}`;
}

/** The field of a refusal, as the request has it; null where it names none. */
export function problemField(sentence: string): string | null {
  return /^"(\w{1,100})[".]/.exec(sentence)?.[1] ?? null;
}
