import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

export interface StdioOptions {
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
export async function serveStdio(
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
