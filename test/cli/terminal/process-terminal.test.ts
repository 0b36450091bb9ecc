import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { channelOf } from '../../../src/cli/terminal/process-terminal.ts';

function channelOn(given: { isTTY?: boolean; columns?: number }) {
  return channelOf(Object.assign(new PassThrough(), given) as unknown as NodeJS.WriteStream);
}

describe('the width of a stream', () => {
  test.each([
    ['a terminal', { isTTY: true, columns: 100 }, 100],
    ['a terminal that was given no size', { isTTY: true, columns: 0 }, undefined],
    ['a pipe', {}, undefined],
  ])('for %s', (_name, stream, columns) => {
    expect(channelOn(stream).columns()).toBe(columns);
  });
});
