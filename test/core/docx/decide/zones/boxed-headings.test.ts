import { expect, test } from 'vitest';
import { textBox } from '../../../../support/docx/drawings.ts';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { report } from '../../structure/decisions.ts';
import { entries, prose } from '../../structure/prose.ts';

const front = [
  paragraph('On the Use of Salt', { centred: true, size: 24 }),
  paragraph('by Ada Byron', { centred: true }),
  paragraph([pageBreak()]),
];
const titles = ['Abstract', 'Introduction', 'Why salt', 'References', 'Appendix A: Maps'];
const parts = [[prose()], [prose(), prose()], [prose(), prose()], entries(6), [prose(), prose()]];
const thesisWith = (titled: (title: string) => string) => [
  ...front,
  ...titles.flatMap((title, part) => [titled(title), ...(parts[part] ?? [])]),
];

test.each([
  ['headings with a style', (title: string) => heading(1, title)],
  ['headings that are set by hand', (title: string) => paragraph(title, { centred: true, size: 20 })],
])('a thesis is divided in the same way if its %s are in text boxes', async (_, titled) => {
  const plain = await report(thesisWith((title) => heading(1, title)));
  const boxed = await report(thesisWith((title) => paragraph([textBox(titled(title))])));
  expect(boxed.bodyStart.heading).toBe('Introduction');
  expect(boxed.referenceLists.map((list) => list.heading)).toEqual(['References']);
  expect(boxed.words).toEqual(plain.words);
});

test('a part begins with the blank paragraph that its text box is anchored in', async () => {
  const { bodyStart } = await report(thesisWith((title) => paragraph([textBox(heading(1, title))])));
  expect(bodyStart.paragraph).toBe(front.length + 3);
});
