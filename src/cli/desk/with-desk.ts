import type { Terminal } from '../terminal/terminal.ts';
import type { DeskAccess, DeskWork } from './work-on-desk.ts';

/** The options of every command on a data folder. */
export interface DeskCommandOptions {
  /** The data folder. */
  data?: string | undefined;
  /** The configuration file. */
  config?: string | undefined;
  /** Print JSON instead of text. */
  json?: boolean;
  debug?: boolean;
}

/**
 * Opens the configured desk for one command, even while servers are using it, and closes it afterwards. The desk
 * works on no jobs; a server does any work that the command leaves behind. What opens it is loaded only now, so that
 * commands can be declared without it.
 *
 * @returns what the work returns
 * @throws UsageError if the folder does not exist, and before anything is written to storage on which updates would
 * get lost; DeskError `storage_unavailable` with the reason
 *
 * @example
 * await withDesk({ data: 'desk' }, terminal, (desk) => desk.rates.reset());
 */
export async function withDesk<Result>(
  options: DeskCommandOptions,
  terminal: Terminal,
  work: DeskWork<Result>,
  access: DeskAccess = {},
): Promise<Result> {
  const { workOnDesk } = await import('./work-on-desk.ts');
  return workOnDesk(options, terminal, work, access);
}

/**
 * The same for a command that only reads.
 *
 * @example
 * await lookAtDesk({ data: 'desk' }, terminal, async (desk) => console.log(await desk.intake.list()));
 */
export function lookAtDesk<Result>(
  options: DeskCommandOptions,
  terminal: Terminal,
  work: DeskWork<Result>,
): Promise<Result> {
  return withDesk(options, terminal, work, { onlyReads: true });
}
