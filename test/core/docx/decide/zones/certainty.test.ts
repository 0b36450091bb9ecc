import { describe, expect, test } from 'vitest';
import { contentControl, tableOfContents } from '../../../../support/docx/fields.ts';
import { heading, pageBreak, paragraph, sectionBreak } from '../../../../support/docx/text.ts';
import { report } from '../../structure/decisions.ts';
import { entries, prose } from '../../structure/prose.ts';

const broken = paragraph([pageBreak()]);
const title = [paragraph('On Salt', { style: 'Title' }), broken];
const abstract = [heading(1, 'Abstract'), prose(40), broken];
const chapters = [heading(1, 'Introduction'), prose(), prose(), heading(1, 'Methods'), prose(), prose()];
const references = [heading(1, 'References'), ...entries(8)];
const beforeReferences = [...title, ...abstract, ...chapters];
const thesis = [...beforeReferences, ...references];

const startOf = async (body: readonly string[]) => (await report(body)).bodyStart.certainty;
const certaintyOf = async (body: readonly string[]) => (await report(body)).certainty;

describe('the start of the body is', () => {
  test('surer where the page numbers change from Roman to Arabic', async () => {
    const roman = [...title, ...abstract.slice(0, 2), sectionBreak({ format: 'lowerRoman' })];
    expect(await startOf([...roman, ...chapters])).toBeGreaterThan(await startOf(thesis));
  });

  test('less sure among Roman page numbers that change later', async () => {
    const turned = chapters.toSpliced(3, 0, sectionBreak({ format: 'lowerRoman' }));
    expect(await startOf([...title, ...abstract, ...turned])).toBeLessThan(await startOf(thesis));
  });

  test('less sure if the contents give it a Roman page number', async () => {
    const toc = (page: string) =>
      tableOfContents([
        { text: 'Introduction', page },
        { text: 'Methods', page: '2' },
        { text: 'References', page: '9' },
      ]);
    const [roman, arabic] = ['v', '1'].map((page) => startOf([...title, toc(page), broken, ...chapters]));
    expect(await roman).toBeLessThan((await arabic) ?? 0);
  });

  test('less sure if a part of the front matter comes after it', async () => {
    const text = Array.from({ length: 20 }, () => prose());
    const [introduction = '', ...rest] = chapters;
    const thanks = [heading(1, 'Acknowledgements'), prose(20)];
    const usual = [...title, ...abstract, introduction, ...rest, ...text];
    const odd = [...title, ...abstract, introduction, prose(20), ...thanks, ...rest.slice(2), ...text];
    expect(await startOf(odd)).toBeLessThan(await startOf(usual));
  });

  test('less sure without a chapter heading', async () => {
    expect(await startOf([...title, heading(1, 'Why salt'), prose(), prose()])).toBeLessThan(
      await startOf(thesis),
    );
  });

  test('less sure if another one is plausible, which is reported with the reasons against it', async () => {
    const two = [...title, heading(1, 'Why salt'), prose(), prose(), ...chapters];
    const { certainty, runnerUp } = (await report(two)).bodyStart;
    expect(certainty).toBeLessThan(await startOf(thesis));
    expect(['Why salt', 'Introduction']).toContain(runnerUp?.heading);
    expect((runnerUp?.certainty ?? 0) + certainty).toBeLessThanOrEqual(1);
  });
});

describe('the words of text and references are', () => {
  test('sure with headings and entries', async () => {
    const { textWordCount, refsWordCount } = await certaintyOf(thesis);
    expect(textWordCount).toBeGreaterThanOrEqual(0.85);
    expect(refsWordCount).toBeGreaterThanOrEqual(0.85);
  });

  test.each([
    ['a list of which only the look speaks', [...beforeReferences, prose(), ...entries(8)]],
    ['a heading without entries', [...beforeReferences, ...references.slice(0, 1)]],
  ])('less sure with %s', async (_case, body) => {
    const [sure, unsure] = [await certaintyOf(thesis), await certaintyOf(body)];
    expect(unsure.refsWordCount).toBeLessThan(sure.refsWordCount);
    expect(unsure.textWordCount).toBeLessThan(sure.textWordCount);
  });

  test('surer of a list that a program marked', async () => {
    const marked = contentControl(entries(8), { bibliography: true });
    const bare = await report([...beforeReferences, prose(), ...entries(8)]);
    const known = await report([...beforeReferences, prose(), marked]);
    expect(known.certainty.refsWordCount).toBeGreaterThan(bare.certainty.refsWordCount);
  });

  test('less sure that there is no list if paragraphs read like entries', async () => {
    const groups = entries(12).flatMap((each, index) => (index % 4 === 3 ? [each, prose()] : [each]));
    const scattered = [...beforeReferences, ...groups];
    expect((await certaintyOf(scattered)).refsWordCount).toBeLessThan(
      (await certaintyOf(beforeReferences)).refsWordCount,
    );
  });

  test('less sure if the document imports others', async () => {
    const imported = [...thesis, '<w:altChunk r:id="rIdHtml"/>'];
    expect((await certaintyOf(imported)).textWordCount).toBeLessThan(0.65);
  });
});
