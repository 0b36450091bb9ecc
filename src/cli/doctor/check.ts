import { inTime } from '../../core/time/in-time.ts';

/** A test of one part. */
export interface Check {
  /** The part that is tested, such as `store`. */
  name: string;
  /** What to do if it fails. */
  advice: string;
  /** The checks that this one depends on: if one of them fails, it is not tried. */
  restsOn?: readonly string[];
  /** Milliseconds that it may take. @default 15,000 */
  limit?: number;
  /** Runs the test; throws if it fails. The signal is aborted once the result is no longer awaited. */
  run(signal: AbortSignal): Promise<Finding>;
}

/** The result of a check that did not fail. A warning is about something that works but may not be intended. */
export type Finding =
  | { state: 'ok'; detail: string }
  | { state: 'not configured'; detail: string; advice?: string }
  | { state: 'warning'; detail: string; advice: string };

/** How a check ended. */
export interface CheckResult {
  check: string;
  state: Finding['state'] | 'failed' | 'not tried';
  /** How long it took. */
  milliseconds: number;
  detail: string;
  /** What to do about a failure or a warning, or to configure it. */
  advice?: string;
}

/** A fault with its own advice. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly advice: string | undefined;

  constructor(message: string, advice?: string) {
    super(message);
    this.advice = advice;
  }
}

export interface CheckSurroundings {
  /** A monotonic clock in milliseconds. */
  now(): number;
  /** Removes secrets from a text. */
  mask(text: string): string;
}

/**
 * Runs checks in parallel, except that each waits for those that it depends on.
 *
 * @returns a result for each, in their order; never throws
 */
export async function runChecks(
  checks: readonly Check[],
  surroundings: CheckSurroundings,
): Promise<CheckResult[]> {
  const running = new Map<string, Promise<CheckResult>>();
  for (const check of checks) {
    const before = (check.restsOn ?? []).flatMap((name) => running.get(name) ?? []);
    running.set(check.name, runAfter(before, check, surroundings));
  }
  return Promise.all(running.values());
}

async function runAfter(
  before: readonly Promise<CheckResult>[],
  check: Check,
  surroundings: CheckSurroundings,
): Promise<CheckResult> {
  for (const result of before) {
    const { check: name, state } = await result;
    if (state !== 'failed' && state !== 'not tried') continue;
    return { check: check.name, state: 'not tried', milliseconds: 0, detail: `It depends on the ${name}.` };
  }
  return runCheck(check, surroundings);
}

/** Runs a check. It takes no longer than its limit, and never throws. */
export async function runCheck(
  { name, advice, limit = 15_000, run }: Check,
  { now, mask }: CheckSurroundings,
): Promise<CheckResult> {
  const start = now();
  const end = (state: CheckResult['state'], detail: string): CheckResult => ({
    check: name,
    state,
    milliseconds: Math.round(now() - start),
    detail: mask(detail),
  });
  try {
    const finding = await inTime(limit, run);
    const ended = end(finding.state, finding.detail);
    const suggested = 'advice' in finding ? finding.advice : undefined;
    return suggested === undefined ? ended : { ...ended, advice: suggested };
  } catch (error) {
    const own = error instanceof Fault ? error.advice : undefined;
    return { ...end('failed', explained(error)), advice: own ?? advice };
  }
}

/**
 * Describes an error and its causes on one line: each message once, and system error codes. For operators only;
 * clients are never told the reason.
 *
 * @example
 * explained(new DeskError('crm_unavailable', 'The CRM does not answer.', { cause: refused })); // '… (ECONNREFUSED)'
 */
function explained(error: unknown): string {
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

/** Codes such as ECONNREFUSED, and HTTP statuses; the codes of our own errors add nothing to their text. */
function codesOf(holder: unknown): string[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const code = 'code' in holder ? holder.code : undefined;
  const status = 'status' in holder ? holder.status : undefined;
  return [
    ...(typeof code === 'string' && isTelling(code) ? [code] : []),
    ...(typeof status === 'number' ? [`status ${status}`] : []),
  ];
}

/** Error class names, such as TypeError, mean nothing to an operator. */
function isTelling(code: string): boolean {
  return /^[A-Z]\w{2,40}$/.test(code) && !code.endsWith('Error');
}

/**
 * Runs work and cleans up after it, whatever the outcome. If both the work and the clean-up fail, the work's error is
 * thrown: the clean-up usually fails for the same reason, and its error says less.
 *
 * @throws what the work throws, else what the clean-up throws
 */
export async function cleaningUp<T>(work: () => Promise<T>, cleanUp: () => Promise<unknown>): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await cleanUp().catch(() => {});
    throw error;
  }
  await cleanUp();
  return result;
}
