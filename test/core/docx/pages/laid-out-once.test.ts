import { describe, expect, test } from 'vitest';
import { Typesetter } from '../../../../src/core/docx/pages/layout/typesetter.ts';
import { walkPages } from '../../../../src/core/docx/pages/page-walk.ts';
import type { Break, Paragraph, Story } from '../../../../src/core/docx/story/story.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { paragraph, recordedPageBreak, run } from '../../../support/docx/text.ts';

/** As many paragraphs as a document may have, all like the only one of this story. */
async function repeated(count: number): Promise<Story> {
  const story = await readBody(paragraph('A line'));
  const [line] = story.paragraphs;
  if (!line) throw new Error('The story has no paragraph.');
  return { ...story, paragraphs: Array.from({ length: count }, (_, index) => ({ ...line, index })) };
}

/** A page is looked ahead over this many paragraphs. */
const ahead = 60;

describe('a paragraph', () => {
  test('is laid out once until the page is passed, however long the document', async () => {
    const story = await repeated(150_000);
    const [section] = story.sections;
    const typesetter = new Typesetter(story);
    const set = (line: Paragraph) => section && typesetter.paragraph(line, section, null);
    const blocks = story.paragraphs.map(set);
    const last = story.paragraphs.slice(-ahead);
    expect(last.map(set).every((block, index) => block === blocks.at(index - ahead))).toBe(true);
  });

  test('is looked ahead from once, however many pages it fills', async () => {
    const breaks = 400;
    const story = await readBody(
      paragraph(Array.from({ length: breaks }, () => [run('word'), recordedPageBreak()]).flat()),
      paragraph('The end.'),
    );
    let looks = 0;
    for (const line of story.paragraphs) {
      Object.assign(line.format, { line: 500, lineRule: 'exact' });
      line.breaks = line.breaks.map((each) => watched(each, () => (looks += 1)));
    }
    walkPages(story, 1, { records: false, layout: 'everywhere' }, new Typesetter(story));
    expect(looks).toBeLessThan(10 * breaks);
  });
});

/** A break that tells when somebody looks at its kind. */
function watched(each: Break, look: () => void): Break {
  return {
    ...each,
    get kind() {
      look();
      return each.kind;
    },
  };
}
