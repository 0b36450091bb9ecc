import { describe, expect, test } from 'vitest';
import { lossesOf } from '../../../src/cli/doctor/redis-checks.ts';

describe('what Redis accepts', () => {
  test.each([
    ['is kept with a log and without evictions', 'aof_enabled:1\r\nmaxmemory_policy:noeviction\r\n', 0],
    ['is lost with a restart if there is no log', 'aof_enabled:0\r\nmaxmemory_policy:noeviction\r\n', 1],
    ['is lost when the memory is full', 'aof_enabled:1\r\nmaxmemory_policy:allkeys-lru\r\n', 1],
    ['may be lost in both ways', 'aof_enabled:0\r\nmaxmemory_policy:volatile-ttl\r\n', 2],
    ['is taken for kept by a service that does not say', 'redis_version:7.2.0\r\n', 0],
  ])('%s', (_what, info, losses) => {
    expect(lossesOf(info)).toHaveLength(losses);
  });
});
