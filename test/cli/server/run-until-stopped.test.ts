import { join } from 'node:path';
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

describe('a service whose logs are JSON', () => {
  const sentence = 'The data folder cannot be used (ENOTDIR).';

  /** What it writes to standard error until it ends, line by line, and its exit code. */
  async function linesOf(changes: Partial<Service<object>>, environment = { THESISDESK_LOG_FORMAT: 'json' }) {
    const { service, terminal, written, stop } = await serviceOnTerminal(changes);
    const ended = runUntilStopped(service, { ...terminal, environment });
    stop();
    const code = await ended;
    const lines = written.errors
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { code, lines: lines.map(({ level, message }) => `${level}: ${message}`) };
  }

  const refusing = (error: Error) => async () => {
    throw error;
  };

  test('warns in them', async () => {
    const { lines } = await linesOf({ warnings: () => ['Others can reach it.'] });
    expect(lines).toEqual(['warn: Others can reach it.', 'info: stopping', 'info: stopped']);
  });

  test('says there what keeps it from starting', async () => {
    const start = refusing(new DeskError('storage_unavailable', sentence));
    expect(await linesOf({ start })).toEqual({ code: 1, lines: [`error: ${sentence}`] });
  });

  test('says there that its port is taken', async () => {
    const start = refusing(Object.assign(new Error('Port 80 is in use.'), { code: 'EADDRINUSE' }));
    expect(await linesOf({ start })).toEqual({ code: 1, lines: ['error: Port 80 is in use.'] });
  });

  test('says there which settings are wrong, whichever of them asks for JSON', async () => {
    const lines = [
      'error: thesisdesk.toml, line 3: server.port must be a whole number from 0 to 65535.',
      'error: THESISDESK_CONCURRENCY must be a whole number from 1 to 64.',
    ];
    const toml = '[server]\nlog_format = "json"\nport = "x"\n';
    const config = join(await scratchFolder({ 'thesisdesk.toml': toml }), 'thesisdesk.toml');
    const environment = { THESISDESK_CONCURRENCY: 'x', THESISDESK_LOG_FORMAT: '' };
    expect(await linesOf({ sources: { config } }, environment)).toEqual({ code: 2, lines });
  });
});
