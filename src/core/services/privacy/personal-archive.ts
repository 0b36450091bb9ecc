import { DeskError } from '../../errors.ts';
import { nothingAboutPerson } from '../../text/erasure-in-words.ts';
import { collectPersonalData, type PersonalData, type PersonalDataOptions } from './personal-data.ts';
import { hasNothing, personalFiles } from './personal-files.ts';
import { zipArchive } from './zip-archive.ts';

/** A person's data as one file. */
export interface PersonalArchive {
  /** @example 'ada@example.org.zip' */
  fileName: string;
  /**
   * A ZIP archive. Throws while it is read what reading the documents throws, and `file_unreadable` if the storage returns a
   * different document than it accepted.
   */
  content: AsyncIterable<Uint8Array>;
}

/** Packs what a desk has about a person. Throws `not_found`, `input_invalid` and what collecting the data throws. */
export async function archivePersonalData(
  email: string,
  options: PersonalDataOptions,
): Promise<PersonalArchive> {
  const data = await collectPersonalData(email, options);
  if (hasNothing(data)) throw nothingFound();
  if (documentBytes(data) > mostBytes) throw tooLarge();
  const { intake, clock } = options;
  const files = personalFiles(data, (submissionId, which) => intake.openDocument(submissionId, which));
  return { fileName: `${email}.zip`, content: zipArchive(files, clock.now()) };
}

/** Leaves room for the records in the four gigabytes that an archive can have. */
const mostBytes = 4_000_000_000;

function documentBytes({ submissions }: PersonalData): number {
  const documents = submissions.flatMap(({ document, revisions }) => [
    document,
    ...revisions.map((revision) => revision.document),
  ]);
  return documents.reduce((sum, document) => sum + (document?.bytes ?? 0), 0);
}

function nothingFound(): DeskError {
  return new DeskError('not_found', nothingAboutPerson, { details: { kind: 'person' } });
}

function tooLarge(): DeskError {
  const message =
    'The documents of this person are too large for one ZIP file. Use thesisdesk privacy export, which writes a folder.';
  return new DeskError('input_invalid', message);
}
