import type { Style } from './text/style.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One of the two streams that a command writes to. */
export interface Channel {
  /**
   * Resolves when the text has been accepted, so a slow reader slows the command; rejects with {@link OutputClosed}.
   */
  write(text: string): Promise<void>;
  /** The same for a file's bytes. */
  writeBytes(bytes: Uint8Array): Promise<void>;
  readonly isTerminal: boolean;
  /** Whether earlier text can be overwritten, as a progress bar does. */
  readonly canRewrite: boolean;
  /** The width in columns; undefined if there is none, as in a file or pipe. */
  columns(): number | undefined;
  readonly style: Style;
}

/** A command's access to the outside world. */
export interface Terminal {
  /** Results, for people and programs. */
  readonly output: Channel;
  /** Errors, warnings and the progress bar. */
  readonly errors: Channel;
  /** Piped input; null if standard input is a keyboard. */
  readonly input: AsyncIterable<Uint8Array> | null;
  /** Documents that can be analysed at the same time. */
  readonly cores: number;
  /** A monotonic clock in milliseconds. */
  now(): number;
  /** The variables that the command was started with. */
  readonly environment: Environment;
  /** The dialogue for questions, or null if there is no one to answer them. */
  readonly dialogue: Dialogue | null;
  /** Runs `cleanUp` when the command is interrupted (Ctrl+C, SIGTERM, SIGHUP). Returns a function that cancels this. */
  onInterrupt(cleanUp: () => void): () => void;
  /**
   * From now on Ctrl+C, SIGTERM and SIGHUP ask the command to finish, and this resolves to the signal's name. A second
   * signal ends the process immediately.
   */
  stopSignal(): Promise<StopSignal>;
}

/** SIGHUP comes when the window of a terminal is closed, or the connection to it breaks. */
export type StopSignal = keyof typeof exitCodes;

/** The exit codes of commands that a signal ended: 128 plus its number. */
export const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** The keyboard, and the stream that does not carry results. */
export interface Dialogue {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The reader has closed the output (`| head`). The command ends, which is not a failure. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}
