import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import packageJson from '../../../../package.json' with { type: 'json' };
import { randomIds } from '../../../core/ports/system.ts';
import { openMcpServer } from '../../../mcp/mcp-server.ts';
import type { Tool } from '../../../mcp/tool.ts';
import { parseTimeLimit } from '../../documents/input/open-analyser.ts';
import { atTerminal, problemOf } from '../../documents/problem.ts';
import { allowedFolders, allowedPath } from '../../mcp/allowed-paths.ts';
import { printError, remark } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface McpCommandOptions {
  /** Folders, besides the working folder, whose files may be read. */
  allow?: string[];
  /** The data folder. */
  data?: string;
  /** The file of a rate schedule. */
  rates?: string;
  /** The time limit for one document, in seconds. */
  timeLimit?: string;
  /** The configuration file. */
  config?: string;
  debug?: boolean;
}

/**
 * `thesisdesk mcp`: serves one agent over standard input and output (Model Context Protocol) until its client closes the
 * input. Nothing else is written to standard output.
 *
 * @returns the exit code: 1 if the client sent a message that is too long
 * @throws UsageError for a folder that does not exist, and for an invalid time limit
 */
export async function mcpCommand(options: McpCommandOptions, terminal: Terminal): Promise<number> {
  const { errors } = terminal;
  const { allow = [], timeLimit, debug = false, ...rates } = options;
  const stopSignal = terminal.stopSignal();
  const workingFolder = process.cwd();
  const folders = await allowedFolders(workingFolder, allow);
  const seconds = parseTimeLimit(timeLimit);
  const underWay = new Set<Promise<unknown>>();
  let close = async () => {};
  /** From then on requests fail because their analyses are ended, which is no fault. */
  let isClosing = false;

  const loadTools = async (): Promise<readonly Tool[]> => {
    const [{ createAnalysisPool }, { terminalSource }, { toolsOf }] = await Promise.all([
      import('../../../core/analysis/analysis-pool.ts'),
      import('../../mcp/terminal-source.ts'),
      import('../../../mcp/tools.ts'),
    ]);
    const analyser = createAnalysisPool({ processes: Math.min(2, terminal.cores), seconds });
    close = () => analyser.close();
    const allowed = (path: string) => allowedPath(path, folders, workingFolder);
    const source = terminalSource({ ...rates, allowed, analyser, terminal });
    return toolsOf(source);
  };
  const refusal = (error: unknown): string => {
    if (error instanceof UsageError) return error.message;
    const { code, message } = problemOf(error);
    if (code === 'internal_error' && !isClosing) void printError(errors, message, error, debug);
    return atTerminal(message);
  };

  let tools: Promise<readonly Tool[]> | undefined;
  const server = openMcpServer({
    version: packageJson.version,
    tools: () => {
      tools ??= loadTools();
      return tools;
    },
    refusal,
    ids: randomIds,
    begun: (work) => {
      underWay.add(work);
      const end = () => underWay.delete(work);
      work.then(end, end);
    },
  });
  if (terminal.dialogue !== null) await remark(errors, forPrograms);
  const isWell = await serveStdio(server, {
    input: process.stdin,
    output: process.stdout,
    stopSignal,
    report: (error) =>
      void printError(errors, `A message was not understood: ${error.message}`, error, debug),
    idle: () => Promise.allSettled(underWay),
  });
  isClosing = true;
  await close();
  return isWell ? 0 : 1;
}

const forPrograms =
  'Waiting for a client of the Model Context Protocol; add this command to its settings. Press Ctrl+C to stop.';

interface StdioOptions {
  input: Readable;
  output: Writable;
  /** Resolves when it should stop. */
  stopSignal: Promise<unknown>;
  /** Receives invalid messages and connection errors. */
  report(error: Error): void;
  /** Resolves when no request is being worked on. */
  idle(): Promise<unknown>;
}

/**
 * Serves one client over a pair of streams, until the client closes its end or a signal asks it to stop. Requests that
 * arrived before the end of the input are answered first.
 *
 * @returns false if it ended because the client sent a message that is too long
 */
async function serveStdio(
  server: Server,
  { input, output, stopSignal, report, idle }: StdioOptions,
): Promise<boolean> {
  const transport = new StdioServerTransport(input, output);
  const inputEnd = new Promise<true>((resolve) => {
    for (const event of ['end', 'close', 'error']) input.once(event, () => resolve(true));
  });
  const outputEnd = new Promise<true>((resolve) => {
    for (const event of ['close', 'error']) output.once(event, () => resolve(true));
  });
  const stopped = stopSignal.then(() => true as const);
  const broken = new Promise<false>((resolve) => {
    server.onclose = () => resolve(false);
  });
  server.onerror = report;
  await server.connect(transport);
  const answered = inputEnd.then(async () => {
    // The last message may have arrived with the end, and the last answer may not be written yet.
    await nextTurn();
    await idle();
    await nextTurn();
    return true;
  });
  const isWell = await Promise.race([answered, outputEnd, stopped, broken]);
  await server.close();
  return isWell;
}
