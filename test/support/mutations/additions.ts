import type { AnalysisReport } from '../../../src/core/docx/analysis.ts';
import { countWords } from '../../../src/core/docx/text/words.ts';
import { picture } from '../docx/drawings.ts';
import { table } from '../docx/tables.ts';
import { attributes, escapeXml, namespaces } from '../docx/xml.ts';
import {
  findElements,
  insertAfter,
  isElement,
  parseXml,
  type XmlElement,
  type XmlNode,
} from '../docx/xml-tree.ts';
import { bodyBlocks, isPlain, type ReadParagraph, spread } from './blocks.ts';

/** A document with an addition. */
export interface Grown {
  /** Where the addition is, for the message of a failing test. */
  where: string;
  /** The paragraph that it follows, or whose table holds it. */
  behind: ReadParagraph;
  words: number;
  main: readonly XmlNode[];
}

type Main = readonly XmlNode[];

/** Adds a blank line after a block of the body. */
export function withBlankLine(main: Main, paragraphs: readonly ReadParagraph[], places: number): Grown[] {
  const blocks = new Map(bodyBlocks(main).map((block) => [block, block]));
  const candidates = paragraphs.filter(({ element }) => blocks.has(element));
  const blank: XmlElement = { name: 'w:p', attributes: '', children: [] };
  return spread(candidates, places).map((behind) =>
    grown(behind, 0, insertAfter(main, behind.element, [blank])),
  );
}

/** Repeats a table row right after itself. */
export function withTableRow(main: Main, paragraphs: readonly ReadParagraph[], places: number): Grown[] {
  const known = new Map(paragraphs.map((paragraph) => [paragraph.element, paragraph]));
  const rows = findElements(main, ({ name }) => name === 'w:tr').filter(
    (row) => findElements(row.children, ({ name }) => special.has(name)).length === 0,
  );
  return spread(rows, places).flatMap((row) => {
    const inRow = findElements(row.children, ({ name }) => name === 'w:p').flatMap(
      (each) => known.get(each) ?? [],
    );
    const words = inRow.reduce((sum, each) => sum + each.words, 0);
    return inRow[0] ? [grown(inRow[0], words, insertAfter(main, row, [row]))] : [];
  });
}

const special = new Set([
  'w:fldChar',
  'w:sectPr',
  'w:footnoteReference',
  'w:drawing',
  'w:pict',
  'w:tbl',
  'w:sdt',
]);

/** Repeats an entry of a reference list elsewhere in the same list. */
export function withEntry(
  main: Main,
  paragraphs: readonly ReadParagraph[],
  { referenceLists }: AnalysisReport,
  places: number,
): Grown[] {
  return referenceLists.flatMap(({ paragraph: first, until }) => {
    const entries = paragraphs.slice(first + 1, until).filter(({ words, place }) => {
      return words >= fewestOfEntry && place.table === null;
    });
    return spread(entries.slice(0, -1), places).flatMap((behind, turn) => {
      const like = entries[(turn * 7 + 3) % entries.length];
      if (!like) return [];
      const text = like.text.replace(/\s+/gu, ' ');
      return [
        grown(behind, countWords(text), insertAfter(main, behind.element, [titled(like.element, text)])),
      ];
    });
  });
}

const fewestOfEntry = 8;

/** Adds an appendix at the end: a heading like a chapter's, and paragraphs from the text. */
export function withAppendix(
  main: Main,
  paragraphs: readonly ReadParagraph[],
  { bodyStart }: AnalysisReport,
): Grown[] {
  const last = bodyBlocks(main).at(-1);
  const behind = paragraphs.at(-1);
  const heading = paragraphs[bodyStart.paragraph];
  const prose = spread(proseOf(paragraphs.slice(bodyStart.paragraph)), 3);
  if (!last || !behind || !heading || prose.length === 0) return [];
  const title = /\p{Script=Han}/u.test(prose[0]?.text ?? '') ? '附录A' : 'Appendix A';
  const added = [titled(heading.element, title), ...prose.map(({ element }) => element)];
  const words = prose.reduce((sum, each) => sum + each.words, countWords(title));
  return [grown(behind, words, insertAfter(main, last, added))];
}

/** A paragraph with another one's formatting and its own words. */
function titled(like: XmlElement, text: string): XmlElement {
  const format = like.children.filter(
    (child) => isElement(child, 'w:pPr') && !findElements([child], ({ name }) => name === 'w:sectPr').length,
  );
  const run = findElements(
    like.children,
    ({ name, children }) => name === 'w:r' && children.some((child) => isElement(child, 'w:t')),
  )[0];
  const look = run?.children.filter((child) => isElement(child, 'w:rPr')) ?? [];
  const words: XmlElement = { name: 'w:t', attributes: '', children: [escapeXml(text)] };
  return {
    name: 'w:p',
    attributes: '',
    children: [...format, { name: 'w:r', attributes: '', children: [...look, words] }],
  };
}

/** Paragraphs of running text that are direct children of the body. */
function proseOf(paragraphs: readonly ReadParagraph[]): ReadParagraph[] {
  return paragraphs.filter(
    ({ words, place, element, roles, drawings }) =>
      words >= fewestOfProse &&
      place.table === null &&
      place.host === null &&
      roles.length === 0 &&
      drawings.length === 0 &&
      isPlain(element),
  );
}

const fewestOfProse = 40;

/** Adds a picture or table with its caption between two paragraphs of running text. */
export function withCaptioned(
  kind: 'table' | 'figure',
  main: Main,
  paragraphs: readonly ReadParagraph[],
  { bodyStart, referenceLists }: AnalysisReport,
  places: number,
): Grown[] {
  const blocks = bodyBlocks(main);
  const next = new Map(blocks.map((block, index) => [block, blocks[index + 1]]));
  const prose = proseOf(paragraphs.slice(bodyStart.paragraph)).filter(
    ({ index }) => !referenceLists.some(({ paragraph, until }) => index >= paragraph && index < until),
  );
  const elements = new Set(prose.map(({ element }) => element));
  const between = prose.filter(({ element }) => {
    const other = next.get(element);
    return other !== undefined && elements.has(other);
  });
  return spread(between, places).map((behind) =>
    grown(behind, 0, insertAfter(main, behind.element, captioned(kind, behind.element))),
  );
}

function captioned(kind: 'table' | 'figure', like: XmlElement): XmlElement[] {
  const label = kind === 'table' ? 'Table' : 'Figure';
  const caption = titled(like, `${label} 99. Heights of the water`);
  const rows = [
    ['Station', 'Spring', 'Autumn'],
    ['North', '3.1', '3.4'],
    ['South', '2.2', '2.8'],
  ];
  const object = kind === 'table' ? table(rows) : `<w:p>${picture({ width: 300, height: 180 })}</w:p>`;
  const declared = attributes(
    Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri])),
  );
  const own = parseXml(object).flatMap((node) =>
    typeof node === 'string' ? [] : [{ ...node, attributes: node.attributes + declared }],
  );
  return kind === 'table' ? [caption, ...own] : [...own, caption];
}

function grown(behind: ReadParagraph, words: number, main: Main): Grown {
  return { where: `${behind.index} ${behind.text.slice(0, 40)}`, behind, words, main };
}
