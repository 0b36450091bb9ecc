import { type ProgramProcess, type ProgramSettings, spawnProgram, startProgram } from './program-process.ts';

export type { LogLine } from './program-process.ts';

export interface ServeSettings extends ProgramSettings {
  /** The data folder. */
  folder: string;
  args?: readonly string[];
}

/** A server in its own process. */
export interface ServeProcess extends ProgramProcess {
  /** Where it listens. */
  url: string;
}

/** Starts the built program on a free port, and waits until it reports that it is listening. */
export async function startServe(settings: ServeSettings): Promise<ServeProcess> {
  const server = await startProgram(serveArguments(settings), settings);
  return { ...server, url: String(server.facts.url) };
}

/** Starts the built program, which may never start to listen. */
export function spawnServe(settings: ServeSettings) {
  return spawnProgram(serveArguments(settings), settings);
}

/** Starts the built program as a worker on the same data folder, and waits until it reports that it is working. */
export function startWorker({ folder, args = [], ...settings }: ServeSettings): Promise<ProgramProcess> {
  return startProgram(['worker', '--data', folder, ...args], settings);
}

function serveArguments({ folder, args = [] }: ServeSettings): string[] {
  return ['serve', '--port', '0', '--data', folder, ...args];
}
