/** How a Redis server keeps what it accepts. */
export interface RedisDurability {
  /** Whether it writes everything to its append-only file. */
  isLogged: boolean;
  /** By which policy it drops records when its memory is full; null if it drops none. */
  evictionPolicy: string | null;
}

/**
 * Reads the answer to INFO. A service that does not say is taken to keep everything.
 *
 * @example
 * durabilityIn('aof_enabled:1\r\nmaxmemory_policy:noeviction\r\n'); // { isLogged: true, evictionPolicy: null }
 */
export function durabilityIn(info: string): RedisDurability {
  const setting = (name: string) => new RegExp(`^${name}:([\\w-]+)`, 'm').exec(info)?.[1];
  const policy = setting('maxmemory_policy') ?? 'noeviction';
  return {
    isLogged: setting('aof_enabled') !== '0',
    evictionPolicy: policy === 'noeviction' ? null : policy,
  };
}
