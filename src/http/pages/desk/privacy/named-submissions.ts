import type { Opening } from '../section/section.ts';
import { type LinkedSubmission, mostShown } from './submission-links.ts';

/** Submissions with what an editor knows them by, by their ids. */
export type NamedSubmissions = ReadonlyMap<string, LinkedSubmission>;

/** Looks submissions up, of very many the first. Those that are gone or have lost their names are left out. */
export async function namedSubmissions(
  ids: readonly string[],
  { client, signal }: Pick<Opening, 'client' | 'signal'>,
): Promise<NamedSubmissions> {
  const named = new Map<string, LinkedSubmission>();
  const lookUp = async (submissionId: string) => {
    const found = await client.showSubmission({ submissionId }, { signal }).catch(() => null);
    if (found === null || found.purgedAt !== undefined) return;
    const { name, fileName, createdAt } = found;
    named.set(submissionId, { submissionId, name, fileName, createdAt });
  };
  await Promise.all(ids.slice(0, mostShown).map(lookUp));
  return named;
}
