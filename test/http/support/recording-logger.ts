import type { LogFields, Logger } from '../../../src/core/ports.ts';

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  fields: LogFields;
}

/** A logger that keeps what it is told. */
export function recordingLogger(): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const keep =
    (level: LogLine['level']) =>
    (message: string, fields: LogFields = {}) => {
      lines.push({ level, message, fields });
    };
  return {
    lines,
    logger: { debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') },
  };
}
