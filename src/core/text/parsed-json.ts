/** Returns what a text says in JSON, as {@link parseJson} does; undefined if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns what a text says in JSON, with the replacement character (U+FFFD) in place of each half of a surrogate pair. JSON
 * can name a half alone, but most other readers refuse everything that contains one (RFC 7493, 2.1): a list with one such
 * name could not be read.
 *
 * @throws SyntaxError if the text is not JSON
 * @example
 * parseJson('"Ada \\ud800"'); // 'Ada \ufffd'
 */
export function parseJson(text: string): unknown {
  return JSON.parse(
    halfCharacter.test(text) ? text.replace(escapes, (whole, half) => (half ? '\\ufffd' : whole)) : text,
  );
}

const halfCharacter = /\\u[dD][89a-fA-F]/;

/** All escapes, so that none is found in the middle of another; half a character is in the group. */
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/g;
