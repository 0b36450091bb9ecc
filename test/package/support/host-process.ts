import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '../../support/wait-until.ts';

export interface HostProcess {
  /** The app's URL, without a trailing slash. */
  url: string;
  /** Asks it to end; resolves to the exit code, 143 if the signal ended it. */
  stop(): Promise<number | null>;
  /** Kills it, if it is still running. */
  kill(): Promise<void>;
}

export interface HostSettings {
  /** The arguments for Node. */
  program: readonly string[];
  /** The folder in which it runs. */
  cwd: string;
  port: number;
  deskFolder: string;
}

/** Starts an app on a port, and waits until its desk answers. */
export async function startHost({ program, cwd, port, deskFolder }: HostSettings): Promise<HostProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DESK_FOLDER: deskFolder,
    // As in the example's `npm start`.
    NEXT_MANUAL_SIG_HANDLE: 'true',
  };
  const child = spawn(process.execPath, program, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const exited = once(child, 'exit').then(() => exitCode(child));
  const url = `http://localhost:${port}`;
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  try {
    await waitUntil(() => hasEnded(child) || answers(`${url}/desk/health`), { deadline: 120_000 });
  } catch (error) {
    await kill();
    throw new Error(`The app does not answer. It said:\n${said.join('')}`, { cause: error });
  }
  if (hasEnded(child)) throw new Error(`The app ended at once. It said:\n${said.join('')}`);
  return {
    url,
    kill,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function exitCode(child: ChildProcess): number | null {
  return child.signalCode === 'SIGTERM' ? 143 : child.exitCode;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
