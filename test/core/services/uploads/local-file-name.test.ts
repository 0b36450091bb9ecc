import { expect, test } from 'vitest';
import { localFileName } from '../../../../src/core/services/uploads/local-file-name.ts';

test.each([
  ['thesis.docx', 'thesis.docx'],
  ['../../etc/passwd', 'passwd'],
  ['..', 'document'],
  ['.docx', 'document.docx'],
  ['a:b|c?.docx', 'a_b_c_.docx'],
  ['NUL.docx', '_NUL.docx'],
  ['nul .a.docx', '_nul .a.docx'],
  ['COM¹.docx', '_COM¹.docx'],
  ['CONIN$.docx', '_CONIN$.docx'],
  ['a\u0000b\u202Ecod.docx', 'abcod.docx'],
])('the file name %j is written as %j', (name, written) => {
  expect(localFileName(name, 'document')).toBe(written);
});
