import { inspect } from 'node:util';
import type { Channel } from './terminal.ts';
import { printable, printableLines } from './text/printable.ts';

/** Tells what went wrong, each message on a line of its own, with the stack below where `debug` is set. */
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

/** Tells what a person should know although the command goes on. */
export async function warn(errors: Channel, message: string): Promise<void> {
  await errors.write(`${errors.style.warning('warning:')} ${printable(message)}\n`);
}

/** Tells what is good to know. */
export async function remark(errors: Channel, message: string): Promise<void> {
  await errors.write(`${printable(message)}\n`);
}
