import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measure } from '../../bench/accuracy/measure.ts';
import { words } from '../core/docx/structure/prose.ts';
import { temporaryFolder } from '../storage-drivers/filesystem/support/temporary-folder.ts';
import { docx } from '../support/docx/docx.ts';
import { heading, paragraph } from '../support/docx/text.ts';
import { labelled } from './labels.ts';

const numbers = { textWordCount: 51, refsWordCount: 0, tables: 0, figures: 1, frontMatter: 0 };

async function measured(bytes: Uint8Array) {
  const path = join(await temporaryFolder(), 'thesis.docx');
  await writeFile(path, bytes);
  return measure(labelled('thesis.docx', { numbers }), path);
}

describe('a document that is measured', () => {
  test('is right in the numbers that agree with its label', async () => {
    const body = [heading(1, 'Introduction'), paragraph(words(50))];
    expect(await measured(await docx({ body }))).toMatchObject({
      said: { textWordCount: 51, figures: 0 },
      right: { textWordCount: true, refsWordCount: true, tables: true, figures: false, frontMatter: true },
      failure: null,
    });
  });

  test('is wrong in all five where it cannot be analysed, and says why', async () => {
    expect(await measured(Buffer.from('no document'))).toMatchObject({
      said: null,
      right: {
        textWordCount: false,
        refsWordCount: false,
        tables: false,
        figures: false,
        frontMatter: false,
      },
      failure: expect.stringMatching(/\.docx/),
    });
  });
});
