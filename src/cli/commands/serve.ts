import { complain, warn } from '../complain.ts';
import { type Configuration, readConfiguration } from '../config/configuration.ts';
import type { Flags } from '../config/given-settings.ts';
import { livekitState } from '../config/livekit-credentials.ts';
import { openBrowser } from '../open-browser.ts';
import { serverSheet } from '../output/server-sheet.ts';
import { serverWarnings } from '../server-warnings.ts';
import { show } from '../show.ts';
import { type RunningDesk, startServer } from '../start-server.ts';
import { OutputClosed, type Terminal } from '../terminal.ts';
import { plainStyle } from '../text/style.ts';

export interface ServeCommandOptions {
  host?: string;
  port?: string;
  /** The data folder. */
  data?: string;
  publicUrl?: string;
  /** Open the service in the browser. */
  open?: boolean;
  /** Log and result as JSON, one document per line. */
  logJson?: boolean;
  debug?: boolean;
}

/**
 * `thesisdesk serve`: the whole desk over HTTP, until the process is asked to stop. Then it takes no more
 * requests, finishes what is under way or leaves it to the next start, and ends.
 *
 * @returns the exit code: 0 after a stop, 1 where the port is taken
 * @throws UsageError for a wrong setting; DeskError `storage_unavailable` for a data folder that cannot be used
 */
export async function serveCommand(options: ServeCommandOptions, terminal: Terminal): Promise<number> {
  const { errors, environment } = terminal;
  const { debug = false, open = false } = options;
  const configuration = await readConfiguration(flagsOf(options), environment);
  const stopSignal = terminal.stopSignal();
  for (const warning of serverWarnings(configuration)) await warn(errors, warning);
  const videoRooms = await livekitState(environment);
  if (videoRooms.state === 'incomplete') await warn(errors, `Video rooms: ${videoRooms.problem}`);
  const logger = await openLog(configuration, terminal, debug);
  let server: RunningDesk;
  try {
    server = await startServer(configuration, { logger, environment });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    await complain(errors, error.message, error, debug);
    return 1;
  }
  try {
    await show(terminal, configuration.logFormat === 'json', {
      json: [server.facts],
      text: () => serverSheet(server.facts, terminal.output.style),
    });
  } catch (error) {
    // A server does not end because nobody reads where it listens.
    if (!(error instanceof OutputClosed)) throw error;
  }
  if (open) openBrowser(server.facts.publicUrl);
  logger.info('stopping', { signal: await stopSignal });
  await server.close();
  logger.info('stopped');
  return 0;
}

function flagsOf({ host, port, data, publicUrl, logJson }: ServeCommandOptions): Flags {
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(data === undefined ? {} : { data }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(logJson ? { logFormat: 'json' } : {}),
  };
}

async function openLog({ logFormat }: Configuration, { errors }: Terminal, debug: boolean) {
  const { consoleLogger } = await import('../../http/console-logger.ts');
  return consoleLogger({
    json: logFormat === 'json',
    level: debug ? 'debug' : 'info',
    colour: errors.style !== plainStyle,
    write: (line) => void errors.write(line),
  });
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
