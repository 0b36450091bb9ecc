import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import { DeskError } from '../../core/errors.ts';
import type { ExampleFile } from '../../core/schemas/examples.ts';
import { formatCount } from '../../core/text/format-count.ts';
import { fullFileId } from '../desk/full-id.ts';
import { docxType, fileContent, sizeOfFile } from '../desk/local-file.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type ListCommandOptions, printList } from '../desk/print-list.ts';
import { type DeskCommandOptions, withDesk } from '../desk/with-desk.ts';
import { problemOf } from '../documents/problem.ts';
import { askFirst, checkAskable, type DeedCommandOptions } from '../terminal/ask-first.ts';
import { printError } from '../terminal/print-error.ts';
import { printResult } from '../terminal/print-result.ts';
import { type Channel, exitCodes, type StopSignal, type Terminal } from '../terminal/terminal.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import { type Column, tableLines } from '../terminal/text/table.ts';
import { asFlags } from '../terminal/usage-error.ts';
import { asDeed, asDownload, asList, onData, runner } from './command-declaration.ts';

/** Declares the commands for example files. */
export function declareExamples(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const examples = program.command('examples').description('Work with the example files.');
  asList(examples.command('list').description('Show all example files, newest first.')).action(
    runs(() => examplesListCommand),
  );
  onData(examples.command('add').description('Add files to the library.'))
    .argument('<file...>', 'the files')
    .option('--by <name>', 'who uploads them')
    .option('--notes <text>', 'what to know about them')
    .action(runs(() => examplesAddCommand));
  asDownload(examples.command('download').description('Save a file.')).action(
    runs(async () => (await import('./submissions/downloads.ts')).examplesDownloadCommand),
  );
  asDeed(examples.command('delete').description('Delete a file.'))
    .argument('<id>', 'its id')
    .action(runs(() => examplesDeleteCommand));
}

interface ExamplesAddCommandOptions extends DeskCommandOptions {
  /** Who uploads. */
  by?: string;
  notes?: string;
}

/**
 * `thesisdesk examples list`: lists the example files, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
function examplesListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  return printList(options, terminal, (desk) => ({
    async read(page) {
      const { files: records, ...rest } = await desk.examples.list(page);
      return { records, ...rest };
    },
    text: (files) => exampleTable(files, terminal.output),
    none: 'No example files yet.',
  }));
}

/**
 * `thesisdesk examples add FILE...`: adds files to the library. A file that fails does not stop the others. Ctrl+C,
 * SIGTERM and SIGHUP abort the upload and discard the partial file.
 *
 * @returns the exit code: 0, 1 if a file failed, or the signal's exit code
 */
async function examplesAddCommand(
  paths: readonly string[],
  options: ExamplesAddCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { by: uploadedBy, notes, json = false, debug = false } = options;
  const files: ExampleFile[] = [];
  const stopSignal = terminal.stopSignal();
  let stoppedBy: StopSignal | null = null;
  const addAll = async (opened: OpenedDesk) => {
    for (const path of paths) {
      try {
        files.push(await addExample(path, { uploadedBy, notes }, opened));
      } catch (error) {
        if (stoppedBy !== null) return;
        if (isOfStorage(error)) throw error;
        await printError(terminal.errors, `${path}: ${asFlags(problemOf(error).message)}`, error, debug);
      }
    }
  };
  const addUntilStopped = async (_desk: unknown, opened: OpenedDesk) => {
    // This closes the desk, which aborts the upload in progress.
    stoppedBy = await Promise.race([addAll(opened).then(() => null), stopSignal]);
  };
  await withDesk(options, terminal, addUntilStopped, { mayMake: true });
  if (stoppedBy !== null) return exitCodes[stoppedBy];
  await printResult(terminal, json, {
    json: files,
    text: () => (files.length === 0 ? [] : exampleTable(files, terminal.output)),
  });
  return files.length === paths.length ? 0 : 1;
}

/**
 * `thesisdesk examples delete ID`: deletes a file and its record.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError if there is no terminal to ask on; DeskError `not_found`
 */
async function examplesDeleteCommand(
  start: string,
  options: DeedCommandOptions,
  terminal: Terminal,
): Promise<number> {
  checkAskable(options, terminal, 'examples delete');
  return withDesk(options, terminal, async (desk) => {
    const fileId = await fullFileId(desk, start);
    if (options.yes !== true) {
      const { fileName, fileSize } = await desk.examples.get(fileId);
      const what = [`${printable(fileName)}, ${formatCount(fileSize)} bytes, will be permanently deleted.`];
      const deed = { command: 'examples delete', what, question: 'Delete this file?' };
      if (!(await askFirst(options, terminal, deed))) return 1;
    }
    const deleted = await desk.examples.delete(fileId);
    await printResult(terminal, options.json === true, { json: [deleted], text: () => ['File deleted.'] });
    return 0;
  });
}

/** If the storage fails, there is no point in trying the next file. */
function isOfStorage(error: unknown): boolean {
  return error instanceof DeskError && error.code === 'storage_unavailable';
}

/** Formats example files for people, a row for each. */
function exampleTable(files: readonly ExampleFile[], output: Channel): string[] {
  const rows = files.map(({ fileId, uploadedAt, fileSize, fileName, uploadedBy }) => [
    printable(fileId),
    localTime(uploadedAt),
    formatCount(fileSize),
    printable(fileName),
    printable(uploadedBy),
  ]);
  return tableLines(columns, rows, output);
}

const columns: readonly Column[] = [
  { title: 'File', cut: 'id', least: 8 },
  { title: 'Uploaded', leaveOut: 2 },
  { title: 'Bytes', side: 'right', leaveOut: 3 },
  { title: 'Name', most: 50, least: 20, cut: 'middle' },
  { title: 'By', least: 12, leaveOut: 1 },
];

/** Details of a file besides its name, type and size. */
interface ExampleRemarks {
  uploadedBy?: string | undefined;
  notes?: string | undefined;
}

/**
 * Adds a file to the library in the same steps as a client: request an upload URL, upload the file, save its record.
 *
 * @throws DeskError `file_unreadable`, `input_invalid`, `upload_too_large`, `storage_unavailable`
 */
async function addExample(
  path: string,
  remarks: ExampleRemarks,
  { desk, objects }: Pick<OpenedDesk, 'desk' | 'objects'>,
): Promise<ExampleFile> {
  const fileName = basename(path);
  const contentType = contentTypes.get(extname(path).toLowerCase()) ?? 'application/octet-stream';
  const fileSize = await sizeOfFile(path);
  const asked = await desk.examples.createUploads({ files: [{ fileName, contentType, fileSize }] });
  const [upload] = asked.uploads;
  if (!upload) throw new TypeError('one file gets one upload');
  const { fileId, objectKey } = upload;
  // Count the bytes actually read, because the file may grow or shrink in the meantime.
  const { size } = await objects.put(objectKey, fileContent(path), { contentType, maximumBytes: fileSize });
  const saved = await desk.examples.save({
    files: [{ fileId, fileName, objectKey, contentType, fileSize: size, ...remarks }],
  });
  const [file] = saved.files;
  if (!file) throw new TypeError('one file gets one record');
  return file;
}

/** The usual content types of example dissertations. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.docx', docxType],
  ['.doc', 'application/msword'],
  ['.odt', 'application/vnd.oasis.opendocument.text'],
  ['.rtf', 'application/rtf'],
  ['.pdf', 'application/pdf'],
  ['.txt', 'text/plain'],
  ['.md', 'text/markdown'],
  ['.tex', 'application/x-tex'],
  ['.zip', 'application/zip'],
]);
