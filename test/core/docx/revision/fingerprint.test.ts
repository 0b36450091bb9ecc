import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { Boundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import type { Fingerprint } from '../../../../src/core/docx/revision/fingerprint.ts';
import { type DocxOptions, docx } from '../../../support/docx/docx.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../../support/docx/text.ts';
import { entry, prose } from '../structure/prose.ts';

const thesis = [
  ...[paragraph('On Salt', { style: 'Title' }), paragraph('A dissertation'), paragraph([pageBreak()])],
  ...[heading(1, 'Introduction'), prose(), prose()],
  ...[heading(1, 'Methods'), prose(), paragraph('Salt is weighed dry.')],
  ...[heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2)), paragraph(entry(3))],
  ...[heading(1, 'Appendix A'), prose()],
];
const seed = 5;

async function analysed(options: DocxOptions, boundaries?: Boundaries) {
  return analyseDocx(await docx(options), { fingerprint: { seed }, boundaries });
}

async function changes(before: DocxOptions, after: DocxOptions) {
  const { fingerprint: earlier } = await analysed(before);
  const { changes: found } = await analyseDocx(await docx(after), { earlier });
  if (!found) throw new Error('Nothing was compared.');
  return found;
}

function wordsByZone({ parts, partOf, words }: Fingerprint) {
  const sums = { front: 0, text: 0, references: 0 };
  for (const [passage, part] of partOf.entries()) {
    sums[parts[part]?.zone ?? 'front'] += words[passage] ?? 0;
  }
  return sums;
}

describe('the fingerprint of a document', () => {
  test('is made only on request, and changes no number', async () => {
    const document = await docx({ body: thesis });
    const { fingerprint, ...rest } = await analyseDocx(document, { fingerprint: { seed } });
    expect(fingerprint?.seed).toBe(seed);
    expect(await analyseDocx(document)).toEqual(rest);
  });

  test.each([
    ['a thesis', { body: thesis }, undefined],
    ['a thesis of which a part is left out', { body: thesis }, { leaveOut: [{ from: 'Appendix A' }] }],
    [
      'a thesis with notes, one of them referred to twice',
      {
        body: [...thesis, paragraph([run('See'), footnoteReference(1), run(' and'), footnoteReference(1)])],
        footnotes: [[paragraph('Two paragraphs'), paragraph('in one note')]],
      },
      undefined,
    ],
  ])('has the words of the five numbers: %s', async (_what, options, boundaries) => {
    const { fingerprint, report } = await analysed(options, boundaries as Boundaries | undefined);
    const { front, text, references } = report.words;
    expect(fingerprint && wordsByZone(fingerprint)).toEqual({ front, text, references });
  });

  test('has the chapters of the text by their titles', async () => {
    const { fingerprint } = await analysed({ body: thesis });
    expect(fingerprint?.parts).toEqual([
      { zone: 'front', title: '' },
      { zone: 'text', title: 'Introduction' },
      { zone: 'text', title: 'Methods' },
      { zone: 'references', title: '' },
      { zone: 'text', title: 'Appendix A' },
    ]);
  });

  test('keeps a limited number of chapters', async () => {
    const body = Array.from({ length: 100 }, (_, index) => [heading(1, `Chapter ${index}`), prose()]).flat();
    expect((await analysed({ body })).fingerprint?.parts).toHaveLength(60);
  });
});

describe('two documents', () => {
  test('are compared chapter by chapter', async () => {
    const revised = thesis.map((each) => each.replace('weighed dry', 'weighed wet'));
    const { parts, words } = await changes({ body: thesis }, { body: revised });
    expect(parts.map(({ title, state }) => [title, state])).toEqual([
      ['', 'unchanged'],
      ['Introduction', 'unchanged'],
      ['Methods', 'changed'],
      ['', 'unchanged'],
      ['Appendix A', 'unchanged'],
    ]);
    expect(words.text).toMatchObject({ added: 1, removed: 1 });
  });

  test('differ if their notes do', async () => {
    const body = [...thesis, paragraph([run('See'), footnoteReference(1)])];
    const note = (text: string) => ({ body, footnotes: [[paragraph(text)]] });
    const { words } = await changes(note('A note of five words'), note('A note of six words'));
    expect(words.text).toMatchObject({ added: 1, removed: 1 });
  });

  test('do not differ if only their runs are split differently', async () => {
    const cut = paragraph([run('Salt is wei'), run('ghed'), run(' dry.')]);
    const revised = thesis.map((each) => (each.includes('weighed dry') ? cut : each));
    const { words } = await changes({ body: thesis }, { body: revised });
    expect(words.text).toMatchObject({ added: 0, removed: 0 });
  });

  test('differ beyond the start of a long paragraph', async () => {
    const long = (end: string) => ({ body: [...thesis, paragraph(`${'word '.repeat(300)}${end}`)] });
    expect((await changes(long('end'), long('finish'))).words.text).toMatchObject({ added: 1, removed: 1 });
  });
});
