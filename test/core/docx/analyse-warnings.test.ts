import { describe, expect, test } from 'vitest';
import { picture } from '../../support/docx-drawings.ts';
import { tableOfContents } from '../../support/docx-fields.ts';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../support/docx-text.ts';
import { report } from './structure/decisions.ts';
import { overruled } from './structure/overruled.ts';
import { entries, prose } from './structure/prose.ts';

const broken = paragraph([pageBreak()]);
const title = [paragraph('On Salt', { style: 'Title' }), broken];
const introduction = [heading(1, [recordedPageBreak(), run('Introduction')]), prose()];
const references = [heading(1, 'References'), ...entries(3)];
const image = paragraph([picture()]);

async function warnings(body: readonly string[]): Promise<string[]> {
  return (await report(body)).warnings;
}

describe('the warnings', () => {
  test('are none where nothing is in doubt', async () => {
    expect(await warnings([...title, ...introduction, ...references])).toEqual([]);
  });

  test('say where the text is taken to start without a chapter heading', async () => {
    const body = [
      ...title,
      heading(1, [recordedPageBreak(), run('Why salt')]),
      prose(),
      prose(),
      ...references,
    ];
    expect(await warnings(body)).toEqual([
      'No chapter heading was found; the text is taken to start at "Why salt".',
    ]);
  });

  test('say that nothing stands under the heading of a reference list', async () => {
    expect(await warnings([...title, ...introduction, heading(1, 'References')])).toEqual([
      'Nothing stands under the heading "References" of a reference list.',
    ]);
  });

  test.each([
    [1, 'One of the 2 front matter pages is blank; it is counted too.'],
    [2, '2 of the 3 front matter pages are blank; they are counted too.'],
  ])('say that %i front matter pages are blank', async (count, sentence) => {
    const blank = Array.from({ length: count }, () => broken);
    expect(await warnings([...title, ...blank, ...introduction, ...references])).toEqual([sentence]);
  });

  test('say that pages which Word counted are not to be found', async () => {
    const text = Array.from({ length: 9 }, () => paragraph([recordedPageBreak(), run('More.')]));
    const body = [...title, ...introduction, ...text, ...references];
    const said = async (pages: number) => (await report(body, { properties: { pages } })).warnings;
    expect(await said(11)).toEqual([]);
    expect(await said(12)).toEqual([]);
    expect(await said(14)).toEqual([
      'Word counted 14 pages in the document, of which 3 cannot be found; some may be front matter.',
    ]);
  });

  test('say nothing of pages and lists that the operator set', async () => {
    const body = [...title, heading(1, 'Introduction'), prose()];
    const set = await overruled(body, { frontPages: 1, referenceLists: 'none' });
    expect(set.report.warnings).toEqual([]);
  });

  test('say that another start is possible', async () => {
    const text = Array.from({ length: 20 }, () => prose());
    const body = [...title, ...introduction, heading(1, 'Acknowledgements'), prose(), heading(1, 'Methods')];
    expect(await warnings([...body, ...text, ...references])).toEqual([
      'It is in doubt where the text starts; the text is taken to start at "Introduction".',
    ]);
  });

  test('say that there is no reference list', async () => {
    expect(await warnings([...title, ...introduction])).toEqual(['No reference list was found.']);
  });

  test('say that the number of pages is an estimate', async () => {
    expect(await warnings([...title, heading(1, 'Introduction'), prose(), ...references])).toEqual([
      'The number of front matter pages is an estimate.',
    ]);
  });

  test('do not speak of an estimate where there are no pages to estimate', async () => {
    expect(await warnings([heading(1, 'Introduction'), prose(), ...references])).toEqual([]);
  });

  test('say which witness counts other pages', async () => {
    const toc = tableOfContents([
      { text: 'Introduction', page: 9 },
      { text: 'Methods', page: 12 },
      { text: 'Results', page: 22 },
    ]);
    expect(await warnings([...title, toc, broken, ...introduction, ...references])).toEqual([
      'The number of front matter pages is in doubt: 2 counted, but 8 by the page number in the contents.',
    ]);
  });

  test('do not speak of witnesses that differ by one page', async () => {
    const toc = tableOfContents([
      { text: 'Introduction', page: 4 },
      { text: 'Methods', page: 12 },
      { text: 'Results', page: 22 },
    ]);
    expect(await warnings([...title, toc, broken, ...introduction, ...references])).toEqual([]);
  });

  test.each([
    [1, 'One caption has no table or figure at it.'],
    [2, '2 captions have no table or figure at them.'],
  ])('say that %i captions stand alone', async (count, sentence) => {
    const captions = Array.from({ length: count }, (_, index) => [
      paragraph(`Figure ${index + 1}: A pan`),
      prose(),
    ]);
    expect(await warnings([...title, ...introduction, ...captions.flat(), ...references])).toEqual([
      sentence,
    ]);
  });

  test('say that pictures without captions are counted, from three on', async () => {
    const pictures = (count: number) => Array.from({ length: count }, () => [image, prose()]).flat();
    expect(await warnings([...title, ...introduction, ...pictures(2), ...references])).toEqual([]);
    expect(await warnings([...title, ...introduction, ...pictures(3), ...references])).toEqual([
      '3 pictures have no caption and are counted as figures.',
    ]);
  });

  test('say that the document imports others', async () => {
    expect(
      await warnings([...title, ...introduction, '<w:altChunk r:id="rIdHtml"/>', ...references]),
    ).toEqual(['The document imports other files, whose text is not in it and not counted.']);
  });

  test('hold back characters of the document that would turn the sentence around', async () => {
    const body = [...title, heading(1, 'Why salt \u200b\u202e'), prose(), prose(), ...references];
    expect((await warnings(body)).join()).toContain('Why salt');
    expect((await warnings(body)).join()).not.toContain('\u202e');
  });
});
