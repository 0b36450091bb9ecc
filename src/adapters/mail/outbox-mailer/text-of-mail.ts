/**
 * All text of a mail that the desk wrote, so that a word in it is found whatever it is encoded as (RFC 2045): as it stands,
 * with quoted-printable lines put together, and with parts in base64 read. What belongs to no text is read as well.
 */
export function textOfMail(content: Uint8Array): string {
  const raw = Buffer.from(content).toString('utf8');
  return [raw, unquoted(raw), ...base64Parts(raw)].join('\n');
}

/** Quoted-printable as it is read: `=\r\n` joins lines, and a folded header is one line. */
function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Runs of lines that hold nothing but base64. */
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
