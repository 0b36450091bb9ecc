import { Readable } from 'node:stream';
import {
  type Channel,
  type Dialogue,
  type Environment,
  OutputClosed,
  type StopSignal,
  type Terminal,
} from '../../../src/cli/terminal/terminal.ts';
import { colouredStyle, plainStyle } from '../../../src/cli/terminal/text/style.ts';

export interface MemoryTerminalOptions {
  /** With a width, both streams are a terminal; without one, they are pipes. */
  columns?: number;
  coloured?: boolean;
  cores?: number;
  environment?: Environment;
  /** What a pipe sends to standard input. */
  input?: Uint8Array;
  /** Somebody who answers questions. */
  dialogue?: Dialogue;
  /** The reader closes the output after this many writes. */
  closesAfter?: number;
}

/** A terminal that keeps its output, so that tests can read what a person would have seen. */
export function memoryTerminal(options: MemoryTerminalOptions = {}) {
  const written = { output: '', errors: '', both: '' };
  const cleanUps = new Set<() => void>();
  let milliseconds = 0;
  let writesLeft = options.closesAfter ?? Number.POSITIVE_INFINITY;

  let stop: (signal: StopSignal) => void = () => {};
  const stopped = new Promise<StopSignal>((resolve) => {
    stop = resolve;
  });

  const channel = (name: 'output' | 'errors'): Channel => ({
    async write(text) {
      if (name === 'output' && writesLeft-- <= 0) throw new OutputClosed();
      written[name] += text;
      written.both += text;
    },
    writeBytes(bytes) {
      return this.write(Buffer.from(bytes).toString());
    },
    isTerminal: options.columns !== undefined,
    canRewrite: options.columns !== undefined,
    columns: () => options.columns,
    style: options.coloured ? colouredStyle : plainStyle,
  });

  const terminal: Terminal = {
    output: channel('output'),
    errors: channel('errors'),
    input: options.input === undefined ? null : Readable.from([options.input]),
    cores: options.cores ?? 2,
    now: () => milliseconds,
    environment: options.environment ?? {},
    dialogue: options.dialogue ?? null,
    onInterrupt(cleanUp) {
      cleanUps.add(cleanUp);
      return () => cleanUps.delete(cleanUp);
    },
    stopSignal: () => stopped,
  };
  return {
    terminal,
    written,
    /** What the screen finally shows. */
    screen: () => screenOf(written.both),
    pass: (time: number) => {
      milliseconds += time;
    },
    stop: () => stop('SIGTERM'),
    interrupt: () => {
      for (const cleanUp of cleanUps) cleanUp();
    },
  };
}

const escapeCharacter = '\x1b';
const eraseLine = `${escapeCharacter}[K`;
const pieces = new RegExp(`\\r|${escapeCharacter}\\[K|[^\\r${escapeCharacter}]+`, 'g');

/** What a terminal shows of a text that returns to the start of lines and erases them. */
function screenOf(text: string): string {
  const lines = text.split('\n').map((line) => {
    let shown = '';
    let at = 0;
    for (const [piece] of line.matchAll(pieces)) {
      if (piece === '\r') at = 0;
      else if (piece === eraseLine) shown = shown.slice(0, at);
      else {
        shown = shown.slice(0, at) + piece + shown.slice(at + piece.length);
        at += piece.length;
      }
    }
    return shown;
  });
  return lines.join('\n');
}
