import { readConfiguration } from '../../config/configuration.ts';
import { openLog } from '../../desk/open-log.ts';
import { runUntilStopped } from '../../server/run-until-stopped.ts';
import { workerLines } from '../../server/server-lines.ts';
import { startWorker } from '../../server/start-worker.ts';
import { warn } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';

export interface WorkerCommandOptions {
  /** The data folder. */
  data?: string;
  /** The configuration file. */
  config?: string;
  /** Documents at once. */
  concurrency?: string;
  /** Log and result as JSON, one document per line. */
  logJson?: boolean;
  debug?: boolean;
}

/**
 * `thesisdesk worker`: does the work of servers that share its storage, without HTTP, until the process is asked
 * to stop. Then it finishes what is under way or hands it back, and ends. Any number of workers may run.
 *
 * @returns the exit code
 * @throws UsageError for a wrong setting; DeskError `storage_unavailable` for storage that cannot be used
 */
export async function workerCommand(options: WorkerCommandOptions, terminal: Terminal): Promise<number> {
  const { data, config, concurrency, logJson = false, debug = false } = options;
  const sources = {
    config,
    ...(data === undefined ? {} : { data }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(logJson ? { logFormat: 'json' } : {}),
  };
  const configuration = await readConfiguration(sources, terminal.environment);
  const stopSignal = terminal.stopSignal();
  for (const warning of configuration.warnings) await warn(terminal.errors, warning);
  const logger = await openLog(configuration, terminal, debug);
  const { facts, close } = await startWorker(configuration, logger);
  await runUntilStopped({ facts, close, lines: (style) => workerLines(facts, style) }, terminal, {
    asJson: configuration.logFormat === 'json',
    logger,
    stopSignal,
  });
  return 0;
}
