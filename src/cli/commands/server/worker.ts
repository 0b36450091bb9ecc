import { runUntilStopped } from '../../server/run-until-stopped.ts';
import { workerLines } from '../../server/server-lines.ts';
import { startWorker } from '../../server/start-worker.ts';
import type { Terminal } from '../../terminal/terminal.ts';

export interface WorkerCommandOptions {
  /** The data folder. */
  data?: string;
  /** The configuration file. */
  config?: string;
  /** Documents processed at the same time. */
  concurrency?: string;
  /** The port for health checks. */
  port?: string;
  /** Log and result as JSON, one document per line. */
  logJson?: boolean;
  debug?: boolean;
}

/**
 * `thesisdesk worker`: does the work for servers on the same storage until the process is asked to stop. It then
 * finishes work in progress or hands it back, and exits. Any number of workers may run. It listens only if it has a
 * port, for health checks and metrics.
 *
 * @returns the exit code: 0 after a stop, 1 if the port is taken
 * @throws UsageError for a wrong setting; DeskError `storage_unavailable` for storage that cannot be used
 */
export async function workerCommand(options: WorkerCommandOptions, terminal: Terminal): Promise<number> {
  const { data, config, concurrency, port, logJson, debug } = options;
  return runUntilStopped(
    {
      sources: { data, config, concurrency, workerPort: port, logFormat: logJson ? 'json' : undefined },
      warnings: (configuration) => configuration.warnings,
      start: startWorker,
      lines: workerLines,
    },
    terminal,
    debug,
  );
}
