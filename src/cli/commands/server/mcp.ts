import packageJson from '../../../../package.json' with { type: 'json' };
import { randomIds } from '../../../core/ports/system.ts';
import { openMcpServer } from '../../../mcp/mcp-server.ts';
import type { Tool } from '../../../mcp/tool.ts';
import { atTerminal } from '../../documents/at-terminal.ts';
import { parseTimeLimit } from '../../documents/input/open-analyser.ts';
import { problemOf } from '../../documents/problem.ts';
import { allowedFolders, allowedPath } from '../../mcp/allowed-paths.ts';
import { serveStdio } from '../../mcp/serve-stdio.ts';
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
    if (code === 'internal_error') void printError(errors, message, error, debug);
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
  await close();
  return isWell ? 0 : 1;
}

const forPrograms =
  'Waiting for a client of the Model Context Protocol; add this command to its settings. Press Ctrl+C to stop.';
