import { spawn } from 'node:child_process';

export interface Run {
  milliseconds: number;
  /** Most memory in use, where the command tells it on channel 3. */
  kibibytes: number;
}

/** Runs a command to its end; null where it is not there, or fails. */
export function runOnce(command: string, parameters: readonly string[]): Promise<Run | null> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: environment,
    });
    let memory = '';
    child.stdio[3]?.on('data', (chunk) => {
      memory += chunk;
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      const milliseconds = performance.now() - start;
      resolve(code === 0 ? { milliseconds, kibibytes: Number(memory) || 0 } : null);
    });
  });
}

// Where it is set, Node 20 reads hundreds of certificates before it starts any program at all.
const { NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;
