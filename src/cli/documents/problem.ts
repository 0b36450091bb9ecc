import { DeskError } from '../../core/errors.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** An error with one file, for people and programs. */
export interface Problem {
  /** A code of {@link DeskError}, or `internal_error`. */
  code: string;
  message: string;
}

/**
 * Describes anything that was thrown with a code and a sentence. Anything but a {@link DeskError} is a fault in
 * thesisdesk.
 *
 * @example
 * problemOf(new TypeError('x is undefined')).code; // 'internal_error'
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof DeskError) return { code: error.code, message: error.message };
  const what = error instanceof Error ? error.message : String(error);
  const message = `thesisdesk itself failed (${what}). Run it again with --debug to see where.`;
  return { code: 'internal_error', message };
}

/**
 * Returns how a command ends that threw: the sentences for its user, and the exit code, 2 if it was called incorrectly,
 * else 1.
 *
 * @example
 * endingOf(new UsageError('No such setting: PORT.')); // { sentences: ['No such setting: PORT.'], exitCode: 2 }
 */
export function endingOf(error: unknown): { sentences: readonly string[]; exitCode: number } {
  return error instanceof UsageError
    ? { sentences: error.mistakes, exitCode: 2 }
    : { sentences: [problemOf(error).message], exitCode: 1 };
}

/**
 * Rewords a sentence meant for a person who uploaded a document for one who has it in a local folder, where there is
 * nothing to upload.
 *
 * @example
 * atTerminal('This file is empty. Please check it and upload it again.');
 * // 'This file is empty. Please check it and try again.'
 */
export function atTerminal(sentence: string): string {
  return sentence
    .replace('upload it again', 'try again')
    .replace(/\bupload (that(?: copy| file| \.docx file)?)/, 'try again with $1')
    .replace(/\bupload the\b/, 'use the')
    .replace('; if that does not help, please write to the editor', '');
}
