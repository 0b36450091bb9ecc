import { setTimeout as pause } from 'node:timers/promises';
import { askForUpload, submit, upload } from './desk-client.ts';

/** Who hands a dissertation in, and does not give up when the server goes away. */
export interface Student {
  name: string;
  document: Uint8Array;
  /** Words of the document. */
  words: number;
}

export interface Patience {
  /** Where the server can be reached now. */
  url(): string;
  /** Ends the tries. */
  isOver(): boolean;
}

/**
 * Hands in, step after step; a step that is not answered is tried again. Resolves to the submission's id once
 * the form was answered with 200.
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
      // A lost connection is what this is about. Anything that the server answered is a failure.
      if (!isConnectionError(error) || isOver()) throw error;
      await pause(50);
    }
  }
}

/** `fetch` throws a TypeError when there is no answer, or none to its end. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof SyntaxError && error.message.includes('JSON'));
}
