/** A mail, or a part of one, as a mail program reads it (RFC 5322, 2045 to 2047). */
export interface ReadMail {
  /** In order, with encoded words decoded. */
  headers: { name: string; value: string }[];
  /** The text, if the part is one. */
  text: string;
  /** The parts inside it, if any. */
  parts: ReadMail[];
}

export function readMail(bytes: Uint8Array): ReadMail {
  return readPart(Buffer.from(bytes).toString('latin1'));
}

/** The one header with this name; throws if there are several or none. */
export function headerOf(mail: ReadMail, name: string): string {
  const [first, ...more] = mail.headers.filter((header) => header.name.toLowerCase() === name.toLowerCase());
  if (first === undefined || more.length > 0) throw new Error(`Expected exactly one header ${name}.`);
  return first.value;
}

/** All text parts in order, with their content types, such as `text/plain`. */
export function textParts(mail: ReadMail): { type: string; text: string }[] {
  if (mail.parts.length > 0) return mail.parts.flatMap(textParts);
  return [{ type: headerOf(mail, 'Content-Type').replace(/;[\s\S]*/, ''), text: mail.text }];
}

function readPart(source: string): ReadMail {
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon), value: decodedWords(line.slice(colon + 1).trim()) };
    });
  const mail: ReadMail = { headers, text: '', parts: [] };
  const body = source.slice(end + 4);
  const boundary = /boundary="?([^";]+)"?/.exec(headerOf(mail, 'Content-Type'))?.[1];
  if (boundary === undefined) return { ...mail, text: decodedBody(body, mail) };
  const [, ...pieces] = `\r\n${body}`.split(`\r\n--${boundary}`);
  if (!pieces.pop()?.startsWith('--')) throw new Error('The last part has no end.');
  return { ...mail, parts: pieces.map((piece) => readPart(piece.replace(/^\r\n/, ''))) };
}

function decodedBody(body: string, mail: ReadMail): string {
  const encoding = headerOf(mail, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r\n/g, ''));
  if (encoding === '7bit') return body;
  throw new Error(`Not every server accepts the encoding ${encoding}.`);
}

function decodedWords(value: string): string {
  const joined = value.replace(/(\?=)\s+(?==\?)/g, '$1');
  // The bytes of one character may be split between two words.
  return joined.replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind, content = '']) =>
      kind?.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64')
        : Buffer.from(quotedPrintable(content.replaceAll('_', ' ')), 'utf8'),
    );
    return Buffer.concat(bytes).toString('utf8');
  });
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
