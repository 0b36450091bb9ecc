import { randomUUID } from 'node:crypto';
import type { S3Connection } from '../connection.ts';
import { factsOf, isConditionFailure, isNoSuchKey, kindOf } from '../failure.ts';
import { inForm, type MarkForm, markOf } from './lineage.ts';

/** The conditional requests that a server honours. */
export interface HonouredConditions {
  /** `If-None-Match: *` and `If-Match` on writes. */
  writes: boolean;
  /** `If-Match` on deletions. */
  deletions: boolean;
  /** How marks are written in `If-Match`. */
  marks: MarkForm;
}

/**
 * Tests the conditions on separate objects, which are removed again, with about nine small requests. Failures are
 * those of the SDK.
 */
export async function probeConditions({ bucket, folder, ask }: S3Connection): Promise<HonouredConditions> {
  const there = { Bucket: bucket, Key: `${folder}probes/${randomUUID()}` };
  // Some servers accept a write that requires a certain version even if there is nothing at all.
  const missing = { ...there, Key: `${there.Key}-missing` };
  const put = (object: typeof there, condition: { IfNoneMatch?: string; IfMatch?: string } = {}) =>
    ask((s3) => s3.putObject({ ...object, Body: randomUUID(), ContentType: 'text/plain', ...condition }), {
      // A write that is repeated after it succeeded would be refused, as if the server did not know the mark.
      repeatsLost: condition.IfMatch === undefined,
    });
  const remove = (object: typeof there, condition: { IfMatch?: string } = {}) =>
    ask((s3) => s3.deleteObject({ ...object, ...condition }));
  const leftOver = [there];

  const isFormHonoured = async (form: MarkForm, mark: string) => {
    const stale = { IfMatch: inForm(markOfNothing, form) };
    if (!(await isRefused(() => put(there, stale)))) return false;
    if (!(await isRefused(() => put(missing, stale)))) {
      leftOver.push(missing);
      return false;
    }
    return isAccepted(() => put(there, { IfMatch: inForm(mark, form) }));
  };
  const formHonoured = async (mark: string) => {
    for (const form of ['quoted', 'bare'] as const) if (await isFormHonoured(form, mark)) return form;
    return null;
  };

  const mark = markOf((await put(there)).ETag ?? '');
  try {
    const marks = (await isRefused(() => put(there, { IfNoneMatch: '*' }))) ? await formHonoured(mark) : null;
    if (marks === null) return { writes: false, deletions: false, marks: 'quoted' };
    const deletions =
      (await isRefused(() => remove(there, { IfMatch: inForm(markOfNothing, marks) }))) &&
      (await isAccepted(() => ask((s3) => s3.headObject(there))));
    return { writes: true, deletions, marks };
  } finally {
    // They are tiny and never read; the original failure says more than that they stay.
    for (const object of leftOver) await remove(object).catch(() => {});
  }
}

/** A mark that no content has. */
const markOfNothing = '0'.repeat(32);

async function answerTo(request: () => Promise<unknown>): Promise<'accepted' | 'refused' | 'not understood'> {
  try {
    await request();
    return 'accepted';
  } catch (error) {
    if (isRefusal(error)) return 'refused';
    if (isNotUnderstood(error)) return 'not understood';
    throw error;
  }
}

async function isAccepted(request: () => Promise<unknown>): Promise<boolean> {
  return (await answerTo(request)) === 'accepted';
}

async function isRefused(request: () => Promise<unknown>): Promise<boolean> {
  return (await answerTo(request)) === 'refused';
}

function isRefusal(error: unknown): boolean {
  return isConditionFailure(error) || isNoSuchKey(error) || kindOf(error) === 'conflict';
}

/** Responses of servers that do not know a condition, or misread it. */
function isNotUnderstood(error: unknown): boolean {
  return [400, 404, 405, 501].includes(factsOf(error).status ?? 0);
}
