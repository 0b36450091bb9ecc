import { formatCount } from '../../../../core/text/format-count.ts';
import { DeskApiError } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import type { Opening } from '../section/section.ts';

/** A submission, with what an editor knows it by. */
export interface LinkedSubmission {
  submissionId: string;
  name: string;
  fileName?: string | undefined;
  createdAt?: string | undefined;
  finishedAt?: string | undefined;
}

/** Links to submissions; of very many, to the first. */
export function submissionLinks(submissions: readonly LinkedSubmission[]): HTMLElement {
  const shown = submissions.slice(0, mostShown);
  const more = submissions.length - shown.length;
  const links = shown.map((submission) => element('li', {}, submissionLink(submission)));
  const rest = more === 0 ? [] : [element('li', {}, [`and ${formatCount(more)} more`])];
  return element('ul', {}, [...links, ...rest]);
}

/** A link to a submission, and when it came in or was finished. */
export function submissionLink({
  submissionId,
  name,
  fileName,
  createdAt,
  finishedAt,
}: LinkedSubmission): Child[] {
  const text = fileName === undefined ? name : `${name}, ${fileName}`;
  return [
    element('a', { href: `#submission-${submissionId}` }, [text]),
    ...(createdAt === undefined ? [] : [', received ', localTime(createdAt)]),
    ...(finishedAt === undefined ? [] : [', finished ', localTime(finishedAt)]),
  ];
}

/** How many links are shown of very many. */
export const mostShown = 20;

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

/** A meeting or an example file, with what an editor knows it by. */
export interface NamedPlace {
  text: string;
  /** When the meeting starts, or when the file was added. ISO 8601. */
  at: string;
}

/** Meetings by their codes, and example files by their ids. */
export type NamedPlaces = ReadonlyMap<string, NamedPlace>;

/** Looks up where an address is mentioned, of very many meetings the first. What cannot be had is left out. */
export async function namedPlaces(
  { meetings = [], examples = [] }: { meetings?: readonly string[]; examples?: readonly string[] } = {},
  { client, signal }: Pick<Opening, 'client' | 'signal'>,
): Promise<NamedPlaces> {
  const named = new Map<string, NamedPlace>();
  const lookUpMeeting = async (roomCode: string) => {
    const found = await client
      .getMeeting({ roomCode }, { signal })
      .catch((error: unknown) => (error instanceof DeskApiError ? error.meeting : null));
    if (found === null) return;
    const { title, opensAt, startsAt = opensAt } = found;
    named.set(roomCode, { text: `meeting “${title}”`, at: startsAt });
  };
  const lookUpExamples = async () => {
    if (examples.length === 0) return;
    const { files } = await client.listExamples({}, { signal }).catch(() => ({ files: [] }));
    for (const { fileId, fileName, uploadedAt } of files)
      named.set(fileId, { text: `example file ${fileName}`, at: uploadedAt });
  };
  await Promise.all([...meetings.slice(0, mostShown).map(lookUpMeeting), lookUpExamples()]);
  return named;
}
