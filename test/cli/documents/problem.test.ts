import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { atTerminal } from '../../../src/cli/documents/problem.ts';

const refusals = new URL('../../../src/core/docx/package/refusals/', import.meta.url);

/** All sentences with which a file is refused, as they stand in the source. */
async function sentences(): Promise<string[]> {
  const files = await readdir(refusals);
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, refusals), 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/['`](.*\bupload\b.*)['`]/g)].map(([, text = '']) => text),
  );
}

describe('atTerminal', () => {
  test.each([
    [
      'Please open it in Word, save it as .docx and upload that file.',
      'Please open it in Word, save it as .docx and try again with that file.',
    ],
    [
      'Please remove the password in Word and upload it again.',
      'Please remove the password in Word and try again.',
    ],
    ['Please upload the .docx of your text.', 'Please use the .docx of your text.'],
    ['Please unpack it and upload the .docx file itself.', 'Please unpack it and use the .docx file itself.'],
    [
      'Please copy your text into a new, empty document in Word and upload that; if that does not help, please write to the editor.',
      'Please copy your text into a new, empty document in Word and try again with that.',
    ],
  ])('%s', (sentence, shown) => {
    expect(atTerminal(sentence)).toBe(shown);
  });

  test('leaves nothing to upload in any refusal of a file', async () => {
    const all = await sentences();
    expect(all.length).toBeGreaterThan(15);
    expect(all.map(atTerminal).filter((sentence) => sentence.includes('upload'))).toEqual([]);
  });
});
