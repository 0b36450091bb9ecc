import type { Terminal } from './terminal.ts';
import { jsonLine } from './text/json-lines.ts';

/** The result of a command, in both of its forms. */
export interface Shown {
  /** Each becomes one line of JSON. */
  json: readonly object[];
  text: () => readonly string[];
}

/** Writes a result as the command's options ask for it. Nothing is written for an empty one. */
export async function show({ output }: Terminal, asJson: boolean, { json, text }: Shown): Promise<void> {
  const lines = asJson ? json.map((value) => jsonLine(value)) : text().map((line) => `${line}\n`);
  if (lines.length > 0) await output.write(lines.join(''));
}
