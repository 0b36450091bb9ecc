import type { World } from '../world/world.ts';

/** What was done more than once although nothing had failed. */
export function repetitions({ climate, mailer, received }: World): string[] {
  if (climate !== 'sure') return [];
  const mails = new Map<string, number>();
  for (const { id = '' } of mailer.sent) mails.set(id, (mails.get(id) ?? 0) + 1);
  return [...repeated('mail', mails), ...repeated('event', received)];
}

function repeated(what: string, times: ReadonlyMap<string, number>): string[] {
  return [...times].flatMap(([id, count]) => {
    return count > 1 ? [`${what} ${id} was sent ${count} times, though nothing failed`] : [];
  });
}
