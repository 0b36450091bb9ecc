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

/** An editor's tracked change to an element; `turn` is the number of elements before it. */
export type Track = (element: XmlElement, turn: number) => readonly XmlNode[];

/** The same document as if an editor had made these changes, tracked and not yet accepted. */
export function trackChanges(nodes: readonly XmlNode[], track: Track): XmlNode[] {
  let turn = 0;
  return rewrite(nodes, (element) => {
    turn += 1;
    return track(element, turn);
  });
}

/** Inserts some runs or moves them here, and deletes others beside them. */
export const trackRuns: Track = (element, turn) => {
  if (element.name !== 'w:r') return [element];
  const around = (name: string): XmlElement => ({ name, attributes: who, children: [element] });
  const ways: XmlNode[][] = [[element], [around('w:ins')], [element, ...deletedText], [around('w:moveTo')]];
  return ways[turn % ways.length] ?? [element];
};

/** Records that runs used to be formatted differently. */
export const trackLooks: Track = (element) =>
  element.name === 'w:rPr' ? [{ ...element, children: [...element.children, ...formerLook] }] : [element];

/** Deletes whole paragraphs between the others. */
export const trackParagraphs: Track = (element, turn) =>
  element.name === 'w:p' && turn % 5 === 0 ? [...deletedParagraph, element] : [element];

/** Deletes table rows. */
export const trackRows: Track = (element, turn) =>
  element.name === 'w:tr' && turn % 3 === 0 ? [element, ...deletedRow] : [element];

/** Splits paragraphs in two, tracked so that accepting the change joins them again. */
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
