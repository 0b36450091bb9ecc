import { endOfName, endOfSpace, refuseForbidden } from './characters.ts';
import { XmlError } from './xml-error.ts';

/**
 * Checks what stands between `<?` and `?>`: a processing instruction, or at the very start of a document its
 * XML declaration (XML 1.0, productions 16 and 23).
 *
 * @throws XmlError
 */
export function checkInstruction(source: string, isAtStart: boolean): void {
  refuseForbidden(source);
  const end = endOfName(source, 0);
  const target = source.slice(0, end);
  if (target.toLowerCase() === 'xml') {
    if (!isAtStart || !declaration.test(source)) throw new XmlError('no proper XML declaration');
  } else if (end < source.length && endOfSpace(source, end) === end) {
    throw new XmlError('no proper processing instruction');
  }
}

const declaration =
  /^xml\s+version\s*=\s*(["'])1\.[0-9]+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*$/;
