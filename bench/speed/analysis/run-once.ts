import { spawn } from 'node:child_process';

export interface Run {
  milliseconds: number;
  /** Peak memory, if the command reports it on file descriptor 3. */
  kibibytes: number;
}

/** Runs a command until it ends; null if it is missing or fails. */
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

// If this is set, Node 20 reads hundreds of certificates before it starts any program.
const { NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;
