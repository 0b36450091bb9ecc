import { createConsola, LogLevels, type LogObject } from 'consola/core';
import type { LogFields, Logger } from '../core/ports.ts';

export interface ConsoleLoggerOptions {
  /** Writes one JSON object per line, for programs. @default false */
  json?: boolean | undefined;
  /** Less important messages are left out. @default 'info' */
  level?: 'debug' | 'info' | 'warn' | 'error' | undefined;
  /** @default false */
  colour?: boolean | undefined;
  /** Receives whole lines. @default standard error, because standard output belongs to the command's result */
  write?: ((line: string) => void) | undefined;
}

/**
 * A logger that uses consola. Nothing in a line can reach the terminal as a command.
 *
 * @example
 * consoleLogger().info('request', { method: 'GET', status: 200 });
 * // 14:03:09 info  request method=GET status=200
 */
export function consoleLogger(options: ConsoleLoggerOptions = {}): Logger {
  const { json = false, level = 'info', colour = false } = options;
  const write = options.write ?? ((line: string) => process.stderr.write(line));
  const consola = createConsola({
    level: LogLevels[level],
    // Identical lines are all logged: each represents a separate request.
    throttle: 0,
    reporters: [{ log: (entry) => write(`${json ? jsonLine(entry) : humanLine(entry, colour)}\n`) }],
  });
  return {
    debug: (message, fields = {}) => consola.debug(message, fields),
    info: (message, fields = {}) => consola.info(message, fields),
    warn: (message, fields = {}) => consola.warn(message, fields),
    error: (message, fields = {}) => consola.error(message, fields),
  };
}

function jsonLine({ date, type, args }: LogObject): string {
  const { message, fields } = read(args);
  const line = JSON.stringify({ time: date.toISOString(), level: type, message, ...withoutOurs(fields) });
  return line.replace(unsafe, escaped);
}

/** Writes each UTF-16 unit as JSON does: the characters that hide text outside the basic plane have two. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

function humanLine({ date, type, args }: LogObject, colour: boolean): string {
  const { message, fields } = read(args);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const [long, short] = [given.filter(isLong), given.filter((field) => !isLong(field))];
  const facts = short.map(([name, value]) => `${name}=${printable(String(value))}`);
  const head = `${date.toTimeString().slice(0, 8)} ${painted(type.padEnd(5), type, colour)}`;
  const tail = long.map(
    ([name, value]) => `\n  ${name}: ${String(value).split('\n').map(printable).join('\n    ')}`,
  );
  return [head, printable(message), ...facts].join(' ') + tail.join('');
}

function read(args: readonly unknown[]): { message: string; fields: LogFields } {
  const [message, fields] = args;
  return { message: String(message), fields: typeof fields === 'object' ? { ...fields } : {} };
}

/** Fields must not be mistaken for the line's own. */
function withoutOurs({ time: _time, level: _level, message: _message, ...fields }: LogFields): LogFields {
  return fields;
}

/** A stack is easier to read below the line than in it. */
function isLong([, value]: [string, unknown]): boolean {
  return typeof value === 'string' && value.includes('\n');
}

function printable(text: string): string {
  return text.replace(unsafe, ' ');
}

/** What a terminal might obey: control characters, and those that change the direction of the text. */
const unsafe = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const colours: ReadonlyMap<string, number> = new Map([
  ['debug', 2],
  ['info', 36],
  ['warn', 33],
  ['error', 31],
]);

function painted(text: string, type: string, colour: boolean): string {
  return colour ? `\x1b[${colours.get(type) ?? 0}m${text}\x1b[0m` : text;
}
