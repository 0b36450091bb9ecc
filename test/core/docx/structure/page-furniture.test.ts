import { describe, expect, test } from 'vitest';
import { pageBreak, paragraph } from '../../../support/docx/text.ts';
import { decide } from './decisions.ts';
import { entry, prose, words } from './prose.ts';

/** Pages as a converter leaves them: a head, text, and a number. */
function pages(head: string, texts: readonly string[], bold = false): string[] {
  return texts.flatMap((text, index) => [
    paragraph([pageBreak()]),
    paragraph(head, { centred: true, bold }),
    ...text.split('\n').map((line) => paragraph(line)),
    paragraph(String(index + 1), { centred: true }),
  ]);
}

const chapter = paragraph('Introduction', { bold: true, size: 16 });
const list = paragraph('References', { bold: true, size: 16 });
const entriesOf = (page: number) => [1, 2, 3, 4].map((line) => entry(4 * page + line)).join('\n');
const opening = [
  paragraph('On Salt', { bold: true, size: 20 }),
  paragraph([pageBreak()]),
  chapter,
  prose(300),
];

describe('a running head in the text of each page', () => {
  const references = [0, 1, 2, 3].map(entriesOf);

  test('ends no reference list, even if it names the appendices', async () => {
    const body = [...opening, prose(300), paragraph([pageBreak()]), list, ...pages('Appendices', references)];
    const { lists, outline } = await decide(body);
    expect(lists).toEqual([expect.arrayContaining(['References', entry(1), entry(16)])]);
    expect(outline).not.toContain('1 Appendices');
  });

  test('is a heading where it is on three pages only, or set as one', async () => {
    const texts = [words(90), words(95), words(99)];
    const body = [...opening, ...pages('Conclusion', texts)];
    expect((await decide(body)).outline).toContain('1 Conclusion');
    const bold = [...opening, ...pages('Conclusion', [...texts, words(80)], true)];
    expect((await decide(bold)).outline).toContain('1 Conclusion');
  });
});
