import type { Redis } from 'ioredis';

/** Waits until commands can be sent. It never rejects, and ends as well when the signal is aborted. */
export function whenReady(client: Redis, giveUp: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (client.status === 'ready' || giveUp.aborted) return resolve();
    const end = () => {
      client.off('ready', end);
      giveUp.removeEventListener('abort', end);
      resolve();
    };
    client.on('ready', end);
    giveUp.addEventListener('abort', end);
  });
}
