/**
 * Normalises a part name to the one spelling used for look-ups: a leading slash, forward slashes, no empty, `.` or
 * `..` segments (so `..` cannot leave the package), and lower case, because OPC part names are case-insensitive
 * (ECMA-376 part 2, 6.2.2).
 *
 * @example
 * comparablePartName('Word\\Document.xml'); // '/word/document.xml'
 */
export function comparablePartName(name: string): string {
  return absolutePartName(name).toLowerCase();
}

/**
 * The same for a name as packages write it: with what is not a plain letter encoded by percent signs, as in an address
 * (ECMA-376 part 2, 6.2.2). Decode a name only once.
 *
 * @example
 * comparableWrittenName('word/foot%20notes.xml'); // '/word/foot notes.xml'
 */
export function comparableWrittenName(name: string): string {
  return comparablePartName(decodePercents(name));
}

/** A part name without changing upper and lower case, for display. */
export function absolutePartName(name: string): string {
  const segments: string[] = [];
  for (const segment of name.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/**
 * Resolves the target of a relationship of `source`, both as written in the package. Whatever the target says, the
 * result is a name inside the package and is only ever used to look up an entry of the archive.
 *
 * @example
 * resolveTarget('/word/document.xml', '../media/image%201.png#x'); // '/media/image 1.png'
 */
export function resolveTarget(source: string, target: string): string {
  const path = decodePercents(target.split(/[?#]/, 1)[0] ?? '');
  const isAbsolute = path.startsWith('/') || path.startsWith('\\');
  const folder = decodePercents(source.slice(0, source.lastIndexOf('/') + 1));
  return absolutePartName(isAbsolute ? path : `${folder}${path}`);
}

/** Returns the name of the part with the relationships of `source`, or of the package itself for `/`. */
export function relationshipsPartOf(source: string): string {
  const slash = source.lastIndexOf('/');
  return `${source.slice(0, slash)}/_rels/${source.slice(slash + 1)}.rels`;
}

function decodePercents(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
