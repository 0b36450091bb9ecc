import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

export interface StdioOptions {
  input: Readable;
  output: Writable;
  /** Asks it to stop. */
  stopSignal: Promise<unknown>;
  /** Told of messages that are none, and of a connection that broke. */
  report(error: Error): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<unknown>;
}

/**
 * Serves one client over a pair of streams, until the client closes its end or somebody asks it to stop. What was asked
 * before the end of the input is answered first.
 *
 * @returns whether it ended as it should, and not because the client sent more than there is room for
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
    // A last message may have come with the end, and a last answer is yet to be written.
    await nextTurn();
    await idle();
    await nextTurn();
    return true;
  });
  const isWell = await Promise.race([answered, outputEnd, stopped, broken]);
  await server.close();
  return isWell;
}
