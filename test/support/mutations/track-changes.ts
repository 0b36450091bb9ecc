import { deleted } from '../docx-changes.ts';
import { paragraph } from '../docx-text.ts';
import { parseXml, rewrite, type XmlElement, type XmlNode } from '../xml-tree.ts';

/**
 * The same document as if an editor had written much of it with changes tracked: some runs came in or were moved
 * here, others were taken out beside them, whole paragraphs and rows were deleted, and formatting was another.
 */
export function trackChanges(nodes: readonly XmlNode[]): XmlNode[] {
  let turn = 0;
  return rewrite(nodes, (element) => {
    turn += 1;
    if (element.name === 'w:r') return trackedRun(element, turn);
    if (element.name === 'w:rPr') return [{ ...element, children: [...element.children, ...formerLook] }];
    if (element.name === 'w:tr' && turn % 3 === 0) return [element, ...deletedRow];
    if (element.name === 'w:p' && turn % 5 === 0) return [...deletedParagraph, element];
    return [element];
  });
}

function trackedRun(run: XmlElement, turn: number): XmlNode[] {
  const around = (name: string): XmlElement => ({ name, attributes: who, children: [run] });
  const ways: XmlNode[][] = [[run], [around('w:ins')], [run, ...deletedText], [around('w:moveTo')]];
  return ways[turn % ways.length] ?? [run];
}

const who = ' w:id="0" w:author="Test" w:date="2026-01-01T00:00:00Z"';
const deletedText = parseXml(deleted('gone for good '));
const deletedParagraph = parseXml(
  paragraph([deleted('A paragraph that was taken out.')], { mark: 'deleted' }),
);
const deletedRow = parseXml(
  `<w:tr><w:trPr><w:del${who}/></w:trPr><w:tc>${paragraph([deleted('gone')], { mark: 'deleted' })}</w:tc></w:tr>`,
);
const formerLook = parseXml(`<w:rPrChange${who}><w:rPr><w:b/><w:sz w:val="60"/></w:rPr></w:rPrChange>`);
