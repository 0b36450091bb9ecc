import { Readable } from 'node:stream';
import {
  type Channel,
  type Dialogue,
  type Environment,
  OutputClosed,
  type Terminal,
} from '../../../src/cli/terminal/terminal.ts';
import { colouredStyle, plainStyle } from '../../../src/cli/terminal/text/style.ts';

export interface MemoryTerminalOptions {
  /** Both streams are a terminal of this width; without it they are pipes. */
  columns?: number;
  coloured?: boolean;
  cores?: number;
  environment?: Environment;
  /** What comes by a pipe. */
  input?: Uint8Array;
  /** Somebody answers questions here. */
  dialogue?: Dialogue;
  /** The reader goes away after this many writes to the output. */
  closesAfter?: number;
}

/** A terminal that keeps what is written, so that tests read what a person would have seen. */
export function memoryTerminal(options: MemoryTerminalOptions = {}) {
  const written = { output: '', errors: '', both: '' };
  const cleanUps = new Set<() => void>();
  let milliseconds = 0;
  let writesLeft = options.closesAfter ?? Number.POSITIVE_INFINITY;

  let stop: (signal: string) => void = () => {};
  const stopped = new Promise<string>((resolve) => {
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
    /** What the screen shows in the end. */
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

/** What a terminal shows of a text in which lines go back to their start and are erased. */
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
