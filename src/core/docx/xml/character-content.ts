import { refuseForbidden } from './characters.ts';
import { expandReferences } from './references.ts';
import { XmlError } from './xml-error.ts';

/**
 * The text that stands between two tags, as a reader of the document has it.
 *
 * @throws XmlError
 */
export function characterContent(source: string): string {
  if (!needsCare.test(source)) return source;
  refuseForbidden(source);
  if (source.includes(']]>')) throw new XmlError('the end of character data that never began');
  return expandReferences(withLineFeeds(source));
}

/** Every line end as a line feed (XML 1.0, 2.11). */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * Nearly all text has neither references nor anything that XML might forbid. A pattern, because V8 runs it as
 * machine code from the second text on, and a loop only after some milliseconds.
 */
const needsCare = /[^\t\n\x20-%'-=?-\ud7ff]/;
