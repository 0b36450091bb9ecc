import { describe, expect, test, vi } from 'vitest';
import { runUntilStopped, type Service } from '../../../src/cli/server/run-until-stopped.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { memoryTerminal } from '../support/memory-terminal.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** A service that does nothing, on a terminal of its own. */
async function serviceOnTerminal(changes: Partial<Service<object>> = {}) {
  const close = vi.fn(async () => {});
  const { terminal, written, stop } = memoryTerminal();
  const service: Service<object> = {
    sources: { data: await scratchFolder() },
    warnings: () => [],
    start: async () => ({ facts: {}, close }),
    lines: () => ['It runs.'],
    ...changes,
  };
  return { service, terminal, written, stop, close };
}

describe('a service whose start cannot be reported', () => {
  test('runs nevertheless, and says so in the log', async () => {
    const { service, terminal, written, stop, close } = await serviceOnTerminal();
    const write = async () => {
      throw new DeskError('file_unreadable', 'The output cannot be written (its disk is full).');
    };
    const ended = runUntilStopped(service, { ...terminal, output: { ...terminal.output, write } });
    stop();
    expect(await ended).toBe(0);
    expect(written.errors).toMatch(/ warn {2}the report of the start could not be printed reason=The output/);
    expect(close).toHaveBeenCalledOnce();
  });

  test('is closed if that is a fault of its own', async () => {
    const fault = new TypeError('x is undefined');
    const lines = () => {
      throw fault;
    };
    const { service, terminal, close } = await serviceOnTerminal({ lines });
    await expect(runUntilStopped(service, terminal)).rejects.toBe(fault);
    expect(close).toHaveBeenCalledOnce();
  });
});
