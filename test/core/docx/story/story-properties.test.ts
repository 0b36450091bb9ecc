import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStory } from '../../../../src/core/docx/story/read-story.ts';
import type { Story } from '../../../../src/core/docx/story/story.ts';
import { createStyleSheet } from '../../../../src/core/docx/story/styles/style-sheet.ts';
import { deleted, inserted, movedFrom, movedTo } from '../../../support/docx/changes.ts';
import { contentControl, simpleField } from '../../../support/docx/fields.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { escapeXml, rootElement } from '../../../support/docx/xml.ts';
import { xmlPart } from '../../../support/docx/xml-part.ts';

const sheet = createStyleSheet([], { paragraph: {}, run: {} });
const documentOf = (...blocks: string[]) => rootElement('w:document', `<w:body>${blocks.join('')}</w:body>`);
const read = (xml: string, pieceLength?: number): Promise<Story> =>
  readStory(xmlPart(xml, pieceLength), sheet);

const signs = ['a', 'Z', '-', '–', '/', ' ', ' ', '\u00a0', '\u00ad', '&', '<', '字', 'か', '한', '𠀀'];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 25 }).map((characters) => characters.join(''));
const look = fc.uniqueArray(
  fc.constantFrom(
    '<w:b/>',
    '<w:i/>',
    '<w:caps/>',
    '<w:sz w:val="30"/>',
    '<w:vanish w:val="0"/>',
    '<w:noProof/>',
  ),
);
const pieces = fc.array(fc.record({ text, look }), { minLength: 1, maxLength: 6 });

interface Piece {
  text: string;
  look: readonly string[];
}

const runOf = ({ text: content, look: properties }: Piece) =>
  `<w:r><w:rPr>${properties.join('')}</w:rPr><w:t xml:space="preserve">${escapeXml(content)}</w:t></w:r>`;
const paragraphOf = (runs: readonly Piece[]) => documentOf(paragraph(runs.map(runOf)));

/** The same document, changed in a way that no reader sees. */
async function expectSame(runs: readonly Piece[], changed: readonly string[]): Promise<void> {
  const [before, after] = await Promise.all([read(paragraphOf(runs)), read(documentOf(paragraph(changed)))]);
  expect(after.paragraphs).toEqual(before.paragraphs);
}

describe('a paragraph is the same', () => {
  test('whatever the order of the properties of its runs', async () => {
    const property = fc.asyncProperty(pieces, fc.nat(5), async (runs, turn) => {
      const turned = runs.map((run) => ({
        ...run,
        look: [...run.look.slice(turn), ...run.look.slice(0, turn)].toReversed(),
      }));
      await expectSame(runs, turned.map(runOf));
    });
    await fc.assert(property);
  });

  test('wherever its runs are split', async () => {
    const property = fc.asyncProperty(
      pieces,
      fc.array(fc.nat(30), { maxLength: 4 }),
      async (runs, places) => {
        const parts = runs.flatMap((run) =>
          splitAt(run.text, places).map((part) => runOf({ ...run, text: part })),
        );
        await expectSame(runs, parts);
      },
    );
    await fc.assert(property);
  });

  test('wherever the text of a run is split into elements', async () => {
    const property = fc.asyncProperty(
      pieces,
      fc.array(fc.nat(30), { maxLength: 4 }),
      async (runs, places) => {
        const elements = runs.map((run) => {
          const parts = splitAt(run.text, places).map(
            (part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`,
          );
          return `<w:r><w:rPr>${run.look.join('')}</w:rPr>${parts.join('')}</w:r>`;
        });
        await expectSame(runs, elements);
      },
    );
    await fc.assert(property);
  });

  test('whatever transparent elements its runs are wrapped in', async () => {
    const wrappers = fc.constantFrom(
      (runs: string) => contentControl([runs]),
      (runs: string) => contentControl([contentControl([runs])]),
      (runs: string) => inserted([runs]),
      (runs: string) => movedTo([runs]),
      (runs: string) => simpleField('REF x', [runs]),
      (runs: string) => `<w:smartTag w:element="x">${runs}</w:smartTag>`,
      (runs: string) => `<w:customXml w:element="x">${runs}</w:customXml>`,
      (runs: string) =>
        `<mc:AlternateContent><mc:Choice>${runs}</mc:Choice><mc:Fallback>${runs}</mc:Fallback></mc:AlternateContent>`,
    );
    const property = fc.asyncProperty(
      pieces,
      fc.array(wrappers, { minLength: 6, maxLength: 6 }),
      async (runs, wraps) => {
        await expectSame(
          runs,
          runs.map((run, index) => wraps[index]?.(runOf(run)) ?? ''),
        );
      },
    );
    await fc.assert(property);
  });

  test('whatever invisible content is between its runs', async () => {
    const unseen = fc.constantFrom(
      deleted('gone for good'),
      movedFrom('gone elsewhere'),
      '<w:proofErr w:type="spellStart"/>',
      '<w:bookmarkStart w:id="0"/><w:bookmarkEnd w:id="0"/>',
      '<w:commentRangeStart w:id="0"/>',
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden words</w:t></w:r>',
      '<w:r><w:rPr><w:b/></w:rPr></w:r>',
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>SET x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      '<!-- a remark -->',
    );
    const property = fc.asyncProperty(
      pieces,
      fc.array(unseen, { minLength: 6, maxLength: 6 }),
      async (runs, between) => {
        await expectSame(
          runs,
          runs.map((run, index) => `${runOf(run)}${between[index]}`),
        );
      },
    );
    await fc.assert(property);
  });
});

/** The parts between these places; none ends in half a character. */
function splitAt(whole: string, places: readonly number[]): string[] {
  const characters = [...whole];
  const ends = [...new Set(places)].filter((place) => place < characters.length).sort((a, b) => a - b);
  return [...ends, characters.length].map((end, index) =>
    characters.slice(ends[index - 1] ?? 0, end).join(''),
  );
}
