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
  isDocumentMissing,
} from '../../../../src/core/records/submissions/failed-document.ts';
import { formOf, openBench } from '../../services/support/bench.ts';
import { idNumber } from '../../services/support/counted-ids.ts';
import { runToEnd } from '../../services/support/kept-jobs.ts';

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
    expect(said).toMatch(/ The student was asked on their page to submit another document\.$/);
  });

  test('says of one that was never uploaded what the student was asked', async () => {
    const bench = openBench();
    await bench.intake.submit(formOf());
    await runToEnd(bench.handler(), { submissionId: idNumber(1) });
    const failed = await bench.intake.get(idNumber(1));
    expect(failureForEditor(failed)).toBe(
      'The document was not uploaded. The student was asked on their page to start again with a new upload.',
    );
    expect([isDocumentAtFault(failed.errorCode), isDocumentMissing(failed)]).toEqual([true, true]);
    expect(isDocumentMissing({ errorCode: 'document_empty' })).toBe(false);
  });

  test.each(['crm_refused', 'document_too_large', 'internal_error', ''])(
    'leaves the sentence as it is where another try may help: %s',
    (errorCode) => {
      const error = 'Something failed. Please contact the editor.';
      expect(failureForEditor({ error, errorCode })).toBe(error);
      expect(isDocumentAtFault(errorCode)).toBe(false);
    },
  );
});
