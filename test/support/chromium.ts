import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { hasProgram } from './required-program.ts';

/** Chromium without the parts for windows: the same pages for about a quarter of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const executablePath = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';

export const hasChromium = hasProgram(executablePath);

/** Starts a headless browser with its own temporary profile. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...quiet, ...args], timeout: 120_000 });
}

/** Keeps the browser from sending requests of its own, and from needing a kernel sandbox. */
const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  // Pages of tests are short-lived and many at once: fewer processes and threads cost a fifth less processor time.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--single-threaded',
];
