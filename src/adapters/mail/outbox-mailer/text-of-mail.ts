/**
 * Returns all text of a mail that the desk wrote, so that a word in it is found whatever its encoding (RFC 2045): as
 * it is, with quoted-printable lines joined, and with base64 parts decoded. Parts that are not text are included too.
 */
export function textOfMail(content: Uint8Array): string {
  const raw = Buffer.from(content).toString('utf8');
  return [raw, unquoted(raw), ...base64Parts(raw)].join('\n');
}

/** Decodes quoted-printable: `=\r\n` joins lines, and a folded header is one line. */
function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Decodes runs of lines that contain only base64. */
function base64Parts(text: string): string[] {
  const parts: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) parts.push(Buffer.from(run.join(''), 'base64').toString('utf8'));
    run = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (/^[A-Za-z0-9+/]+={0,2}$/.test(line)) run.push(line);
    else close();
  }
  close();
  return parts;
}
