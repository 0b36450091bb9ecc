import type { Command } from 'commander';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { counted } from '../../core/text/counted.ts';
import { formatCount } from '../../core/text/format-count.ts';
import { storageFailure } from '../../storage-drivers/storage-failure.ts';
import type { ArchiveContent } from '../backup/archive.ts';
import type { Configuration } from '../config/configuration.ts';
import { mustHaveData } from '../desk/data-folder.ts';
import type { DeskCommandOptions } from '../desk/with-desk.ts';
import { standardOutput } from '../documents/files/named-file.ts';
import { writeWholeFile } from '../documents/files/whole-file.ts';
import { printResult } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { withReason } from '../terminal/with-reason.ts';
import { onData, runner } from './command-declaration.ts';

/** Declares the commands that back up and restore a data folder. */
export function declareBackup(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  onData(
    program
      .command('backup')
      .description('Pack the data folder into one file, even while the desk is running.'),
  )
    .argument('<file>', 'the file to write, such as desk.tar.gz')
    .option('--force', 'replace an existing file')
    .action(runs(() => backupCommand));
  onData(program.command('restore').description('Create a data folder from a backup.'))
    .argument('<file>', 'the backup')
    .action(runs(() => restoreCommand));
}

interface BackupCommandOptions extends DeskCommandOptions {
  /** Replaces an existing file. */
  force?: boolean;
}

/**
 * `thesisdesk backup FILE`: packs the data folder as it is at a single moment, even while servers are using it. The
 * file gets its name only after it has been read back and found complete.
 *
 * @returns the exit code
 * @throws UsageError if records or documents are not kept in a folder, for `-`, and if the file already exists; DeskError
 * `storage_unavailable`, `file_unreadable`
 */
async function backupCommand(
  path: string,
  options: BackupCommandOptions,
  terminal: Terminal,
): Promise<number> {
  if (path === standardOutput) throw new UsageError(notToOutput);
  const configuration = await folderDesk(options, terminal);
  const { dataFolder } = configuration;
  await mustHaveData(dataFolder);
  const { archiveOf, readArchive } = await import('../backup/archive.ts');
  const { withSnapshot } = await import('../backup/snapshot.ts');
  const content = await writeWholeFile(path, options, terminal, (file) =>
    inDataFolder(
      configuration,
      withSnapshot(dataFolder, terminal, async (snapshot) => {
        for await (const chunk of archiveOf(snapshot)) await file.write(chunk);
        return readArchive(file.path);
      }),
    ),
  );
  await tell(content, path, `Backed up ${sizeOf(content)} to ${path}, and verified it.`, options, terminal);
  return 0;
}

/**
 * `thesisdesk restore FILE`: creates a data folder from a backup, completely or not at all.
 *
 * @returns the exit code
 * @throws UsageError if records or documents are not kept in a folder, for `-`, and if the folder already contains data;
 * DeskError `file_unreadable` for a file that is not a backup, or is damaged
 */
async function restoreCommand(
  path: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  // Standard input has the same sign.
  if (path === standardOutput) throw new UsageError(notFromInput);
  const configuration = await folderDesk(options, terminal);
  const { dataFolder } = configuration;
  const { restoreArchive } = await import('../backup/restore-archive.ts');
  const content = await inDataFolder(configuration, restoreArchive(path, dataFolder, terminal));
  await tell(content, path, `Restored ${sizeOf(content)} to ${dataFolder}.`, options, terminal);
  return 0;
}

const notToOutput =
  'A backup is read again to verify it, so it cannot go to standard output. Name a file, such as desk.tar.gz.';
const notFromInput =
  'A backup is not read from standard input. Write it to a file first, such as desk.tar.gz, and name that.';

/** Rejects with a sentence if the system refuses something in the data folder. */
async function inDataFolder<T>(configuration: Configuration, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DeskError || systemErrorCode(error) === undefined) throw error;
    throw withReason(storageFailure('copy', error), configuration);
  }
}

async function folderDesk(options: DeskCommandOptions, terminal: Terminal): Promise<Configuration> {
  const { readConfiguration } = await import('../config/configuration.ts');
  const configuration = await readConfiguration(options, terminal.environment);
  const { store, objects } = configuration;
  if (store === 'redis')
    throw elsewhere('Records are kept in Redis', 'its append-only file or an RDB snapshot');
  if (store === 's3' || objects === 's3')
    throw elsewhere(
      `${store === 's3' ? 'Records' : 'Documents'} are kept in S3`,
      'the bucket, by versioning, replication or a copy',
    );
  return configuration;
}

function elsewhere(where: string, what: string): UsageError {
  return new UsageError(`${where}, not in a folder. Back up ${what} instead; docs/operating.md says how.`);
}

async function tell(
  content: ArchiveContent,
  file: string,
  text: string,
  { json = false }: DeskCommandOptions,
  terminal: Terminal,
): Promise<void> {
  await printResult(terminal, json, { json: [{ file, ...content }], text: () => [text] });
}

function sizeOf({ files, bytes }: ArchiveContent): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${counted(files, 'file', 'files')} (${formatCount(Math.ceil(size))} ${unit})`;
}
