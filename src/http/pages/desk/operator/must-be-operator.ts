import type { Opening } from '../lists/section.ts';

/**
 * Asks for something that only the operator gets, in sections that anybody may read: so the token is asked for
 * before anything is typed, and not when it is to be saved.
 */
export async function mustBeOperator({ client, signal }: Opening): Promise<void> {
  await client.listMeetings({ limit: 1 }, { signal });
}
