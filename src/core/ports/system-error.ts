/**
 * Returns the code that the system gave an error, such as `ENOENT`; undefined if it has none.
 *
 * @example
 * if (systemErrorCode(error) !== 'ENOENT') throw error;
 */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
