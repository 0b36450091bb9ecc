import { describe, expect, test } from 'vitest';
import { Typesetter } from '../../../../src/core/docx/pages/layout/typesetter.ts';
import { type DrawingOptions, picture } from '../../../support/docx/drawings.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

/** The heights that drawings of a paragraph take from the text, in points. The text is 451 points wide. */
async function heightsOf(...runs: readonly string[]): Promise<readonly number[]> {
  const { story } = await readBuilt({ body: [paragraph([run('Text beside it.'), ...runs])] });
  const [first] = story.paragraphs;
  const [section] = story.sections;
  if (!first || !section) throw new Error('The document has no paragraph or no section.');
  return new Typesetter(story).paragraph(first, section, null).pictures;
}

const floating = (more: DrawingOptions) => picture({ placement: 'anchor', height: 150, ...more });
/** The same in VML. */
const vml = (wrap: string) =>
  `<w:r><w:pict><v:shape style="position:absolute;width:200pt;height:150pt"><v:imagedata/>${wrap}</v:shape></w:pict></w:r>`;
const vmlWrap = (type: string) =>
  `<w10:wrap xmlns:w10="urn:schemas-microsoft-com:office:word" type="${type}"/>`;

describe('a floating picture', () => {
  test.each<[string, DrawingOptions, readonly number[]]>([
    ['takes up its height if the text stops above it', { wrap: 'TopAndBottom', width: 50 }, [150]],
    ['takes it up if less than an inch is left beside it', { wrap: 'Square', width: 400 }, [150]],
    ['takes up none if text is beside it', { wrap: 'Square', width: 300 }, []],
    ['takes up none in front of the text', { wrap: 'None', width: 450 }, []],
  ])('%s', async (_name, options, heights) => {
    expect(await heightsOf(floating(options))).toEqual(heights);
  });

  test('shares the height with another one beside it', async () => {
    const half = floating({ wrap: 'TopAndBottom', width: 220 });
    expect(await heightsOf(half, half)).toEqual([150]);
    expect(await heightsOf(half, half, half)).toEqual([150, 150]);
  });

  test('does the same in VML', async () => {
    expect(await heightsOf(vml(vmlWrap('topAndBottom')))).toEqual([150]);
    expect(await heightsOf(vml(vmlWrap('square')))).toEqual([]);
    expect(await heightsOf(vml(''))).toEqual([]);
  });
});
