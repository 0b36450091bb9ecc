import { setTimeout as pause } from 'node:timers/promises';
import type { Secret } from '../../core/ports/secret.ts';
import { openLink, type RedisLink } from './link.ts';

/** The one link that is in use, renewed when it is lost. */
export interface RedisLinks {
  /**
   * The link, or a new one. All who ask meanwhile share one try to connect, and after a failed one the next
   * waits a moment, so whoever wants to wait just asks again.
   */
  get(): Promise<RedisLink>;
  /** Why the last try to connect failed; undefined where it did not. */
  problem(): unknown;
  /** Makes no further link: whoever asks gets the one that is there, or a rejection. */
  stop(): void;
  /** Ends the link, and resolves when no connection is left. */
  end(): Promise<void>;
}

export function redisLinks(url: Secret, connectTimeout: number): RedisLinks {
  const closing = new AbortController();
  const links = new Set<RedisLink>();
  let current: RedisLink | null = null;
  let opening: Promise<RedisLink> | null = null;
  let failures = 0;
  let failedAt = 0;
  let problem: unknown;

  const onLink = (link: RedisLink) => {
    links.add(link);
    link.ended.then(() => links.delete(link));
  };

  const open = async () => {
    try {
      const rest = failedAt + pauseAfter(failures) - performance.now();
      if (failures > 0 && rest > 0) await pause(rest, undefined, { signal: closing.signal });
      const link = await openLink(url, { milliseconds: connectTimeout, signal: closing.signal, onLink });
      failures = 0;
      problem = undefined;
      current = link;
      return link;
    } catch (error) {
      problem = error;
      failures += 1;
      failedAt = performance.now();
      throw error;
    } finally {
      opening = null;
    }
  };

  return {
    async get() {
      if (current?.isOpen()) return current;
      closing.signal.throwIfAborted();
      opening ??= open();
      return opening;
    },
    problem: () => problem,
    stop: () => closing.abort(),
    async end() {
      await opening?.catch(() => {});
      for (const link of links) link.retire();
      await Promise.all([...links].map((link) => link.ended));
    },
  };
}

/** Milliseconds: soon at first, then twice a second, and never all processes at once. */
function pauseAfter(failures: number): number {
  return Math.min(500, 20 * 2 ** failures) * (0.5 + Math.random() / 2);
}
