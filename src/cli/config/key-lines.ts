/**
 * The line, counted from 1, of each key of a TOML file as people write them: below the header of its section, or
 * with the section before a dot. What is written in another way has no line here, and its message none either.
 *
 * @example
 * keyLines('[server]\nport = 80\n').get('server.port'); // 2
 */
export function keyLines(toml: string): Map<string, number> {
  const lines = new Map<string, number>();
  let section = '';
  for (const [index, line] of toml.split('\n').entries()) {
    const [, header] = /^\s*\[\s*([\w-]+)\s*\]/.exec(line) ?? [];
    const [, key] = /^\s*([\w-]+(?:\.[\w-]+)*)\s*=/.exec(line) ?? [];
    if (header !== undefined) section = header;
    const name = header ?? (key === undefined || section === '' ? key : `${section}.${key}`);
    if (name !== undefined && !lines.has(name)) lines.set(name, index + 1);
  }
  return lines;
}
