import { DeskError } from '../../../errors.ts';
import { notDocx, type Seems } from '../refusals/not-docx.ts';
import type { Archive } from '../zip/archive.ts';
import type { ContentTypes } from './content-types.ts';
import type { Part } from './part.ts';
import type { Relationship } from './relationships.ts';

/**
 * The part that holds the document: the one that the package's `officeDocument` relationship points to,
 * whatever its name, provided that its content type is one of Word's. Where that leads nowhere, the part
 * that the content types call a Word main part.
 *
 * @throws DeskError `document_not_docx` (a workbook, a presentation, a drawing), `document_no_main_part`
 */
export function findMainPart(
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
    'This file is packed like a Word document but contains no text. Please open it in Word, save it under a new name and upload that copy.',
  );
}

/** `document` is Visio's, `fixedrepresentation` that of XPS. */
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
