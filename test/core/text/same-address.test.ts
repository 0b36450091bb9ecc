import { describe, expect, test } from 'vitest';
import { isSameAddress, mentionsAddress } from '../../../src/core/text/same-address.ts';

test('letter case and white space around it make no other address', () => {
  expect(isSameAddress(' Ada@Example.ORG\n', 'ada@example.org')).toBe(true);
  expect(isSameAddress('ada@example.org', 'eda@example.org')).toBe(false);
});

describe('an address in a text', () => {
  test.each([
    'ada@example.org',
    'To: "Ada" <Ada@Example.org>',
    '{"email":"ada@example.org"}',
    'Write to ada@example.org.',
    'xada@example.org and ada@example.org',
  ])('is found in %j', (text) => {
    expect(mentionsAddress(text, 'ada@example.org')).toBe(true);
  });

  test.each(['', 'nada@example.org', 'ada@example.org.uk', 'x.ada@example.org', 'ada@example.orga'])(
    'is not found in %j',
    (text) => {
      expect(mentionsAddress(text, 'ada@example.org')).toBe(false);
    },
  );
});
