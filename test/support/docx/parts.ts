import { attributes, rootElement } from './xml.ts';

export interface NumberingLevelOptions {
  /** `decimal`, `upperRoman`, `bullet` … */
  format: string;
  /** `Chapter %1`, `%1.%2` … */
  text: string;
  start?: number;
}

/** A numbering part; the list at index 0 has id 1. */
export function numberingPart(lists: readonly (readonly NumberingLevelOptions[])[]): string {
  const abstracts = lists.map((levels, index) => {
    const content = levels.map(
      (level, depth) =>
        `<w:lvl w:ilvl="${depth}"><w:start w:val="${level.start ?? 1}"/><w:numFmt${attributes({ 'w:val': level.format })}/><w:lvlText${attributes({ 'w:val': level.text })}/><w:lvlJc w:val="left"/></w:lvl>`,
    );
    return `<w:abstractNum w:abstractNumId="${index}"><w:multiLevelType w:val="multilevel"/>${content.join('')}</w:abstractNum>`;
  });
  const instances = lists.map(
    (_levels, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`,
  );
  return rootElement('w:numbering', [...abstracts, ...instances].join(''));
}

/** A part of footnotes or endnotes; the note at index 0 has id 1, which `footnoteReference(1)` refers to. */
export function notesPart(kind: 'footnote' | 'endnote', notes: readonly (readonly string[])[]): string {
  const separators = ['separator', 'continuationSeparator'].map(
    (type, index) =>
      `<w:${kind} w:type="${type}" w:id="${index - 1}"><w:p><w:r><w:${type}/></w:r></w:p></w:${kind}>`,
  );
  const content = notes.map(
    (blocks, index) => `<w:${kind} w:id="${index + 1}">${blocks.join('')}</w:${kind}>`,
  );
  return rootElement(`w:${kind}s`, [...separators, ...content].join(''));
}

/** `docProps/app.xml` with the numbers that Word would store. */
export interface PropertiesOptions {
  pages?: number;
  words?: number;
  characters?: number;
  charactersWithSpaces?: number;
  paragraphs?: number;
}

export function propertiesPart(numbers: PropertiesOptions): string {
  const content = Object.entries(numbers).map(([name, value]) => {
    const element = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    return `<${element}>${value}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${content.join('')}<Application>Microsoft Office Word</Application></Properties>`;
}

/** A bar chart of three values. */
export function chartPart(): string {
  const points = [3, 1, 2].map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
  const series = `<c:ser><c:idx val="0"/><c:order val="0"/><c:val><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="3"/>${points}</c:numLit></c:val></c:ser>`;
  const axes =
    '<c:catAx><c:axId val="1"/><c:scaling/><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling/><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx>';
  return rootElement(
    'c:chartSpace',
    `<c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series}<c:axId val="1"/><c:axId val="2"/></c:barChart>${axes}</c:plotArea></c:chart>`,
  );
}

/** A grey picture of one pixel. */
export const onePixelPng: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
