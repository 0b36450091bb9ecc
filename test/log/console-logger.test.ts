import { describe, expect, test } from 'vitest';
import { type ConsoleLoggerOptions, consoleLogger } from '../../src/http/index.ts';

function written(
  options: ConsoleLoggerOptions,
  log: (logger: ReturnType<typeof consoleLogger>) => void,
): string[] {
  const lines: string[] = [];
  log(consoleLogger({ ...options, write: (line) => lines.push(line) }));
  return lines;
}

describe('consoleLogger for people', () => {
  test('writes a line with time, level, message and facts', () => {
    const [line] = written({}, (logger) =>
      logger.info('request', { method: 'GET', status: 200, wait: undefined }),
    );
    expect(line).toMatch(/^\d\d:\d\d:\d\d info {2}request method=GET status=200\n$/);
  });

  test('sets a text of several lines below', () => {
    const [line] = written({}, (logger) => logger.error('failed', { cause: 'Error\nat here', code: 'x' }));
    expect(line).toMatch(/ error failed code=x\n {2}cause: Error\n {4}at here\n$/);
  });

  test('lets nothing through that a terminal obeys', () => {
    const [line] = written({}, (logger) => logger.warn('a\x1b[2Jb\u202e', { event: '\x9b31m\r\x07\u2028' }));
    expect(line).toMatch(/ warn {2}a \[2Jb {2}event= 31m {3}\n$/);
  });

  test('has colours when asked for', () => {
    const [line] = written({ colour: true }, (logger) => logger.error('failed'));
    expect(line).toContain('\x1b[31merror\x1b[0m failed');
  });

  test('tells equal lines each time', () => {
    const repeat = (logger: ReturnType<typeof consoleLogger>) => {
      for (let time = 0; time < 20; time++) logger.info('request', { status: 200 });
    };
    expect(written({}, repeat)).toHaveLength(20);
  });

  test.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
  ] as const)('leaves out what is less than %s', (level, count) => {
    const lines = written({ level }, (logger) => {
      logger.debug('a');
      logger.info('b');
      logger.warn('c');
      logger.error('d');
    });
    expect(lines).toHaveLength(count);
  });
});

describe('consoleLogger for programs', () => {
  test('writes one JSON object on a line', () => {
    const [line = ''] = written({ json: true }, (logger) =>
      logger.info('request', { status: 200, cause: 'Error\nat \x9bhere\u202e', route: null }),
    );
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(line).not.toMatch(/[\x80-\x9f\u202e]/);
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      message: 'request',
      status: 200,
      cause: 'Error\nat \x9bhere\u202e',
      route: null,
    });
  });

  test('keeps what it escapes of the hidden letters that have two units', () => {
    const [line = ''] = written({ json: true }, (logger) => logger.info('request', { event: 'a\u{e0041}' }));
    expect(line).not.toMatch(/\p{Cf}/u);
    expect(JSON.parse(line)).toMatchObject({ event: 'a\u{e0041}' });
  });

  test('lets no field pass itself off as the line’s own', () => {
    const [line = ''] = written({ json: true }, (logger) =>
      logger.info('real', { level: 'error', message: 'false' }),
    );
    expect(JSON.parse(line)).toMatchObject({ level: 'info', message: 'real' });
  });
});
