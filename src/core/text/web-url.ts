/** Null if this is not a web address, or if it contains a password, which would be printed and passed on. */
export function webUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOfWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isOfWeb && url.username === '' && url.password === '' ? url : null;
}
