/** Continues a sentence that starts with the name of a secret that is not one. */
export const signingSecretRule =
  'must be whsec_ and 24 to 64 bytes in base64, such as openssl rand -base64 32 prints';

/** Whether this can sign webhooks, as specified by Standard Webhooks. */
export function isSigningSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  return length >= 24 && length <= 64;
}
