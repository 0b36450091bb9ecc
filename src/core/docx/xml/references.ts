import { endOfName, isCharacter } from './characters.ts';
import { XmlError } from './xml-error.ts';

/**
 * Replaces the references in a text with the characters they stand for: those by number, and the five names that XML
 * itself defines.
 *
 * @throws XmlError for any other entity (fault `unknown entity`), and for a `&` that does not start a reference
 * @example
 * expandReferences('Smith &amp; Jones&#x2019;'); // 'Smith & Jones’'
 */
export function expandReferences(text: string): string {
  return text.replace(reference, (_whole, hexadecimal, decimal, name) => {
    if (name !== undefined) return entityNamed(name);
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    throw new XmlError('an ampersand that starts no reference');
  });
}

const reference = /&(?:#x([0-9a-fA-F]+);|#([0-9]+);|([^\s;&<#]+);)?/g;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function entityNamed(name: string): string {
  const character = entities.get(name);
  if (character !== undefined) return character;
  if (endOfName(name, 0) < name.length) throw new XmlError('a reference without a name');
  throw new XmlError('an entity that XML does not define', 'unknown entity');
}

function characterOf(point: number): string {
  if (!isCharacter(point)) throw new XmlError('a reference to no character');
  return String.fromCodePoint(point);
}
