import { spawn } from 'node:child_process';

/**
 * Opens a file in the system's program for it, such as a page in the browser. The path never passes through a shell.
 *
 * @param path absolute
 * @returns whether a program opened it
 * @example
 * if (!(await openFile('/tmp/report.html'))) tell('Please open it in your browser.');
 */
export async function openFile(
  path: string,
  { program = openers[process.platform] ?? 'xdg-open', patience = 2000 } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [path], { detached: true, shell: false, stdio: 'ignore' });
    // Some programs run for as long as the browser does.
    const timer = setTimeout(() => end(true), patience);
    const end = (isOpened: boolean) => {
      clearTimeout(timer);
      child.unref();
      resolve(isOpened);
    };
    child.on('error', () => end(false));
    // Explorer always exits with 1.
    child.on('exit', (code) => end(code === 0 || program === 'explorer.exe'));
  });
}

const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer.exe' };
