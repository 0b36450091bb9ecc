import { expect, test } from 'vitest';
import { textBox } from '../../../support/docx/drawings.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

const inner = paragraph('inner');

test.each([
  ['a paragraph', `<w:p>${run('outer')}${inner}${run('rest')}</w:p>`],
  ['a run', `<w:p><w:r>${inner}</w:r></w:p>`],
  ['a paragraph of a text box', paragraph([textBox(`<w:p>${run('outer')}${inner}</w:p>`)])],
  ['the properties of a run', `<w:p><w:r><w:rPr><w:txbxContent>${inner}</w:txbxContent></w:rPr></w:r></w:p>`],
  [
    'the properties of a run in a text box',
    paragraph([
      textBox(`<w:p><w:r><w:rPr><w:txbxContent>${inner}${inner}</w:txbxContent></w:rPr></w:r></w:p>`),
    ]),
  ],
  [
    'a property of a run in a text box, without an end of its own',
    paragraph([
      textBox(`<w:p><w:r><w:rPr><w:txbxContent><w:b/></w:txbxContent></w:rPr>${run('x')}</w:r></w:p>`, inner),
    ]),
  ],
  ['a content control in a text box', paragraph([textBox(`<w:sdt><w:p>${inner}</w:p></w:sdt>`)])],
])('a paragraph in %s leaves no gap among the paragraphs', async (_case, block) => {
  const { story } = await readBuilt({ body: [block, paragraph('last')] });
  const indexes = Array.from(story.paragraphs, (each) => each?.index);
  expect(indexes).toEqual(indexes.map((_, index) => index));
  expect(story.paragraphs.at(-1)?.text).toBe('last');
});
