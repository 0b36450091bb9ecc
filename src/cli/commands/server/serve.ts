import { spawn } from 'node:child_process';
import type { Configuration } from '../../config/configuration.ts';
import { livekitState } from '../../config/sections/video.ts';
import { freeDisk, freeDiskAdvice } from '../../desk/free-disk.ts';
import { runUntilStopped } from '../../server/run-until-stopped.ts';
import { serverWarnings } from '../../server/server-address.ts';
import { serverLines } from '../../server/server-lines.ts';
import { startServer } from '../../server/start-server.ts';
import type { Terminal } from '../../terminal/terminal.ts';

export interface ServeCommandOptions {
  host?: string;
  port?: string;
  /** The data folder. */
  data?: string;
  /** The configuration file. */
  config?: string;
  publicUrl?: string;
  /** False if other processes do the work. @default true */
  worker?: boolean;
  /** Open the service in the browser. */
  open?: boolean;
  /** Log and result as JSON, one document per line. */
  logJson?: boolean;
  debug?: boolean;
}

/**
 * `thesisdesk serve`: serves the whole desk over HTTP until the process is asked to stop. It then accepts no more
 * requests, finishes work in progress or leaves it to the next start, and exits.
 *
 * @returns the exit code: 0 after a stop, 1 if the port is taken
 * @throws UsageError for a wrong setting; DeskError `storage_unavailable` for storage that cannot be used
 */
export async function serveCommand(options: ServeCommandOptions, terminal: Terminal): Promise<number> {
  const { host, port, data, config, publicUrl, worker = true, open, logJson, debug } = options;
  return runUntilStopped(
    {
      sources: { host, port, data, config, publicUrl, logFormat: logJson ? 'json' : undefined },
      warnings: startWarnings,
      start: (configuration, logger) => startServer(configuration, { logger, worker }),
      lines: serverLines,
      begun(facts) {
        if (open) openBrowser(facts.publicUrl);
      },
    },
    terminal,
    debug,
  );
}

async function startWarnings(configuration: Configuration): Promise<string[]> {
  const videoRooms = await livekitState(configuration.livekit);
  return [
    ...configuration.warnings,
    ...serverWarnings(configuration),
    ...(await diskWarnings(configuration)),
    ...(videoRooms.state === 'incomplete' ? [`Video rooms: ${videoRooms.problem}`] : []),
  ];
}

/** The desk starts on a full disk too, because accepted submissions can be finished there, but new uploads may not fit. */
async function diskWarnings(configuration: Configuration): Promise<string[]> {
  if (configuration.objects !== 'folder') return [];
  // The start makes a folder that is missing, and says so itself if the folder cannot be used.
  const disk = await freeDisk(configuration).catch(() => null);
  return disk?.problem === undefined ? [] : [`${disk.problem} New uploads may be refused. ${freeDiskAdvice}`];
}

/** Opens a page in the user's browser. If there is none, nothing happens: it never throws and never waits. */
function openBrowser(url: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  // Without a shell, so that no character in the address has a special meaning.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
