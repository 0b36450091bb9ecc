import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { analyseDocx } from '../src/core/docx/analyse.ts';
import { docx } from './support/docx/docx.ts';
import { sampleThesis } from './support/theses/sample-thesis.ts';

const shipped = fileURLToPath(new URL('../examples/sample-thesis.docx', import.meta.url));

// `UPDATE_SAMPLE=1 npx vitest run test/sample-thesis.test.ts` writes the file anew after a change.
if (process.env.UPDATE_SAMPLE === '1') await writeFile(shipped, await docx(sampleThesis().document));

test('the shipped sample thesis has the numbers that it was made with', async () => {
  const { analysis } = await analyseDocx(await readFile(shipped));
  expect(analysis).toEqual(sampleThesis().analysis);
});

test('the shipped sample thesis is the one that the tests describe', async () => {
  expect(await unpacked(await readFile(shipped))).toEqual(
    await unpacked(await docx(sampleThesis().document)),
  );
});

/** Compared unpacked, because each version of Node packs a little differently. */
async function unpacked(file: Uint8Array): Promise<Record<string, string>> {
  const archive = await JSZip.loadAsync(file);
  const entries = Object.values(archive.files).map(async (entry) => [
    entry.name,
    await entry.async('base64'),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
