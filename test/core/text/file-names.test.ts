import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachment } from '../../../src/core/text/file-names.ts';

describe('attachment', () => {
  test.each([
    ['thesis.docx', `attachment; filename="thesis.docx"; filename*=UTF-8''thesis.docx`],
    ['Été.docx', `attachment; filename="_t_.docx"; filename*=UTF-8''%C3%89t%C3%A9.docx`],
    ['a"b\\c%41.docx', `attachment; filename="a_b_c_41.docx"; filename*=UTF-8''a%22b%5Cc%2541.docx`],
    ["it's (1)*.docx", `attachment; filename="it's (1)*.docx"; filename*=UTF-8''it%27s%20%281%29%2A.docx`],
  ])('of %s is %s', (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  test('is a header that can be sent, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(attachment(name)).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
    expect(attachment('\ud800')).toMatch(/^[\x20-\x7e]+$/);
  });
});
