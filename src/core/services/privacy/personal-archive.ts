import { notFound } from '../../errors.ts';
import { nothingAboutPerson } from '../../text/erasure-in-words.ts';
import { collectPersonalData, type PersonalDataOptions } from './personal-data.ts';
import { hasNothing, type PersonalFile, personalFiles } from './personal-files.ts';

/** A person's data as one file. */
export interface PersonalArchive {
  /** @example 'ada@example.org.zip' */
  fileName: string;
  /**
   * A ZIP archive, packed as it is read, so that no document has to fit in memory. While being read, throws whatever reading the
   * documents throws, and `file_unreadable` if the storage returns a different document than it accepted.
   */
  content: AsyncIterable<Uint8Array>;
}

/** Packs what a desk has about a person. Throws `not_found`, `input_invalid` and what collecting the data throws. */
export async function archivePersonalData(
  email: string,
  options: PersonalDataOptions,
): Promise<PersonalArchive> {
  const data = await collectPersonalData(email, options);
  if (hasNothing(data)) throw notFound('person', nothingAboutPerson);
  const { intake, clock } = options;
  const files = personalFiles(data, (submissionId, which) => intake.openDocument(submissionId, which));
  return { fileName: `${email}.zip`, content: packed(files, clock.now()) };
}

/**
 * Packs files into a ZIP archive as it is read. Whoever stops reading closes the file that was being read, which the
 * library leaves open.
 */
export async function* packed(files: AsyncIterable<PersonalFile>, time: Date): AsyncGenerator<Uint8Array> {
  // Nothing but an export needs it.
  const { makeZip } = await import('client-zip');
  let current: AsyncIterator<Uint8Array> | null = null;
  async function* entries() {
    for await (const { path, content } of files) {
      const reading = content[Symbol.asyncIterator]();
      current = reading;
      const input = { [Symbol.asyncIterator]: () => reading };
      yield { name: path.join('/'), lastModified: time, input };
    }
  }
  const reader = makeZip(entries()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // It rejects with what ended the reading, which the caller knows.
    await reader.cancel().catch(() => {});
    await (current as AsyncIterator<Uint8Array> | null)?.return?.();
  }
}
