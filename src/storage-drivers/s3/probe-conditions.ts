import { randomUUID } from 'node:crypto';
import type { S3Connection } from './connection.ts';
import { factsOf, isConditionFailure, isNoSuchKey, kindOf } from './failure-facts.ts';

/** Which conditional requests a server honours. */
export interface HonouredConditions {
  /** `If-None-Match: *` and `If-Match` of a write. */
  writes: boolean;
  /** `If-Match` of a deletion. */
  deletions: boolean;
}

/** Tries out conditions on objects of its own, which are removed again. Failures are those of the SDK. */
export async function probeConditions({ bucket, folder, ask }: S3Connection): Promise<HonouredConditions> {
  const there = { Bucket: bucket, Key: `${folder}probes/${randomUUID()}` };
  // Some servers took a write of a certain version where there was nothing at all.
  const missing = { ...there, Key: `${there.Key}-missing` };
  const put = (object: typeof there, condition: { IfNoneMatch?: string; IfMatch?: string } = {}) =>
    ask((s3) => s3.putObject({ ...object, Body: randomUUID(), ContentType: 'text/plain', ...condition }));
  const remove = (object: typeof there, condition: { IfMatch?: string } = {}) =>
    ask((s3) => s3.deleteObject({ ...object, ...condition }));
  const markNow = async () => (await ask((s3) => s3.headObject(there))).ETag ?? '';

  await put(there);
  try {
    const writes =
      (await isRefused(() => put(there, { IfNoneMatch: '*' }))) &&
      (await isRefused(() => put(there, { IfMatch: markOfNothing }))) &&
      (await isRefused(() => put(missing, { IfMatch: markOfNothing }))) &&
      (await isAccepted(async () => put(there, { IfMatch: await markNow() })));
    const deletions =
      writes &&
      (await isRefused(() => remove(there, { IfMatch: markOfNothing }))) &&
      (await isAccepted(markNow));
    return { writes, deletions };
  } finally {
    // They are tiny and read by nobody; what went wrong before says more than that they stay.
    for (const object of [there, missing]) await remove(object).catch(() => {});
  }
}

/** The ETag of content that nobody has. */
const markOfNothing = `"${'0'.repeat(32)}"`;

async function isAccepted(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (isRefusal(error) || isNotUnderstood(error)) return false;
    throw error;
  }
}

async function isRefused(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return false;
  } catch (error) {
    if (isRefusal(error)) return true;
    if (isNotUnderstood(error)) return false;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return isConditionFailure(error) || isNoSuchKey(error) || kindOf(error) === 'conflict';
}

/** Answers of servers that do not know a condition, or take it for something else. */
function isNotUnderstood(error: unknown): boolean {
  return [400, 404, 405, 501].includes(factsOf(error).status ?? 0);
}
