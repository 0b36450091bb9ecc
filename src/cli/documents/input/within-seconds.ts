import type { RunStep } from '../../../core/docx/analyse.ts';
import { tookTooLong } from '../../../core/docx/package/refusals/too-costly.ts';
import { inTime } from '../../../core/time/in-time.ts';

/**
 * Returns the work's result within a time limit. A timer watches the work where it pauses. A step that never pauses has
 * to go through the function that the work gets: it makes V8 stop the step when the time is up. Nothing else stops the
 * work, so the process should end soon afterwards.
 *
 * @throws DeskError `document_too_large` once the time is up, and what the work throws
 * @example
 * const result = await withinSeconds(60, (step) => analyseInSteps('thesis.docx', {}, step));
 */
export function withinSeconds<Result>(
  seconds: number,
  work: (run: RunStep) => Promise<Result>,
): Promise<Result> {
  const end = process.uptime() + seconds;
  const tooLate = () => tookTooLong(seconds);
  return inTime(
    seconds * 1000,
    work((step) => stoppedAt(end, step, tooLate)),
    { tooLate },
  );
}

/**
 * Runs a step as part of a script, because V8 lets Node stop scripts. The watch is then a bare thread that starts in a
 * fraction of a millisecond, where a thread of JavaScript would take as long as reading a small thesis.
 */
function stoppedAt<Result>(end: number, step: () => Result, tooLate: () => Error): Result {
  let result: { value: Result } | undefined;
  const call = () => {
    result = { value: step() };
  };
  Reflect.set(globalThis, callOfScript, call);
  const timeout = Math.max(1, Math.ceil((end - process.uptime()) * 1000));
  try {
    // Loaded without an import, because Node has loaded it anyway.
    process.getBuiltinModule('node:vm').runInThisContext(script, { timeout });
  } catch (error) {
    throw isTimeOut(error) ? tooLate() : error;
  } finally {
    Reflect.deleteProperty(globalThis, callOfScript);
  }
  if (result === undefined) throw tooLate();
  return result.value;
}

/** Where the script finds what it runs: it shares nothing with this module but the global object. */
const callOfScript = Symbol.for('thesisdesk: step of an analysis');
const script = `globalThis[Symbol.for('${callOfScript.description}')]()`;

function isTimeOut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
