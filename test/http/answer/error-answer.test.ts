import { describe, expect, test } from 'vitest';
import { DeskError, type DeskErrorCode } from '../../../src/core/errors.ts';
import { findFont } from '../../../src/core/pricing/quote-document/pdf/find-font.ts';
import { errorAnswer, errorStatuses } from '../../../src/http/answer/error-answer.ts';
import { HttpProblem } from '../../../src/http/answer/http-answer.ts';
import { recordingLogger } from '../support/recording-logger.ts';

describe('errorAnswer', () => {
  function answered(error: unknown) {
    const { logger, lines } = recordingLogger();
    return { answer: errorAnswer(error, { requestId: 'r-1', logger }), lines };
  }

  const expected: [DeskErrorCode, number][] = [
    ['input_invalid', 400],
    ['rates_invalid', 400],
    ['service_type_unknown', 400],
    ['not_authorised', 401],
    ['upload_not_allowed', 403],
    ['not_found', 404],
    ['rates_not_configured', 404],
    ['meeting_expired', 410],
    ['upload_too_large', 413],
  ];
  test.each(expected)('says what %s means with status %i', (code, status) => {
    const { answer, lines } = answered(new DeskError(code, 'A sentence.'));
    expect([answer, lines]).toMatchObject([{ status, body: { error: 'A sentence.' } }, []]);
  });

  test('names the field that a sentence is about but does not name', () => {
    const refused = (details: Record<string, unknown>) =>
      answered(new DeskError('input_invalid', 'A sentence.', { details })).answer.body;
    expect(refused({ path: 'lines', field: 'lines' })).toEqual({ error: 'A sentence.', field: 'lines' });
    expect(refused({ path: 'lines' })).toEqual({ error: 'A sentence.' });
  });

  test.each([
    ['storage_unavailable', 500],
    ['data_too_new', 500],
    ['tokens_unavailable', 500],
    ['crm_unavailable', 502],
    ['crm_refused', 502],
  ] as const)('keeps to itself what %s said, and logs it with the request id', (code, status) => {
    const { answer, lines } = answered(new DeskError(code, 'Host 10.0.0.7 refused the password.'));
    expect(answer).toMatchObject({
      status,
      body: { error: expect.stringMatching(/^[A-Z].*\. \(request r-1\)$/) },
    });
    expect(JSON.stringify(answer)).not.toContain('10.0.0.7');
    expect(lines).toMatchObject([{ level: 'error', fields: { requestId: 'r-1', code } }]);
  });

  test('does not ask for another try if video rooms were not set up', () => {
    const details = { isConfigured: false, problem: 'Please set LIVEKIT_URL.' };
    const { answer, lines } = answered(new DeskError('tokens_unavailable', 'No.', { details }));
    const error = expect.stringMatching(/^Video rooms are not set up on this desk\./);
    expect([answer, lines]).toMatchObject([{ status: 500, body: { error } }, [{ level: 'warn' }]]);
  });

  test('logs why there is no PDF, without the name that it is for', async () => {
    const error = await findFont('Łukasz', { file: '/nowhere/font.ttf' }).catch((reason: unknown) => reason);
    const problem = expect.stringMatching(/^The font \/nowhere\/font\.ttf cannot be read, .*THESISDESK_FONT/);
    const { answer, lines } = answered(error);
    expect([answer, lines]).toMatchObject([{ status: 501 }, [{ level: 'warn', fields: { problem } }]]);
    expect(JSON.stringify(lines)).not.toContain('Ł');
  });

  test('has a sentence of its own for every code that is a failure on our side', () => {
    const silent = Object.values(errorStatuses).filter(({ status, message }) => status >= 500 && !message);
    expect(silent).toEqual([]);
  });

  test('logs causes by kind, code and place, and no message', () => {
    const disk = Object.assign(new Error('ENOSPC: /data/Ada.docx'), { code: 'ENOSPC', syscall: 'write' });
    const { lines } = answered(new DeskError('storage_unavailable', 'Ada', { cause: disk }));
    const cause = String(lines[0]?.fields.cause);
    expect(cause).toMatch(/^DeskError storage_unavailable\ncaused by: Error ENOSPC write\nat /);
    expect(cause).not.toContain('Ada');
  });

  test('knows nothing of an error that nobody foresaw, and logs where it was', () => {
    const { answer, lines } = answered(new TypeError('Ada is not\na function'));
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer)).not.toContain('Ada');
    const { code, cause } = lines[0]?.fields ?? {};
    expect(code).toBe('internal_error');
    expect(cause).toMatch(/^TypeError\nat .*error-answer\.test\.ts/);
    expect(cause).not.toContain('Ada');
  });

  test.each([['a text'], [undefined], [null], [{ message: 'x' }]])('stands %j as an error', (thrown) => {
    expect(answered(thrown).answer.status).toBe(500);
  });

  test('stands a circle of causes', () => {
    const error = new Error('one');
    error.cause = error;
    expect(answered(error).answer.status).toBe(500);
  });

  test('passes on what HTTP itself refuses', () => {
    const { answer, lines } = answered(new HttpProblem(405, 'This takes GET.', { allow: 'GET' }));
    expect(answer).toEqual({ status: 405, headers: { allow: 'GET' }, body: { error: 'This takes GET.' } });
    expect(lines).toEqual([]);
  });
});
