import { attributes, rootElement } from './xml.ts';

export interface StyleOptions {
  id: string;
  /** The built-in English name, whatever the id. */
  name: string;
  basedOn?: string;
  kind?: 'paragraph' | 'character' | 'table';
  isDefault?: boolean;
  /** Children of `w:pPr`. */
  paragraph?: string;
  /** Children of `w:rPr`. */
  run?: string;
}

/** One style definition. */
export function style(options: StyleOptions): string {
  const { id, name, basedOn, kind = 'paragraph', isDefault } = options;
  const head = attributes({
    'w:type': kind,
    'w:default': isDefault === true ? 1 : undefined,
    'w:styleId': id,
  });
  const base = basedOn === undefined ? '' : `<w:basedOn${attributes({ 'w:val': basedOn })}/>`;
  const paragraph = options.paragraph === undefined ? '' : `<w:pPr>${options.paragraph}</w:pPr>`;
  const run = options.run === undefined ? '' : `<w:rPr>${options.run}</w:rPr>`;
  return `<w:style${head}><w:name${attributes({ 'w:val': name })}/>${base}${paragraph}${run}</w:style>`;
}

/** A complete styles part: the built-in styles that a thesis uses, followed by `more`. */
export function stylesPart(more: readonly string[] = []): string {
  const defaults =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>';
  return rootElement('w:styles', `${defaults}${builtIn.map(style).join('')}${more.join('')}`);
}

const builtIn: readonly StyleOptions[] = [
  { id: 'Normal', name: 'Normal', isDefault: true },
  ...[1, 2, 3].map((level) => ({
    id: `Heading${level}`,
    name: `heading ${level}`,
    basedOn: 'Normal',
    paragraph: `<w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="${level - 1}"/>`,
    run: `<w:b/><w:sz w:val="${36 - 4 * level}"/>`,
  })),
  {
    id: 'Title',
    name: 'Title',
    basedOn: 'Normal',
    paragraph: '<w:jc w:val="center"/>',
    run: '<w:sz w:val="56"/>',
  },
  { id: 'Caption', name: 'caption', basedOn: 'Normal', run: '<w:i/><w:sz w:val="18"/>' },
  { id: 'TOCHeading', name: 'TOC Heading', basedOn: 'Normal', run: '<w:b/><w:sz w:val="32"/>' },
  ...[1, 2, 3].map((level) => ({
    id: `TOC${level}`,
    name: `toc ${level}`,
    basedOn: 'Normal',
    paragraph: `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9016"/></w:tabs><w:ind w:left="${220 * (level - 1)}"/>`,
  })),
  { id: 'ListParagraph', name: 'List Paragraph', basedOn: 'Normal', paragraph: '<w:ind w:left="720"/>' },
  { id: 'Bibliography', name: 'Bibliography', basedOn: 'Normal' },
  { id: 'FootnoteText', name: 'footnote text', basedOn: 'Normal', run: '<w:sz w:val="20"/>' },
  { id: 'TableNormal', name: 'Normal Table', kind: 'table', isDefault: true },
];
