import { type ProgramProcess, spawnProgram, startProgram } from './program-process.ts';

export type { LogLine } from './program-process.ts';

export interface ServeSettings {
  /** The data folder. */
  folder: string;
  args?: readonly string[];
  environment?: Record<string, string>;
}

/** A server as a process of its own. */
export interface ServeProcess extends ProgramProcess {
  /** Where it listens. */
  url: string;
}

/** Starts the built program on a free port, and waits until it says that it listens. */
export async function startServe(settings: ServeSettings): Promise<ServeProcess> {
  const server = await startProgram(serveArguments(settings), settings.environment);
  return { ...server, url: String(server.facts.url) };
}

/** Starts the built program, which may not come to listen at all. It ends with the test. */
export function spawnServe(settings: ServeSettings) {
  return spawnProgram(serveArguments(settings), settings.environment);
}

/** Starts a worker of the built program on the same data folder, and waits until it says that it works. */
export function startWorker({ folder, args = [], environment }: ServeSettings): Promise<ProgramProcess> {
  return startProgram(['worker', '--data', folder, ...args], environment);
}

function serveArguments({ folder, args = [] }: ServeSettings): string[] {
  return ['serve', '--port', '0', '--data', folder, ...args];
}
