import { currentZone } from '../../core/time/time-zone.ts';
import { remark } from './print-error.ts';
import type { Terminal } from './terminal.ts';
import { jsonLine } from './text/json-lines.ts';

/** A command's result, in both of its forms. */
export interface CommandResult {
  /** Each becomes one line of JSON. */
  json: readonly object[];
  text: () => readonly string[];
  /** The time zone of the times in the text, which is named below it, on standard error. @default there are none */
  timesIn?: string | undefined;
}

/** Writes a result in the form that the command's options ask for. Writes nothing for an empty one. */
export async function printResult(
  { output, errors }: Terminal,
  asJson: boolean,
  { json, text, timesIn }: CommandResult,
): Promise<void> {
  const lines = asJson ? json.map((value) => jsonLine(value)) : text().map((line) => `${line}\n`);
  if (lines.length > 0) await output.write(lines.join(''));
  if (timesIn !== undefined && lines.length > 0 && !asJson)
    await remark(errors, `Times are in ${currentZone(timesIn)}.`);
}
