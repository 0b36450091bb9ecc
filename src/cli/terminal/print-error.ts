import { inspect } from 'node:util';
import type { Channel } from './terminal.ts';
import { printable, printableLines } from './text/printable.ts';

/** Prints an error, each message on its own line, with the stack below if `debug` is set. */
export async function printError(
  errors: Channel,
  messages: string | readonly string[],
  error: unknown,
  debug: boolean,
): Promise<void> {
  const trace = debug ? `${printableLines(inspect(error))}\n` : '';
  const lines = [messages].flat().map((each) => `${errors.style.error('error:')} ${printable(each)}\n`);
  await errors.write(`${lines.join('')}${trace}`);
}

/** Prints a warning; the command continues. */
export async function warn(errors: Channel, message: string): Promise<void> {
  await errors.write(`${errors.style.warning('warning:')} ${printable(message)}\n`);
}

/** Prints a note. */
export async function remark(errors: Channel, message: string): Promise<void> {
  await errors.write(`${printable(message)}\n`);
}
