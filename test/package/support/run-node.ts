import { execFile } from 'node:child_process';

/** Runs Node in a folder. Resolves to the standard output; fails with all output. */
export function runNode(folder: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (error, output, errors) => {
        if (error) reject(new Error(`node ${args.join(' ')}\n${output}${errors}`, { cause: error }));
        else resolve(output);
      },
    );
  });
}
