import type { Store } from '../../ports.ts';
import { eachRecord } from '../../records/each-record.ts';
import type { DeskEvent } from './desk-event.ts';

/**
 * Writes down that an event will be told, before whoever caused it is answered. Should the process die, or the storage fail,
 * before all has been done that telling it takes, it is found here. Throws `storage_unavailable`.
 */
export async function promiseEvent(store: Store, event: DeskEvent): Promise<void> {
  await store.put(promisedKey(event), event);
}

/** The event was told. Throws `storage_unavailable`. */
export async function forgetPromise(store: Store, event: DeskEvent): Promise<void> {
  await store.delete(promisedKey(event));
}

/** Events that were promised before a time and not told since. Throws `storage_unavailable`. */
export async function* promisedEvents(store: Store, before: Date): AsyncGenerator<DeskEvent> {
  for await (const event of eachRecord<DeskEvent>(store, promisedPrefix)) {
    // Those of the present are being told.
    if (Date.parse(event.timestamp) <= before.getTime()) yield event;
  }
}

const promisedPrefix = 'promised-events/';

function promisedKey({ id }: DeskEvent): string {
  return `${promisedPrefix}${id}`;
}
