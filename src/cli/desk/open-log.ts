import type { Logger } from '../../core/ports.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plainStyle } from '../terminal/text/style.ts';

/** Opens the log of a long-running process, on standard error. */
export async function openLog(
  { logFormat, logLevel }: Pick<Configuration, 'logFormat' | 'logLevel'>,
  { errors }: Terminal,
  debug: boolean,
): Promise<Logger> {
  const { consoleLogger } = await import('../../log/console-logger.ts');
  return consoleLogger({
    json: logFormat === 'json',
    level: debug ? 'debug' : logLevel,
    colour: errors.style !== plainStyle,
    write: (line) => void errors.write(line),
  });
}
