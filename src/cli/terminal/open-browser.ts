import { spawn } from 'node:child_process';

/**
 * Opens a page in the person's browser. Where there is none, nothing happens: it never throws, and it waits for
 * nothing.
 *
 * listhen has a way of its own, which runs whatever file lies under a certain name in the folder for temporary
 * files, where others may have put it, and which ends the process where the program is missing.
 */
export function openBrowser(url: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  // Without a shell, so that no sign in the address has a meaning.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
