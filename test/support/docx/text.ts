import { attributes, type Content, escapeXml } from './xml.ts';

export interface RunOptions {
  bold?: boolean;
  italic?: boolean;
  /** In points. */
  size?: number;
  hidden?: boolean;
  /** The id of a character style. */
  style?: string;
}

/** A run of text; a tab and a line end become Word's own elements. */
export function run(text: string, options: RunOptions = {}): string {
  const content = text
    .split(/([\t\n])/)
    .map((piece) => textElement(piece))
    .join('');
  return `<w:r>${runProperties(options)}${content}</w:r>`;
}

export interface ParagraphOptions extends RunOptions {
  centred?: boolean;
  pageBreakBefore?: boolean;
  keepWithNext?: boolean;
  /** As stored in the file: 0 is the highest level, 9 is body text. */
  outlineLevel?: number;
  /** `id` is the id of a list in the numbering part; level 0 is the highest. */
  numbering?: { id: number; level?: number };
  /** In points. */
  spacingBefore?: number;
  spacingAfter?: number;
  /** A tracked change of the paragraph mark itself. */
  mark?: 'inserted' | 'deleted';
  /** The section that ends with this paragraph; see `sectionProperties`. */
  section?: SectionOptions;
}

/**
 * A paragraph. A string is its text, in a single run; a list holds runs, fields and the like. `style` applies to the
 * paragraph, the other run options to the single run.
 */
export function paragraph(content: Content = [], options: ParagraphOptions = {}): string {
  const { style: _style, ...runOptions } = options;
  const runs = typeof content === 'string' ? textRun(content, runOptions) : content.join('');
  return `<w:p>${paragraphProperties(options)}${runs}</w:p>`;
}

/** A heading of level 1 to 3, marked by its style. */
export function heading(level: 1 | 2 | 3, content: Content, options: ParagraphOptions = {}): string {
  return paragraph(content, { style: `Heading${level}`, ...options });
}

/** A run that starts a new page. It goes inside a paragraph. */
export function pageBreak(): string {
  return '<w:r><w:br w:type="page"/></w:r>';
}

/** The mark that Word leaves where a page started when it last laid out the document. */
export function recordedPageBreak(): string {
  return '<w:r><w:lastRenderedPageBreak/></w:r>';
}

export interface SectionOptions {
  type?: 'nextPage' | 'continuous' | 'oddPage' | 'evenPage' | 'nextColumn';
  /** The page number that the section starts with. */
  start?: number;
  /** `lowerRoman`, `decimal`, `upperLetter` … */
  format?: string;
  /** The long side of its paper is at the top. */
  isLandscape?: boolean;
  /** Other children of the section's properties, before the page size. */
  before?: string;
}

/** An empty paragraph that ends a section. `type` says how this section began. */
export function sectionBreak(options: SectionOptions = {}): string {
  return paragraph([], { section: options });
}

export function sectionProperties(options: SectionOptions = {}): string {
  const { type, start, format, isLandscape = false, before = '' } = options;
  const kind = type === undefined ? '' : `<w:type w:val="${type}"/>`;
  const numbers =
    start === undefined && format === undefined
      ? ''
      : `<w:pgNumType${attributes({ 'w:fmt': format, 'w:start': start })}/>`;
  const size = isLandscape
    ? '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>'
    : '<w:pgSz w:w="11906" w:h="16838"/>';
  const margins =
    '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/>';
  return `<w:sectPr>${before}${kind}${size}${margins}${numbers}</w:sectPr>`;
}

/** An equation, on a line by itself if `display` is set. */
export function equation(text: string, options: { display?: boolean } = {}): string {
  const math = `<m:oMath><m:r><m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r></m:oMath>`;
  return options.display === true ? `<m:oMathPara>${math}</m:oMathPara>` : math;
}

export function footnoteReference(id: number): string {
  return `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`;
}

export function endnoteReference(id: number): string {
  return `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:endnoteReference w:id="${id}"/></w:r>`;
}

function textRun(text: string, options: RunOptions): string {
  return text === '' ? '' : run(text, options);
}

function textElement(piece: string): string {
  if (piece === '') return '';
  if (piece === '\t') return '<w:tab/>';
  if (piece === '\n') return '<w:br/>';
  return `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`;
}

function runProperties(options: RunOptions): string {
  const properties = [
    options.style === undefined ? '' : `<w:rStyle${attributes({ 'w:val': options.style })}/>`,
    options.bold === true ? '<w:b/>' : '',
    options.italic === true ? '<w:i/>' : '',
    options.hidden === true ? '<w:vanish/>' : '',
    options.size === undefined ? '' : `<w:sz w:val="${options.size * 2}"/>`,
  ].join('');
  return properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
}

/** Writes properties in the schema's order (17.3.1.26), which Word insists on. */
function paragraphProperties(options: ParagraphOptions): string {
  const { numbering, mark, section } = options;
  const spacing = attributes({
    'w:before': twips(options.spacingBefore),
    'w:after': twips(options.spacingAfter),
  });
  const change = mark === 'inserted' ? 'ins' : 'del';
  const properties = [
    options.style === undefined ? '' : `<w:pStyle${attributes({ 'w:val': options.style })}/>`,
    options.keepWithNext === true ? '<w:keepNext/>' : '',
    options.pageBreakBefore === true ? '<w:pageBreakBefore/>' : '',
    numbering === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${numbering.level ?? 0}"/><w:numId w:val="${numbering.id}"/></w:numPr>`,
    spacing === '' ? '' : `<w:spacing${spacing}/>`,
    options.centred === true ? '<w:jc w:val="center"/>' : '',
    options.outlineLevel === undefined ? '' : `<w:outlineLvl w:val="${options.outlineLevel}"/>`,
    mark === undefined
      ? ''
      : `<w:rPr><w:${change} w:id="0" w:author="Test" w:date="2026-01-01T00:00:00Z"/></w:rPr>`,
    section === undefined ? '' : sectionProperties(section),
  ].join('');
  return properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`;
}

function twips(points: number | undefined): number | undefined {
  return points === undefined ? undefined : points * 20;
}
