import { DeskError } from '../../../errors.ts';
import { notDocx, type Seems } from '../refusals/not-docx.ts';
import type { Archive } from './archive.ts';

/**
 * Refuses an archive that is of another kind than Office's: OpenDocument, an e-book, Apple Pages, or a zip
 * archive that somebody packed.
 *
 * @throws DeskError `document_not_docx`, `document_empty` (nothing in it), `document_damaged` (the entry
 * that names an OpenDocument's kind)
 */
export async function refuseForeignArchive(archive: Archive): Promise<void> {
  if (archive.names.length === 0) {
    throw new DeskError('document_empty', 'This file is empty inside. Please check it and upload it again.');
  }
  if (archive.part('/[Content_Types].xml') !== null || archive.part('/_rels/.rels') !== null) return;
  throw notDocx((await kindByMimetype(archive)) ?? kindByNames(archive));
}

/** OpenDocument and EPUB name their kind in an entry of this name. */
async function kindByMimetype(archive: Archive): Promise<Seems | null> {
  const mimetype = (await archive.part('/mimetype')?.text()) ?? '';
  if (mimetype.startsWith('application/vnd.oasis.opendocument.text')) return 'odt';
  if (mimetype.startsWith('application/vnd.oasis.opendocument')) return 'opendocument';
  if (mimetype.startsWith('application/epub+zip')) return 'epub';
  return null;
}

function kindByNames(archive: Archive): Seems {
  const isPages = archive.names.some(
    (name) => /^\/Index\/.+\.iwa$/.test(name) || /^\/(Index\.zip|index\.(xml|apxl)(\.gz)?)$/.test(name),
  );
  return isPages ? 'pages' : 'zip';
}
