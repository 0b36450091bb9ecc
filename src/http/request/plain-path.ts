/**
 * Whether the path of an address means what it says, to everybody who reads it: it holds no backslash and no segment `.`
 * or `..`, encoded or not, and no encoding of what needs none, such as `%64` for a `d` (RFC 3986, 2.3). What stands in
 * front of the desk may read such a path otherwise than the desk does, and let it pass a login that is meant for one part
 * of it.
 *
 * @param target as it stands in the request: a path with its query, or a whole address
 *
 * @example
 * isPlainPath('/desk/%2e%2e/config?x=../y'); // false
 */
export function isPlainPath(target: string): boolean {
  const [path = ''] = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i, '').split(/[?#]/, 1);
  if (encodedForNothing.test(path)) return false;
  const read = path.replace(/%(?:2f|5c)/gi, decodeURIComponent);
  return !read.includes('\\') && !read.split('/').some((segment) => segment === '.' || segment === '..');
}

/** A hyphen, a dot, a digit, a letter, an underscore. Old clients do encode a tilde, which is in no address of the desk. */
const encodedForNothing = /%(?:2d|2e|3\d|[46][1-9a-f]|[57][\da]|5f)/i;
