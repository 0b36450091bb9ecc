import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { hasProgram } from './required-program.ts';

/** Chromium without the parts for windows: the same pages for about a quarter of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const executablePath = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';

export const hasChromium = hasProgram(executablePath);

/** Starts a browser without a window, with a profile of its own that is gone afterwards. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...quiet, ...args], timeout: 120_000 });
}

/** It asks for nothing by itself, and needs no sandbox of the kernel. */
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
];
