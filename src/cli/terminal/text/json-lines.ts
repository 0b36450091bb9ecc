import type { AnalysisResult } from '../../../core/docx/analysis.ts';
import type { Presentation } from '../../documents/handle-documents.ts';

/**
 * One JSON document per line and document: `{ file, …answer }` or `{ file, error: { code, message } }`.
 *
 * @param answer returns a document's fields besides its path; throws a DeskError if there are none
 * @example
 * jsonLines(({ analysis }) => ({ analysis })).success('a.docx', result); // '{"file":"a.docx","analysis":{…}}\n'
 */
export function jsonLines(answer: (result: AnalysisResult) => object): Presentation {
  return {
    success: (file, result) => jsonLine({ file, ...answer(result) }),
    failure: (file, { code, message }) => jsonLine({ file, error: { code, message } }),
  };
}

/**
 * Returns JSON that can be printed anywhere: characters that terminals may interpret, or that some readers take for
 * the end of a line, are also escaped, which does not change its meaning.
 */
export function jsonLine(value: object): string {
  return `${JSON.stringify(value).replace(unsafe, escaped)}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const unsafe = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
