import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asDeed, dataDescription, oneMore, runner } from '../command-declaration.ts';

/**
 * Declares the server, the worker and the operator's token. As with all commands, a command's code is loaded when it
 * runs.
 */
export function declareServer(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  program
    .command('serve')
    .description('Serve the desk over HTTP.')
    .option('--host <address>', 'where to listen (default: 127.0.0.1)')
    .option('--port <number>', 'the port; 0 means any free port (default: 8787)')
    .option('--data <folder>', dataDescription)
    .option('--public-url <url>', 'the address at which others reach the server (default: host and port)')
    .option('--no-worker', 'process no documents; leave that to thesisdesk worker')
    .option('--open', 'open the desk in the browser')
    .option('--log-json', 'log in JSON, one document per line')
    .action(runs(async () => (await import('./serve.ts')).serveCommand));

  program
    .command('worker')
    .description('Process documents for servers on the same storage.')
    .option('--concurrency <number>', 'documents processed at the same time (default: 2)')
    .option('--port <number>', 'answer health checks, and /metrics if enabled, on this port')
    .option('--data <folder>', dataDescription)
    .option('--log-json', 'log in JSON, one document per line')
    .action(runs(async () => (await import('./worker.ts')).workerCommand));

  program
    .command('mcp')
    .description('Serve an agent over standard input and output (Model Context Protocol).')
    .option('--allow <folder>', 'another folder whose documents it may read; can be repeated', oneMore)
    .option('--rates <file>', "a rate schedule in JSON (default: the desk's rates, else starter rates)")
    .option('--data <folder>', dataDescription)
    .option('--time-limit <seconds>', 'time limit for each document in seconds (default: 60)')
    .action(runs(async () => (await import('./mcp.ts')).mcpCommand));

  asDeed(program.command('token').description("Make a new operator's token and show it once."))
    .option('--remove', 'remove the token instead')
    .action(runs(async () => (await import('./token.ts')).tokenCommand));
}
