import fc from 'fast-check';
import { describe, test } from 'vitest';
import { openDocx } from '../../../../src/core/docx/package/open.ts';
import { DeskError } from '../../../../src/core/errors.ts';
import { docx } from '../../../support/docx/docx.ts';
import { wholeText } from '../../../support/docx/refusal.ts';
import { paragraph } from '../../../support/docx/text.ts';

const whole = await docx({
  body: Array.from({ length: 200 }, (_, index) => paragraph(`Paragraph ${index * index}`)),
  footnotes: [[paragraph('A note.')]],
});

/** Where bytes are changed, and to what; places near the end, where the archive's directory lies, come often. */
const changes = fc.array(
  fc.tuple(
    fc.oneof(fc.nat(whole.length - 1), fc.integer({ min: whole.length - 700, max: whole.length - 1 })),
    fc.oneof(fc.constantFrom(0, 255), fc.nat(255)),
  ),
  { minLength: 1, maxLength: 6 },
);

async function readAll(bytes: Uint8Array): Promise<void> {
  const document = await openDocx(bytes);
  for (const part of [document.main, document.related('styles'), document.related('footnotes')]) {
    await wholeText(part);
  }
}

async function readOrRefuse(bytes: Uint8Array): Promise<void> {
  try {
    await readAll(bytes);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
  }
}

describe('a spoilt document', () => {
  test('is either read or refused, whatever bytes are changed', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (places) => {
        const spoilt = new Uint8Array(whole);
        for (const [at, byte] of places) spoilt[at] = byte;
        await readOrRefuse(spoilt);
      }),
      { numRuns: 300 },
    );
  });

  test('is refused wherever it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        const error = await openDocx(whole.subarray(0, length)).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (!(error instanceof DeskError)) throw new Error(`Read from ${length} bytes.`);
      }),
    );
  });
});
