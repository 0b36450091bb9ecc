import { DeskError } from '../../errors.ts';
import type { PageOf } from '../pages/page-facts.ts';

/**
 * Adds page numbers to the paragraphs named in a refusal of boundaries. Returns any other error unchanged.
 *
 * @param pagesOf computes the pages, which takes as long as an analysis
 * @example
 * withPages(error, () => pageOf).message;
 * // '"bodyStart" ("Introducton") is not in the document; headings: "Introduction" (page 4, paragraph 7).'
 */
export function withPages(error: unknown, pagesOf: () => PageOf): unknown {
  if (!(error instanceof DeskError) || error.code !== 'input_invalid') return error;
  const { code, message, details } = error;
  if (message.search(paragraphs) === -1) return error;
  const pageOf = pagesOf();
  const told = message.replace(
    paragraphs,
    (_, number: string) => `(page ${pageOf(Number(number))}, paragraph ${number})`,
  );
  return new DeskError(code, told, { details, cause: error });
}

const paragraphs = /\(paragraph (\d{1,9})\)/g;
