import { DeskError } from '../../errors.ts';
import { collectBytes } from './document-source.ts';
import { completeLimits, type DocxLimits } from './limits.ts';
import type { Part } from './parts/part.ts';
import { relationshipsPartOf } from './parts/part-name.ts';
import {
  type ContentTypes,
  type Relationship,
  readContentTypes,
  readRelationships,
} from './parts/relationships.ts';
import { notDocx, refuseForeignArchive, type Seems } from './refusals/not-docx.ts';
import { refuseForeignFile } from './refusals/sniff.ts';
import { type Archive, openArchive } from './zip/archive.ts';

/** The parts besides the main part that an analysis reads. */
export type RelatedKind =
  | 'styles'
  | 'numbering'
  | 'footnotes'
  | 'endnotes'
  | 'settings'
  | 'theme'
  | 'fontTable';

/** `docProps/app.xml` and `docProps/core.xml`. */
export type PropertyKind = 'extended-properties' | 'core-properties';

/** An opened document. Parts are not unpacked until they are read. */
export interface DocxPackage {
  /** The main document part, whatever its name. */
  readonly main: Part;
  /** The part that the main part's relationship of this kind points to; null if the package has none. */
  related(kind: RelatedKind): Part | null;
  /** The part that the main part's relationship with this id points to; null if the package has none. */
  linked(id: string): Part | null;
  /** All relationships of the main part, by id: pictures, charts, imported chunks, sub-documents and so on. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** The package's document properties of this kind; null if it has none. */
  property(kind: PropertyKind): Part | null;
}

/**
 * Opens a Word document (.docx, .dotx, .docm, .dotm; Transitional and Strict) for reading. Everything in the file is
 * treated as hostile: nothing outside it is opened, and limits apply to what is actually unpacked.
 *
 * @param source the file's bytes, or a stream of them, which is no longer read once it is too long
 * @throws DeskError `document_empty`, `document_not_docx` (with `details.seems`), `document_encrypted`,
 * `document_damaged`, `document_no_main_part`, `document_too_large`, `document_unsafe`
 * @throws RangeError for a limit that is not a number above zero
 * @example
 * const document = await openDocx(createReadStream('thesis.docx'));
 * for await (const text of document.main.chunks()) parser.write(text);
 */
export async function openDocx(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  limits: Partial<DocxLimits> = {},
): Promise<DocxPackage> {
  const complete = completeLimits(limits);
  const bytes = await collectBytes(source, complete.fileBytes);
  refuseForeignFile(bytes);
  const archive = openArchive(bytes, complete);
  await refuseForeignArchive(archive);
  const packageRelationships = await readRelationships(archive.part('/_rels/.rels'), '/');
  const contentTypes = await readContentTypes(archive.part('/[Content_Types].xml'));
  const main = findMainPart(archive, packageRelationships, contentTypes);
  const relationships = await readRelationships(archive.part(relationshipsPartOf(main.name)), main.name);
  return {
    main,
    relationships,
    related: (kind) => firstOfKind(archive, relationships, kind),
    linked: (id) => {
      const relationship = relationships.get(id);
      return relationship && !relationship.external ? archive.part(relationship.target) : null;
    },
    property: (kind) => firstOfKind(archive, packageRelationships, kind),
  };
}

function firstOfKind(
  archive: Archive,
  relationships: ReadonlyMap<string, Relationship>,
  kind: string,
): Part | null {
  for (const relationship of relationships.values()) {
    if (relationship.kind !== kind || relationship.external) continue;
    const part = archive.part(relationship.target);
    if (part !== null) return part;
  }
  return null;
}

/**
 * Finds the part that holds the document: the one that the package's `officeDocument` relationship points to,
 * whatever its name, as long as its content type is one of Word's. If that leads nowhere, the part that the content
 * types declare as a Word main part.
 *
 * @throws DeskError `document_not_docx` (a workbook, a presentation, a drawing), `document_no_main_part`
 */
function findMainPart(
  archive: Archive,
  relationships: ReadonlyMap<string, Relationship>,
  contentTypes: ContentTypes,
): Part {
  const targets = [...relationships.values()]
    .filter((relationship) => mainKinds.has(relationship.kind) && !relationship.external)
    .map((relationship) => relationship.target);
  for (const target of targets) {
    const part = archive.part(target);
    const type = contentTypes.of(target) ?? '';
    if (part !== null && isWordMainType(type)) return part;
    const seems = otherMainType(type);
    if (seems !== null) throw notDocx(seems);
  }
  for (const name of contentTypes.partsOf(isWordMainType)) {
    const part = archive.part(name);
    if (part !== null) return part;
  }
  throw new DeskError(
    'document_no_main_part',
    'This file is packed like a Word document but does not say where its text is. Please open it in Word, save it under a new name and upload that copy.',
  );
}

/** Visio uses `document`, XPS `fixedrepresentation`. */
const mainKinds: ReadonlySet<string> = new Set(['officeDocument', 'document', 'fixedrepresentation']);

function isWordMainType(contentType: string): boolean {
  return (
    /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(document|template)\.main\+xml$/.test(
      contentType,
    ) ||
    /^application\/vnd\.ms-word\.(document|template)\.macroenabled(template)?\.main\+xml$/.test(contentType)
  );
}

function otherMainType(contentType: string): Seems | null {
  if (/spreadsheetml|ms-excel/.test(contentType)) return 'xlsx';
  if (/presentationml|ms-powerpoint/.test(contentType)) return 'pptx';
  if (/visio/.test(contentType)) return 'vsdx';
  if (/xps/.test(contentType)) return 'xps';
  return null;
}
