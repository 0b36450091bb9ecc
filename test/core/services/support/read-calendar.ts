/** A line of an iCalendar file: `NAME;PARAM=value:value`, unfolded. */
export interface CalendarLine {
  name: string;
  parameters: Map<string, string>;
  value: string;
}

/**
 * Reads an iCalendar file by the rules of RFC 5545, 3.1 and 3.2, strictly: every line must end in CRLF, be 75
 * bytes long at most, and be a content line.
 */
export function readCalendar(text: string): CalendarLine[] {
  const physical = text.replace(/\r\n$/, '').split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 bytes: ${line}`);
    if (/(?!\t)\p{Cc}/u.test(line)) throw new Error(`A control character: ${JSON.stringify(line)}`);
  }
  return physical
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(readLine);
}

/** The one line of that name; fails where there is none or several. */
export function onlyLine(lines: readonly CalendarLine[], name: string): CalendarLine {
  const [line, ...more] = lines.filter((each) => each.name === name);
  if (!line || more.length > 0) throw new Error(`There are ${more.length + (line ? 1 : 0)} lines ${name}.`);
  return line;
}

/** A value of the type TEXT (RFC 5545, 3.3.11). */
export function readText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}

function readLine(line: string): CalendarLine {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line);
  if (!match) throw new Error(`No content line: ${line}`);
  const [, name = '', given = '', value = ''] = match;
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, plain] of given.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/g)) {
    parameters.set(key, quoted ?? plain ?? '');
  }
  return { name, parameters, value };
}
