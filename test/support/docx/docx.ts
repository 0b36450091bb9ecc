import { chartRelationship, pictureRelationship } from './drawings.ts';
import { chartPart, notesPart, onePixelPng, type PropertiesOptions, propertiesPart } from './parts.ts';
import { stylesPart } from './styles.ts';
import { type SectionOptions, sectionProperties } from './text.ts';
import { attributes, namespaces, renamed, rootElement } from './xml.ts';
import { zip } from './zip.ts';

/** A part for which there is no builder. */
export interface ExtraPart {
  /** With a leading slash. */
  name: string;
  content: string | Uint8Array;
  contentType: string;
  /** The relationship from the main part, if there is one. */
  relationship?: { id: string; kind: string };
}

export interface DocxOptions {
  /** Paragraphs, tables and so on, in order. */
  body?: readonly string[];
  /** The properties of the last section. */
  section?: SectionOptions;
  /** A complete styles part instead of the usual one; null omits it. */
  styles?: string | null;
  /** Style definitions in addition to the built-in ones. */
  moreStyles?: readonly string[];
  /** The blocks of each footnote; the first has id 1. */
  footnotes?: readonly (readonly string[])[];
  endnotes?: readonly (readonly string[])[];
  /** A complete numbering part, as made by `numberingPart`. */
  numbering?: string;
  /** Children of `w:settings`. */
  settings?: string;
  /** The content of `docProps/app.xml`; without it, the part is omitted. */
  properties?: PropertiesOptions;
  parts?: readonly ExtraPart[];
  /** Relationships of the main part, as XML, in addition to those of `parts`. */
  relationships?: string;
  /** Strict OOXML instead of Transitional. */
  strict?: boolean;
  /** The prefix of the main namespace. @default 'w' */
  prefix?: string;
  /** @default '/word/document.xml' */
  mainName?: string;
  /** The target of the package's relationship, exactly as written. @default `mainName` without its slash */
  mainTarget?: string;
}

/** A complete, packed document that Word opens. */
export async function docx(options: DocxOptions = {}): Promise<Uint8Array> {
  return zip([...docxParts(options)].map(([name, content]) => ({ name, content })));
}

/** The entries of the same document by name (`word/document.xml`), for tests that corrupt some of them. */
export function docxParts(options: DocxOptions = {}): Map<string, string | Uint8Array> {
  const { mainName = '/word/document.xml', prefix, strict, properties } = options;
  const body = numberDrawings((options.body ?? []).join(''));
  const parts = [...standardParts(options, body), ...(options.parts ?? [])];
  const main = rootElement('w:document', `<w:body>${body}${sectionProperties(options.section)}</w:body>`);
  const slash = mainName.lastIndexOf('/');
  const relationships = `${parts.map(relationshipOf).join('')}${options.relationships ?? ''}`;
  const contents = new Map<string, string | Uint8Array>([
    ['/[Content_Types].xml', contentTypes(mainName, parts, properties !== undefined)],
    ['/_rels/.rels', packageRelationships(options.mainTarget ?? mainName.slice(1), properties !== undefined)],
    [mainName, main],
    [`${mainName.slice(0, slash)}/_rels${mainName.slice(slash)}.rels`, relationshipsXml(relationships)],
    ...parts.map((part) => [part.name, part.content] as const),
  ]);
  if (properties !== undefined) contents.set('/docProps/app.xml', propertiesPart(properties));
  return new Map(
    [...contents].map(([name, content]) => [
      name.slice(1),
      typeof content === 'string' ? renamed(content, { prefix, strict }) : content,
    ]),
  );
}

function standardParts(options: DocxOptions, body: string): ExtraPart[] {
  const { styles = stylesPart(options.moreStyles), footnotes, endnotes, numbering, settings } = options;
  const parts: ExtraPart[] = [];
  const add = (kind: string, content: string | null) => {
    if (content === null) return;
    const contentType = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`;
    parts.push({
      name: `/word/${kind}.xml`,
      content,
      contentType,
      relationship: { id: `rId-${kind}`, kind },
    });
  };
  add('styles', styles);
  add('settings', rootElement('w:settings', settings ?? ''));
  add('numbering', numbering ?? null);
  add('footnotes', footnotes === undefined ? null : notesPart('footnote', footnotes));
  add('endnotes', endnotes === undefined ? null : notesPart('endnote', endnotes));
  if (body.includes(`"${pictureRelationship}"`)) {
    const relationship = { id: pictureRelationship, kind: 'image' };
    parts.push({
      name: '/word/media/picture.png',
      content: onePixelPng,
      contentType: 'image/png',
      relationship,
    });
  }
  if (body.includes(`"${chartRelationship}"`)) {
    const contentType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
    const relationship = { id: chartRelationship, kind: 'chart' };
    parts.push({ name: '/word/charts/chart1.xml', content: chartPart(), contentType, relationship });
  }
  return parts;
}

function contentTypes(mainName: string, parts: readonly ExtraPart[], hasProperties: boolean): string {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const properties = 'application/vnd.openxmlformats-officedocument.extended-properties+xml';
  const overrides = [
    override(mainName, main),
    ...parts.map((part) => override(part.name, part.contentType)),
    hasProperties ? override('/docProps/app.xml', properties) : '',
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function override(name: string, contentType: string): string {
  return `<Override${attributes({ PartName: name, ContentType: contentType })}/>`;
}

function packageRelationships(mainTarget: string, hasProperties: boolean): string {
  const properties = hasProperties ? relationship('rId2', 'extended-properties', 'docProps/app.xml') : '';
  return relationshipsXml(`${relationship('rId1', 'officeDocument', mainTarget)}${properties}`);
}

function relationshipsXml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
}

function relationshipOf(part: ExtraPart): string {
  return part.relationship === undefined
    ? ''
    : relationship(part.relationship.id, part.relationship.kind, part.name);
}

/** One relationship as XML; `mode` is `External` for an address outside the package. */
export function relationship(id: string, kind: string, target: string, mode?: 'External'): string {
  return `<Relationship${attributes({ Id: id, Type: `${namespaces.r}/${kind}`, Target: target, TargetMode: mode })}/>`;
}

/** Gives each drawing its own id, as Word requires. */
function numberDrawings(body: string): string {
  let id = 0;
  return body.replace(/<wp:docPr id="0"/g, () => {
    id += 1;
    return `<wp:docPr id="${id}"`;
  });
}
