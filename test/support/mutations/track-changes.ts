import { deleted } from '../docx/changes.ts';
import { paragraph } from '../docx/text.ts';
import {
  findElements,
  isElement,
  parseXml,
  rewrite,
  type XmlElement,
  type XmlNode,
} from '../docx/xml-tree.ts';

/** What an editor did, tracked: for each kind of element, and how many there were before it. */
export type Track = (element: XmlElement, turn: number) => readonly XmlNode[];

/** The same document as if an editor had done this with changes tracked, and left it as it is. */
export function trackChanges(nodes: readonly XmlNode[], track: Track): XmlNode[] {
  let turn = 0;
  return rewrite(nodes, (element) => {
    turn += 1;
    return track(element, turn);
  });
}

/** Some runs came in or were moved here, others were taken out beside them. */
export const trackRuns: Track = (element, turn) => {
  if (element.name !== 'w:r') return [element];
  const around = (name: string): XmlElement => ({ name, attributes: who, children: [element] });
  const ways: XmlNode[][] = [[element], [around('w:ins')], [element, ...deletedText], [around('w:moveTo')]];
  return ways[turn % ways.length] ?? [element];
};

/** Runs looked different before. */
export const trackLooks: Track = (element) =>
  element.name === 'w:rPr' ? [{ ...element, children: [...element.children, ...formerLook] }] : [element];

/** Whole paragraphs were taken out between the others. */
export const trackParagraphs: Track = (element, turn) =>
  element.name === 'w:p' && turn % 5 === 0 ? [...deletedParagraph, element] : [element];

/** Rows of tables were taken out. */
export const trackRows: Track = (element, turn) =>
  element.name === 'w:tr' && turn % 3 === 0 ? [element, ...deletedRow] : [element];

/** Paragraphs were joined. */
export const trackJoins: Track = (element, turn) => {
  if (element.name !== 'w:p' || turn % 3 > 0) return [element];
  if (findElements(element.children, ({ name }) => name === 'w:sectPr').length > 0) return [element];
  const content = element.children.filter((child) => !isElement(child, 'w:pPr'));
  const format = element.children.filter((child) => isElement(child, 'w:pPr'));
  const middle = content.length >> 1;
  if (middle === 0) return [element];
  const own = format[0]?.children.filter((child) => !isElement(child, 'w:rPr')) ?? [];
  const gone: XmlElement = { name: 'w:pPr', attributes: '', children: [...own, ...deletedMark] };
  return [
    { ...element, children: [gone, ...content.slice(0, middle)] },
    { ...element, children: [...format, ...content.slice(middle)] },
  ];
};

const who = ' w:id="0" w:author="Test" w:date="2026-01-01T00:00:00Z"';
const deletedMark = parseXml(`<w:rPr><w:del${who}/></w:rPr>`);
const deletedText = parseXml(deleted('gone for good '));
const deletedParagraph = parseXml(
  paragraph([deleted('A paragraph that was taken out.')], { mark: 'deleted' }),
);
const deletedRow = parseXml(
  `<w:tr><w:trPr><w:del${who}/></w:trPr><w:tc>${paragraph([deleted('gone')], { mark: 'deleted' })}</w:tc></w:tr>`,
);
const formerLook = parseXml(`<w:rPrChange${who}><w:rPr><w:b/><w:sz w:val="60"/></w:rPr></w:rPrChange>`);
