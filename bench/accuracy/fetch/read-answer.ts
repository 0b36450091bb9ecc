import { FetchFailure } from './fetch-failure.ts';

/**
 * Requests the bytes at an address and reads them, but never more than expected.
 *
 * @throws FetchFailure if the server refuses, the length is wrong or the connection fails
 */
export async function readAnswer(address: string, bytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await passingFailure(signal, () =>
    fetch(address, { signal, headers: { 'user-agent': 'thesisdesk-accuracy' } }),
  );
  if (!answer.ok) {
    await answer.body?.cancel();
    throw refusal(answer);
  }
  const read = await passingFailure(signal, () => readAtMost(answer, bytes));
  // If the answer does not state its length, a connection that breaks looks like a regular end.
  if (read.length < bytes)
    throw new FetchFailure(`only ${read.length} of its ${bytes} bytes came`, { mayPass: true });
  return read;
}

function refusal({ status, headers }: Response): FetchFailure {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new FetchFailure(`the server answered ${status}`, {
    mayPass: status === 429 || status >= 500,
    waitMilliseconds: Number.isFinite(seconds) ? Math.min(seconds, longestWait) * 1000 : null,
  });
}

async function readAtMost(answer: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > most) throw new FetchFailure(`it has more than its ${most} bytes`, { mayPass: false });
  }
  return Buffer.concat(chunks, length);
}

async function passingFailure<Result>(signal: AbortSignal, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    const message = signal.aborted ? 'it took too long' : reasonOf(error);
    throw new FetchFailure(message, { mayPass: true });
  }
}

/** Finds the reason that `fetch` hides behind "fetch failed" and "terminated". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return `the connection failed: ${cause.message || ('code' in cause ? String(cause.code) : cause.name)}`;
}

/** In seconds: the longest wait that a server may ask for. */
const longestWait = 60;
