import { describe, expect, test } from 'vitest';
import { notDocx } from '../../../../src/core/docx/package/refusals/not-docx.ts';
import {
  damagedDocument,
  encryptedDocument,
  unsafeDocument,
} from '../../../../src/core/docx/package/refusals/refusals.ts';
import {
  failureForEditor,
  isDocumentAtFault,
} from '../../../../src/core/records/submissions/failed-document.ts';

describe('a failed submission, for the editor,', () => {
  test.each([
    [notDocx('text'), 'This is a plain text file, not a .docx.'],
    [notDocx('doc'), 'This is a Word document in the old format (.doc).'],
    [encryptedDocument(), 'This document is protected by a password.'],
    [damagedDocument({ problem: 'cut off' }), 'This file is damaged and cannot be read completely.'],
    [unsafeDocument('word/document.xml'), 'This file contains a document type declaration or an entity'],
  ])('says what is wrong without the advice for the student: %s', ({ message, code }, fault) => {
    const said = failureForEditor({ error: message, errorCode: code });
    expect(said.startsWith(fault)).toBe(true);
    expect(said).not.toContain('Please');
    expect(said).toMatch(/ The student was asked on their page to hand in another document\.$/);
  });

  test.each(['crm_refused', 'document_too_large', 'document_missing', 'internal_error', ''])(
    'leaves the sentence as it is where another try may help: %s',
    (errorCode) => {
      const error = 'Something failed. Please contact the editor.';
      expect(failureForEditor({ error, errorCode })).toBe(error);
      expect(isDocumentAtFault(errorCode)).toBe(false);
    },
  );
});
