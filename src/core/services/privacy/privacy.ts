import { keyPage, type Page } from '../../records/reading/record-page.ts';
import { type PageRequest, parsePage } from '../../schemas/fields.ts';
import { parseForm } from '../../schemas/parse-input.ts';
import { personRequestSchema } from '../../schemas/privacy.ts';
import { type EraseOptions, type ErasureRecord, erasePerson, erasurePrefix } from './erase.ts';
import { archivePersonalData, type PersonalArchive } from './personal-archive.ts';
import { collectPersonalData, type PersonalData, type PersonalDataOptions } from './personal-data.ts';

/** What a person may request from those who hold their data. People are identified by email address. */
export interface PrivacyService {
  /**
   * Removes everything that identifies a person; numbers, prices and statuses stay. The address is compared without
   * regard to case. Repeating an erasure that broke off completes it, and erasing an unknown person changes nothing.
   * Throws `submission_in_work`, before anything is removed, while a submission of the person is being processed;
   * `input_invalid`, `storage_unavailable`, `crm_unavailable`, `mail_unavailable`.
   *
   * @example
   * await desk.privacy.erase({ email: 'ada@example.org' });
   */
  erase(input: unknown): Promise<ErasureRecord>;
  /** Returns what `erase` would remove now. Throws what `erase` throws. */
  preview(input: unknown): Promise<ErasureRecord>;
  /**
   * Returns everything that the desk has about a person, with signed URLs for documents. Throws what `erase` throws.
   */
  collect(input: unknown): Promise<PersonalData>;
  /**
   * Returns the same as a ZIP archive with JSON, documents and mails. Throws `not_found` if there is nothing about the person,
   * and what `erase` throws.
   */
  archive(input: unknown): Promise<PersonalArchive>;
  /** Returns a page of all erasures, newest first. Throws `input_invalid`, `storage_unavailable`. */
  list(page?: PageRequest): Promise<Page<ErasureRecord>>;
}

export function createPrivacy(options: EraseOptions & PersonalDataOptions): PrivacyService {
  const addressIn = (input: unknown) => parseForm(personRequestSchema, input).email;
  return {
    erase: async (input) => erasePerson(addressIn(input), options, false),
    preview: async (input) => erasePerson(addressIn(input), options, true),
    collect: async (input) => collectPersonalData(addressIn(input), options),
    archive: async (input) => archivePersonalData(addressIn(input), options),
    list: async (page) => keyPage<ErasureRecord>(options.store, [erasurePrefix], parsePage(page)),
  };
}
