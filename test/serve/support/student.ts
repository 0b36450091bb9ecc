import { setTimeout as pause } from 'node:timers/promises';
import { askForUpload, submit, upload } from './desk-client.ts';

/** Somebody who hands in a dissertation, and does not give up when the server goes down. */
export interface Student {
  name: string;
  document: Uint8Array;
  /** The number of words in the document. */
  words: number;
}

export interface Patience {
  /** The server's current URL. */
  url(): string;
  /** Whether to stop trying. */
  isOver(): boolean;
}

/**
 * Hands in step by step, and retries any step without an answer. Resolves to the submission's id once the form was
 * answered with 200.
 */
export async function handInPatiently(
  { name, document }: Student,
  { url, isOver }: Patience,
): Promise<string> {
  const place = await patiently(() => askForUpload(url()), isOver);
  await patiently(() => upload(url(), place, document), isOver);
  await patiently(() => submit(url(), place, { name }), isOver);
  return place.submissionId;
}

async function patiently<Answer>(step: () => Promise<Answer>, isOver: () => boolean): Promise<Answer> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      // Lost connections are expected. Anything that the server answered is a failure.
      if (!isConnectionError(error) || isOver()) throw error;
      await pause(50);
    }
  }
}

/** `fetch` throws a TypeError if no answer comes, or if it breaks off. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof SyntaxError && error.message.includes('JSON'));
}
