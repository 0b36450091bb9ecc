import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import { errorFacts } from '../../../src/core/services/error-facts.ts';

describe('what a log may say of an error', () => {
  test('is the code of a DeskError and no more', () => {
    const error = new DeskError('mail_refused', 'No mail to ada@example.org.', { details: { to: 'Ada' } });
    expect(errorFacts(error)).toEqual({ code: 'mail_refused' });
  });

  test('is also the limit that was met', () => {
    const details = { limit: 'memory', name: 'Ada' };
    const error = new DeskError('document_too_large', 'Too large.', { details });
    expect(errorFacts(error)).toEqual({ code: 'document_too_large', limit: 'memory' });
  });

  test('is also the reason of the system, and what is damaged', () => {
    const details = { doing: 'read', code: 'EIO', damaged: 'named/submissions/42.json', key: 'Ada' };
    const error = new DeskError('storage_unavailable', 'Please try again.', { details });
    expect(errorFacts(error)).toEqual({
      code: 'storage_unavailable',
      reason: 'EIO',
      damaged: 'named/submissions/42.json',
    });
  });

  test('is no reason that may be a sentence', () => {
    const error = new DeskError('crm_refused', 'No.', { details: { code: 'Ada Lovelace' } });
    expect(errorFacts(error)).toEqual({ code: 'crm_refused' });
  });

  test('is the kind and the place of another error', () => {
    expect(errorFacts(new RangeError('Ada'))).toEqual({
      code: 'internal_error',
      kind: 'RangeError',
      place: expect.stringMatching(/^at .*error-facts\.test\.ts:\d+/),
    });
  });

  test.each(['Ada\n    at Lovelace (secret.docx:1:1)', '', 'x: y', '\n\n'])(
    'is nothing of its message %j',
    (message) => {
      const facts = errorFacts(new TypeError(message));
      expect(facts.place).toContain('error-facts.test.ts');
    },
  );

  test('is no place where the stack says something else than the error', () => {
    const error = new TypeError('Ada');
    error.stack = 'Lovelace\n    at secret.docx:1:1';
    expect(errorFacts(error)).toEqual({ code: 'internal_error', kind: 'TypeError', place: undefined });
  });

  test.each([null, undefined, 'Ada', 7, { message: 'Ada' }])(
    'is the type of what is no error: %j',
    (thrown) => {
      expect(errorFacts(thrown)).toEqual({ code: 'internal_error', kind: typeof thrown });
    },
  );
});
