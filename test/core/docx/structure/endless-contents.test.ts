import { expect, test } from 'vitest';
import { findContents } from '../../../../src/core/docx/structure/contents.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { paragraph } from '../../../support/docx/text.ts';

test('contents may have as many lines as there are paragraphs', async () => {
  const { paragraphs } = await readBody(paragraph('Contents'), paragraph('Salt\t5'));
  const [title, line] = paragraphs;
  if (!title || !line) throw new Error('There are no contents.');
  const lines = Array.from({ length: 200_000 }, (_, place) => ({ ...line, index: place + 1 }));
  expect(findContents([title, ...lines]).entries).toHaveLength(lines.length + 1);
}, 60_000);
