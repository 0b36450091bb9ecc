/**
 * A password, key or token: its text, or a function that reads it from where it is kept (a parameter store, a vault).
 * The function is called for each new connection or request, so a changed secret takes effect without a restart. It may
 * return a file as it is: one line break at the end is not part of the secret.
 *
 * @example
 * const apiToken: Secret = () => parameterStore.read('/thesisdesk/pipedrive-token');
 */
export type Secret = string | (() => string | Promise<string>);

/**
 * Returns the current text of a secret, without the line break with which a file ends that its function reads. Errors that
 * the function throws go to the caller.
 */
export async function readSecret(secret: Secret): Promise<string> {
  return typeof secret === 'string' ? secret : (await secret()).replace(/\r?\n$/, '');
}
