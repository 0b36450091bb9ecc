import type { Style } from './text/style.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One of the two streams that a command writes to. */
export interface Channel {
  /** Resolves when the text is taken, so a slow reader slows the command; rejects with {@link OutputClosed}. */
  write(text: string): Promise<void>;
  /** The same for a file's bytes. */
  writeBytes(bytes: Uint8Array): Promise<void>;
  readonly isTerminal: boolean;
  /** Whether earlier text can be overwritten, as a progress bar does. */
  readonly canRewrite: boolean;
  /** The width in columns; undefined where there is none, as in a file or pipe. */
  columns(): number | undefined;
  readonly style: Style;
}

/** All that a command knows of the world around it. */
export interface Terminal {
  /** Results, for people and programs. */
  readonly output: Channel;
  /** Errors, warnings and the progress bar. */
  readonly errors: Channel;
  /** What comes by a pipe; null where that is a keyboard. */
  readonly input: AsyncIterable<Uint8Array> | null;
  /** Documents that can be analysed at once. */
  readonly cores: number;
  /** Milliseconds that only ever grow. */
  now(): number;
  /** The variables that the command was started with. */
  readonly environment: Environment;
  /** Where questions are asked, or null where nobody can answer them. */
  readonly dialogue: Dialogue | null;
  /** Runs `cleanUp` when the person interrupts the command (Ctrl+C). Returns how to take that back. */
  onInterrupt(cleanUp: () => void): () => void;
  /**
   * From now on Ctrl+C and SIGTERM ask the command to come to its end, and this resolves to the name of the
   * signal. Another one after that ends the process at once.
   */
  stopSignal(): Promise<string>;
}

/** The keyboard, and the screen that results do not go to. */
export interface Dialogue {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Nobody reads the output any longer (`| head`). The command ends, and that is no failure. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}
