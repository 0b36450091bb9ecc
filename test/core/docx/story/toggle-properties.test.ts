import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { rootElement } from '../../../support/docx/xml.ts';

interface Levels {
  defaults?: string;
  paragraph?: string;
  character?: string;
  own?: string;
}

/** A paragraph of one run where each level of the style hierarchy and the run itself say this of its look. */
async function read({ defaults = '', paragraph = '', character = '', own = '' }: Levels): Promise<Paragraph> {
  const styles = rootElement(
    'w:styles',
    [
      `<w:docDefaults><w:rPrDefault><w:rPr>${defaults}</w:rPr></w:rPrDefault></w:docDefaults>`,
      style({ id: 'P', name: 'P', run: paragraph }),
      style({ id: 'C', name: 'C', kind: 'character', basedOn: 'B', run: character }),
      style({ id: 'B', name: 'B', kind: 'character', run: '<w:i/>' }),
    ].join(''),
  );
  const runs = `<w:r><w:rPr><w:rStyle w:val="C"/>${own}</w:rPr><w:t>xx</w:t></w:r>`;
  const body = [`<w:p><w:pPr><w:pStyle w:val="P"/></w:pPr>${runs}</w:p>`];
  const [first] = (await readBuilt({ body, styles })).story.paragraphs;
  if (!first) throw new Error('The document has no paragraph.');
  return first;
}

const bold = '<w:b/>';
const notBold = '<w:b w:val="0"/>';

describe('bold in styles', () => {
  test.each<[string, Levels, number]>([
    ['of the paragraph is bold', { paragraph: bold }, 1],
    ['of the character is bold', { character: bold }, 1],
    ['of both is off, so that emphasis still stands out', { paragraph: bold, character: bold }, 0],
    ['of the paragraph stays if the character’s turns it off', { paragraph: bold, character: notBold }, 1],
    ['of the document’s defaults stays whatever the styles say', { defaults: bold, character: bold }, 1],
    ['of both is bold if the run says so', { paragraph: bold, character: bold, own: bold }, 1],
    ['of one is not bold if the run says so', { character: bold, own: notBold }, 0],
  ])('%s', async (_name, levels, share) => {
    expect((await read(levels)).look.bold).toBe(share);
  });
});

describe('set in both a paragraph and a character style', () => {
  test.each<[string, string, 'italic' | 'capitals']>([
    ['italic', '<w:i/>', 'italic'],
    ['capitals', '<w:caps/>', 'capitals'],
    ['small capitals', '<w:smallCaps/>', 'capitals'],
  ])('%s is off', async (_name, property, share) => {
    expect((await read({ paragraph: property, character: property })).look[share]).toBe(0);
  });

  test('hidden is off', async () => {
    expect((await read({ paragraph: '<w:vanish/>', character: '<w:vanish/>' })).words).toBe(1);
  });

  test('underlined is still on', async () => {
    const line = '<w:u w:val="single"/>';
    expect((await read({ paragraph: line, character: line })).look.underlined).toBe(1);
  });
});

describe('a character style and its base', () => {
  test('do not toggle each other', async () => {
    expect((await read({ character: '<w:i/>' })).look.italic).toBe(1);
  });

  test('are combined before they toggle the paragraph’s style', async () => {
    expect((await read({ paragraph: '<w:i/>' })).look.italic).toBe(0);
  });
});
