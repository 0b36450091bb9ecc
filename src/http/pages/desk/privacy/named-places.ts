import { DeskApiError } from '../../../client/client.ts';
import type { Opening } from '../section/section.ts';
import { mostShown } from './submission-links.ts';

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
