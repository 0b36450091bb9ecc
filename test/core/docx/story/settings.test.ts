import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../src/core/docx/package/open.ts';
import { readDissertation } from '../../../../src/core/docx/read-dissertation.ts';
import type { Settings } from '../../../../src/core/docx/story/story.ts';
import { docxParts } from '../../../support/docx/docx.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { zip } from '../../../support/docx/zip.ts';

const read = async (settings: string): Promise<Settings> =>
  (await readBuilt({ body: [paragraph('x')], settings })).story.settings;
const mode = (value: string) =>
  `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="${value}"/></w:compat>`;

describe('the settings of a document', () => {
  test.each<[string, string, Partial<Settings>]>([
    ['the distance of tab stops in points', '<w:defaultTabStop w:val="708"/>', { defaultTabStop: 35.4 }],
    ['half an inch by default', '', { defaultTabStop: 36 }],
    ['half an inch if it makes no sense', '<w:defaultTabStop w:val="0"/>', { defaultTabStop: 36 }],
    ['the version of Word to lay out like', mode('15'), { compatibilityMode: 15 }],
    ['Word 2007 if none is named', mode('new'), { compatibilityMode: 12 }],
    [
      'that spaces add up',
      '<w:compat><w:dontUseHTMLParagraphAutoSpacing/></w:compat>',
      { spacesAddUp: true },
    ],
    [
      'that marks follow breaks',
      '<w:compat><w:splitPgBreakAndParaMark/></w:compat>',
      { marksFollowBreaks: true },
    ],
    ['that margins are mirrored', '<w:mirrorMargins/>', { hasFacingPages: true }],
    ['that even pages have headers of their own', '<w:evenAndOddHeaders/>', { hasFacingPages: true }],
    ['that all pages are alike', '<w:evenAndOddHeaders w:val="0"/>', { hasFacingPages: false }],
    [
      'that the larger space holds',
      '<w:compat><w:dontUseHTMLParagraphAutoSpacing w:val="0"/></w:compat>',
      { spacesAddUp: false },
    ],
  ])('tell %s', async (_name, settings, expected) => {
    expect(await read(settings)).toMatchObject(expected);
  });

  test('are Word’s own if they cannot be read', async () => {
    const parts = docxParts({ body: [paragraph('x')] }).set('word/settings.xml', 'no XML');
    const bytes = zip([...parts].map(([name, content]) => ({ name, content })));
    const { story } = await readDissertation(await openDocx(bytes));
    expect(story.settings).toEqual({
      defaultTabStop: 36,
      compatibilityMode: 12,
      spacesAddUp: false,
      marksFollowBreaks: false,
      hasFacingPages: false,
    });
  });
});
