import type { LogFields, Logger } from '../../../../src/core/ports.ts';

export interface LogLine {
  level: keyof Logger;
  message: string;
  fields: LogFields;
}

/** A logger that keeps its lines. */
export function keptLog(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: LogLine['level']) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, fields });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
