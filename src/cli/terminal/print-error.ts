import { inspect } from 'node:util';
import type { Channel } from './terminal.ts';
import { printable, printableLines } from './text/printable.ts';

/** Tells on one line what went wrong, with the stack below it where `debug` is set. */
export async function printError(
  errors: Channel,
  message: string,
  error: unknown,
  debug: boolean,
): Promise<void> {
  const trace = debug ? `${printableLines(inspect(error))}\n` : '';
  await errors.write(`${errors.style.error('error:')} ${printable(message)}\n${trace}`);
}

/** Tells what a person should know although the command goes on. */
export async function warn(errors: Channel, message: string): Promise<void> {
  await errors.write(`${errors.style.warning('warning:')} ${printable(message)}\n`);
}

/** Tells what is good to know. */
export async function remark(errors: Channel, message: string): Promise<void> {
  await errors.write(`${printable(message)}\n`);
}
