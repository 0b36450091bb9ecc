import { completeLimits, type DocxLimits } from './limits.ts';
import { readContentTypes } from './parts/content-types.ts';
import { findMainPart } from './parts/main-part.ts';
import type { Part } from './parts/part.ts';
import { relationshipsPartOf } from './parts/part-name.ts';
import { type Relationship, readRelationships } from './parts/relationships.ts';
import { refuseForeignFile } from './refusals/sniff.ts';
import { type Archive, openArchive } from './zip/archive.ts';
import { collectBytes } from './zip/collect-bytes.ts';
import { refuseForeignArchive } from './zip/foreign-archive.ts';

/** The parts beside the main part that an analysis reads. */
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

/** An opened document. Parts are unpacked when they are read, not before. */
export interface DocxPackage {
  /** The main document part, whatever its name. */
  readonly main: Part;
  /** The part that the main part's relationship of this kind points to; null where there is none in the package. */
  related(kind: RelatedKind): Part | null;
  /** All relationships of the main part by id, for pictures, charts, imported chunks and sub-documents. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** The document properties of the package; null where there are none. */
  property(kind: PropertyKind): Part | null;
}

/**
 * Opens a Word document (.docx, .dotx, .docm, .dotm; Transitional and Strict) for reading. Everything in
 * the file is taken for hostile: nothing outside it is opened, and limits hold for what is really unpacked.
 *
 * @param source the file's bytes, or a stream of them, which is left as soon as it is too long
 * @throws DeskError `document_empty`, `document_not_docx` (with `details.seems`), `document_encrypted`,
 * `document_damaged`, `document_no_main_part`, `document_too_large`, `document_unsafe`
 * @throws RangeError for a limit that is no number above zero
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
