import { DeskError } from '../../../errors.ts';
import type { Archive } from '../zip/archive.ts';

/** What a file that is not a Word document seems to be, as in `details.seems`. */
export type Seems = keyof typeof sentences;

/**
 * Makes the error for a file of another kind, with advice on what to do.
 *
 * @example
 * throw notDocx('pdf'); // "This is a PDF, not a Word document. Please upload the .docx file that …"
 */
export function notDocx(seems: Seems): DeskError {
  return new DeskError('document_not_docx', sentences[seems], { details: { seems } });
}

const saveAsDocx = (program: string) =>
  `Please open it in ${program}, save it as .docx and upload that file.`;

const sentences = {
  pdf: 'This is a PDF, not a Word document. Please upload the .docx file that the PDF was made from.',
  rtf: `This is a rich text (RTF) file, not a .docx. ${saveAsDocx('Word')}`,
  doc: `This is a Word document in the old format (.doc). ${saveAsDocx('Word')}`,
  xls: 'This is an Excel workbook in the old format (.xls), not a Word document. Please upload the .docx of your text.',
  ppt: 'This is a PowerPoint presentation in the old format (.ppt), not a Word document. Please upload the .docx of your text.',
  'old-office': `This is a file in an old Office format, not a .docx. ${saveAsDocx('the program that made it')}`,
  xlsx: 'This is an Excel workbook, not a Word document. Please upload the .docx of your text.',
  pptx: 'This is a PowerPoint presentation, not a Word document. Please upload the .docx of your text.',
  vsdx: 'This is a Visio drawing, not a Word document. Please upload the .docx of your text.',
  xps: 'This is an XPS file, not a Word document. Please upload the .docx file that it was made from.',
  odt: `This is an OpenDocument text (.odt), not a .docx. ${saveAsDocx('LibreOffice or Word')}`,
  opendocument:
    'This is an OpenDocument file, but not a text document. Please upload the .docx of your text.',
  epub: 'This is an e-book (EPUB), not a Word document. Please upload the .docx file that it was made from.',
  pages:
    'This is an Apple Pages, Numbers or Keynote file, not a Word document. Please export it to Word (File, Export To, Word) and upload that .docx file.',
  zip: 'This is a zip archive, not a Word document. Please unpack it and upload the .docx file itself.',
  unpacked:
    'This is a Word document that was unpacked and packed again within a folder. Please upload the .docx as Word saved it.',
  archive:
    'This is a packed archive, not a Word document. Please unpack it and upload the .docx file itself.',
  html: `This is a web page (HTML), not a .docx. ${saveAsDocx('Word')}`,
  mhtml: `This is a web page in a single file (MHTML), not a .docx. ${saveAsDocx('Word')}`,
  'flat-opc': `This is a Word document in the flat XML format, not a .docx. ${saveAsDocx('Word')}`,
  'word-2003-xml': `This is a Word 2003 XML document, not a .docx. ${saveAsDocx('Word')}`,
  xml: 'This is an XML file, not a Word document. Please upload the .docx file of your text.',
  latex:
    'This is a LaTeX source file, not a Word document. Please convert it to .docx, for example with Pandoc, and upload that file.',
  wordperfect: `This is a WordPerfect document, not a .docx. ${saveAsDocx('WordPerfect or Word')}`,
  'macos-alias':
    'This is a macOS alias, which only points to the document. Please upload the original .docx file.',
  'macos-metadata':
    'This is a hidden macOS file that holds no text (its name starts with "._"). Please upload the .docx file next to it.',
  'word-lock-file':
    'This is a file that Word keeps while the document is open (its name starts with "~$"). Please upload the .docx file next to it.',
  image: 'This is a picture, not a Word document. Please upload the .docx file of your text.',
  text: `This is a plain text file, not a .docx. ${saveAsDocx('Word')}`,
  unknown: 'This is not a Word document. Please upload the .docx file of your text.',
} as const;

/**
 * Refuses an archive of a different kind: OpenDocument, an e-book, Apple Pages, or an ordinary zip archive.
 *
 * @throws DeskError `document_not_docx`, `document_empty` (no files in it), `document_damaged` (the entry that names
 * an OpenDocument file's kind)
 */
export async function refuseForeignArchive(archive: Archive): Promise<void> {
  if (archive.names.length === 0) {
    throw new DeskError(
      'document_empty',
      'This file is an empty archive. Please check it and upload it again.',
    );
  }
  if (archive.part('/[Content_Types].xml') !== null || archive.part('/_rels/.rels') !== null) return;
  throw notDocx((await kindByMimetype(archive)) ?? kindByNames(archive));
}

/** OpenDocument and EPUB files name their kind in an entry with this name. */
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
  if (isPages) return 'pages';
  return archive.names.some((name) => unpackedDocument.test(name)) ? 'unpacked' : 'zip';
}

/** What some browsers do with a download, and a system with the folder that they leave. */
const unpackedDocument = /^\/[^/]+\/(?:\[Content_Types\]\.xml|word\/document\.xml)$/i;
