import { XmlError } from './xml-error.ts';

/** Returns where the white space (XML 1.0, production 3) that starts at `from` ends. */
export function endOfSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Returns where the name (productions 4 and 5) that starts at `from` ends.
 *
 * @throws XmlError if there is no name
 */
export function endOfName(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (
      code < 0x80 ? asciiName[code] === 1 : code >= 0x80 && isWideNameCharacter(text.codePointAt(at) ?? 0)
    ) {
      at += code >= 0xd800 && code < 0xe000 ? 2 : 1;
    } else break;
  }
  if (at === from || !startsName(text.codePointAt(from) ?? 0)) throw new XmlError('a name is missing');
  return at;
}

/**
 * @throws XmlError for a character that XML forbids (production 2), or half of one
 */
export function refuseForbidden(text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x20 && code < 0xd800) continue;
    const point = text.codePointAt(at) ?? 0;
    if (!isCharacter(point)) throw new XmlError('a character that XML forbids');
    if (point > 0xffff) at += 1;
  }
}

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

/** Whether XML 1.0 allows the code point (production 2). */
function isCharacter(point: number): boolean {
  if (point < 0x20) return point === 0x09 || point === 0x0a || point === 0x0d;
  return point <= 0xd7ff || (point >= 0xe000 && point <= 0xfffd) || (point >= 0x10000 && point <= 0x10ffff);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function startsName(point: number): boolean {
  if (point < 0x80)
    return asciiName[point] === 1 && point !== 0x2d && point !== 0x2e && !(point >= 0x30 && point <= 0x39);
  return isIn(wideNameStarts, point);
}

function isWideNameCharacter(point: number): boolean {
  return isIn(wideNameStarts, point) || isIn(wideNameRest, point);
}

function isIn(ranges: readonly (readonly [number, number])[], point: number): boolean {
  return ranges.some(([first, last]) => point >= first && point <= last);
}

/** 1 for letters, digits and `:_-.`. */
const asciiName = Uint8Array.from({ length: 0x80 }, (_each, code) =>
  Number(/[\w:.-]/.test(String.fromCharCode(code))),
);

const wideNameStarts: readonly (readonly [number, number])[] = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x10000, 0xeffff],
];

const wideNameRest: readonly (readonly [number, number])[] = [
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

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
