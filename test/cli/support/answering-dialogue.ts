import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Dialogue } from '../../../src/cli/terminal/terminal.ts';

/** The text that the person waits to see, and the keys that they then press, perhaps after something else has happened. */
export type Answer = readonly [seen: string, keys: string | (() => Promise<string>)];

export const enter = '\r';
export const down = '\x1b[B';
export const interrupt = '\x03';

/** The keyboard and screen of a person who gives these answers, one after another. */
export function answeringDialogue(answers: readonly Answer[]): Dialogue & { screen(): string } {
  const input = new PassThrough();
  const output = new PassThrough();
  // Each question ends its output; the screen must outlive it.
  output.end = () => output;
  const left = [...answers];
  let screen = '';
  let sinceAnswer = '';
  output.on('data', (chunk: Buffer) => {
    const text = stripVTControlCharacters(chunk.toString());
    screen += text;
    sinceAnswer += text;
    const [next] = left;
    if (next === undefined || !sinceAnswer.includes(next[0])) return;
    left.shift();
    sinceAnswer = '';
    // The question starts listening for keys only after it has drawn itself.
    setImmediate(async () => input.write(typeof next[1] === 'string' ? next[1] : await next[1]()));
  });
  return { input, output, screen: () => screen };
}
