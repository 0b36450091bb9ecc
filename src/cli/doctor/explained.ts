/**
 * An error with what led to it, on one line: each message once, and codes of the system. For operators only; what
 * clients are told holds no reason.
 *
 * @example
 * explained(new DeskError('crm_unavailable', 'The CRM does not answer.', { cause: refused })); // '… (ECONNREFUSED)'
 */
export function explained(error: unknown): string {
  const said: string[] = [];
  const codes = new Set<string>();
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth += 1
  ) {
    const details = 'details' in cause ? cause.details : undefined;
    for (const holder of [cause, details]) for (const code of codesOf(holder)) codes.add(code);
    const isWrapped = said.length > 0 && cause.name === 'AggregateError';
    if (!isWrapped && cause.message !== '' && !said.includes(cause.message)) said.push(cause.message);
  }
  if (said.length === 0) return String(error);
  const codeText = [...codes].filter((code) => !said.some((text) => text.includes(code))).join(', ');
  const sentences = said.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  return `${sentences.join(' ')}${codeText === '' ? '' : ` (${codeText})`}`;
}

/** Codes such as ECONNREFUSED, and statuses of HTTP; those of our own errors say nothing that the text does not. */
function codesOf(holder: unknown): string[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const code = 'code' in holder ? holder.code : undefined;
  const status = 'status' in holder ? holder.status : undefined;
  return [
    ...(typeof code === 'string' && isTelling(code) ? [code] : []),
    ...(typeof status === 'number' ? [`status ${status}`] : []),
  ];
}

/** Names of kinds of errors, such as TypeError, tell an operator nothing. */
function isTelling(code: string): boolean {
  return /^[A-Z]\w{2,40}$/.test(code) && !code.endsWith('Error');
}
