import { describe, expect, test } from 'vitest';
import { readStory } from '../../../../src/core/docx/story/read-story.ts';
import { createStyleSheet } from '../../../../src/core/docx/story/styles/style-sheet.ts';
import { textsOf } from '../../../support/docx/read-document.ts';
import { namespaces } from '../../../support/docx/xml.ts';
import { xmlPart } from '../../../support/docx/xml-part.ts';

const sheet = createStyleSheet([], { paragraph: {}, run: {} });

/** Reads two words with a text of white space between them. */
async function textWith(marks: { ofPart: string; ofText: string }): Promise<string> {
  const between = `<w:r><w:t>one</w:t></w:r><w:r><w:t${marks.ofText}> </w:t></w:r><w:r><w:t>two</w:t></w:r>`;
  const xml = `<w:document xmlns:w="${namespaces.w}"${marks.ofPart}><w:p>${between}</w:p></w:document>`;
  const [text = ''] = textsOf(await readStory(xmlPart(xml), sheet));
  return text;
}

describe('white space at the ends of a text', () => {
  const preserve = ' xml:space="preserve"';
  const byDefault = ' xml:space="default"';

  test.each([
    ['the text says so', { ofPart: '', ofText: preserve }],
    ['its part says so, as converters from PDF write it', { ofPart: preserve, ofText: '' }],
    ['the text says so and its part does not', { ofPart: byDefault, ofText: preserve }],
  ])('is read if %s', async (_case, marks) => {
    expect(await textWith(marks)).toBe('one two');
  });

  test.each([
    ['neither says so', { ofPart: '', ofText: '' }],
    ['only its part says so, and the text says the opposite', { ofPart: preserve, ofText: byDefault }],
  ])('is left out if %s', async (_case, marks) => {
    expect(await textWith(marks)).toBe('onetwo');
  });
});
