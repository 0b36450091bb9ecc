import type { Desk } from '../../../src/core/desk.ts';
import { DeskError } from '../../../src/core/errors.ts';
import type { Chance } from '../../chance.ts';
import { Disconnected } from '../machines/machine.ts';
import type { World } from '../world/world.ts';

/** What a client finally got: an answer, or a refusal that a retry would not change. */
export type Answer<T> = { value: T } | { refused: DeskError };

/**
 * Asks one server after another until one answers; now and then the connection breaks after the request was carried out.
 * Resolves to the answer, or null if nobody answered in this many tries.
 */
export async function ask<T>(
  world: World,
  chance: Chance,
  what: string,
  request: (desk: Desk) => Promise<T>,
  tries = 200,
): Promise<Answer<T> | null> {
  for (let number = 1; number <= tries; number += 1) {
    const answer = await askOnce(world, chance, request);
    if (answer !== null) {
      world.note('story', `${what}: ${'value' in answer ? 'answered' : answer.refused.code}`);
      return answer;
    }
    world.note('story', `${what}: no answer to try ${number}`);
    await world.time.sleep(chance.of([200, 1_000, 5_000, 10_000]));
  }
  return null;
}

async function askOnce<T>(
  world: World,
  chance: Chance,
  request: (desk: Desk) => Promise<T>,
): Promise<Answer<T> | null> {
  const servers = world.machines.filter(({ isServing }) => isServing);
  if (servers.length === 0) return null;
  try {
    const value = await chance.of(servers).request(request);
    return !world.isCalm && chance.oneIn(12) ? null : { value };
  } catch (error) {
    if (error instanceof Disconnected) return null;
    if (!(error instanceof DeskError)) throw error;
    return error.code === 'storage_unavailable' ? null : { refused: error };
  }
}
