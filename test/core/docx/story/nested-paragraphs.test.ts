import { expect, test } from 'vitest';
import { paragraph } from '../../../support/docx-text.ts';
import { readBuilt } from '../../../support/read-document.ts';

const wordml = 'http://schemas.microsoft.com/office/word/2006/wordml';

test('the text box that Strict documents write in a namespace of Word’s own is read as a text box', async () => {
  const box = `<w:r><w:pict><v:shape><v:textbox><wne:txbxContent xmlns:wne="${wordml}">${paragraph('in the box')}</wne:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
  const { story } = await readBuilt({ body: [paragraph([box, '<w:r><w:t>around it</w:t></w:r>'])] });
  expect(story.paragraphs.map(({ text, place }) => [text, place.host])).toEqual([
    ['around it', null],
    ['in the box', 0],
  ]);
});

test('a paragraph right inside another leaves no gap in the story', async () => {
  const { story } = await readBuilt({
    body: [`<w:p>${paragraph('inner')}<w:r><w:t>outer</w:t></w:r></w:p>`, paragraph('next')],
  });
  expect(story.paragraphs.map(({ text }) => text)).toEqual(['outer', 'inner', 'next']);
});
