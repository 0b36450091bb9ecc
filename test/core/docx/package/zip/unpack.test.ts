import { expect, test } from 'vitest';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { storedDocx } from '../../../../support/theses/costly-documents.ts';

test('other work has its turn between the chunks of an entry that is stored as it is', async () => {
  const { main } = await openDocx(storedDocx({ body: [paragraph('word '.repeat(200_000))] }));
  const order: string[] = [];
  for await (const _chunk of main.chunks()) {
    order.push('chunk');
    setImmediate(() => order.push('other'));
  }
  expect(order.slice(0, 4)).toEqual(['chunk', 'other', 'chunk', 'other']);
});
