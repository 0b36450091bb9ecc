import { paragraph, run } from './text.ts';
import { attributes, type Content, escapeXml } from './xml.ts';

/** A field in its long form: begin, instruction, separator, result, end. The result may be several paragraphs as XML. */
export function field(instruction: string, result: Content): string {
  return `${fieldStart(instruction)}${typeof result === 'string' ? run(result) : result.join('')}${fieldEnd()}`;
}

/** The opening of a field whose result spans several paragraphs. */
export function fieldStart(instruction: string): string {
  const code = `<w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText>`;
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r>${code}</w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`;
}

export function fieldEnd(): string {
  return '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
}

/** A field in its short form. */
export function simpleField(instruction: string, result: Content): string {
  const content = typeof result === 'string' ? run(result) : result.join('');
  return `<w:fldSimple${attributes({ 'w:instr': ` ${instruction} ` })}>${content}</w:fldSimple>`;
}

/**
 * A content control around runs or paragraphs. `gallery` names a building block's gallery, as in Word's own contents;
 * `kind` is the element that says what may be filled in.
 */
export function contentControl(
  content: readonly string[],
  options: { gallery?: string; tag?: string; title?: string; bibliography?: boolean; kind?: string } = {},
): string {
  const { gallery, tag, title, bibliography, kind } = options;
  const properties = [
    title === undefined ? '' : `<w:alias${attributes({ 'w:val': title })}/>`,
    tag === undefined ? '' : `<w:tag${attributes({ 'w:val': tag })}/>`,
    gallery === undefined
      ? ''
      : `<w:docPartObj><w:docPartGallery${attributes({ 'w:val': gallery })}/><w:docPartUnique/></w:docPartObj>`,
    bibliography === true ? '<w:bibliography/>' : '',
    kind === undefined ? '' : `<${kind}/>`,
  ].join('');
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content.join('')}</w:sdtContent></w:sdt>`;
}

/** A caption as Word inserts it: `Table 3` with a counting field, followed by the text after the number. */
export function caption(label: string, number: number | string, text: Content): string {
  const rest = typeof text === 'string' ? run(text) : text.join('');
  return paragraph([run(`${label} `), field(`SEQ ${label} \\* ARABIC`, String(number)), rest], {
    style: 'Caption',
  });
}

export interface ContentsEntry {
  text: string;
  page: string | number;
  level?: 1 | 2 | 3;
}

/** A generated table of contents: a content control with a heading and one field around all entries. */
export function tableOfContents(entries: readonly ContentsEntry[], title = 'Contents'): string {
  const paragraphs = entries.map((entry, index) => {
    const page = field(`PAGEREF _Toc${index} \\h`, String(entry.page));
    return paragraph(
      [
        index === 0 ? fieldStart('TOC \\o "1-3" \\h \\z \\u') : '',
        `<w:hyperlink w:anchor="_Toc${index}" w:history="1">${run(`${entry.text}\t`)}${page}</w:hyperlink>`,
      ],
      { style: `TOC${entry.level ?? 1}` },
    );
  });
  const end = entries.length === 0 ? [] : [paragraph([fieldEnd()])];
  const head = title === '' ? [] : [paragraph(title, { style: 'TOCHeading' })];
  return contentControl([...head, ...paragraphs, ...end], { gallery: 'Table of Contents' });
}
