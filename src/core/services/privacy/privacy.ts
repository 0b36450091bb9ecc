import { keyPage, type Page } from '../../records/record-page.ts';
import type { PageRequest } from '../../schemas/fields.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { personRequestSchema } from '../../schemas/privacy.ts';
import { type EraseOptions, type ErasureRecord, erasePerson, erasurePrefix } from './erase.ts';
import { collectPersonalData, type PersonalData, type PersonalDataOptions } from './personal-data.ts';

/** What one person may ask of whoever keeps data of theirs. A person is known by the mail address. */
export interface PrivacyService {
  /**
   * Removes all that says who a person is; numbers, prices and statuses stay. Letter case of the address makes no difference.
   * An erasure that broke off is ended by the same one, and one of somebody who is not known changes nothing. Throws
   * `submission_in_work` while a submission of the person is processed, before anything is removed; `input_invalid`,
   * `storage_unavailable`, `crm_unavailable`, `mail_unavailable`.
   *
   * @example
   * await desk.privacy.erase({ email: 'ada@example.org' });
   */
  erase(input: unknown): Promise<ErasureRecord>;
  /** What `erase` would remove now. Throws as it does. */
  preview(input: unknown): Promise<ErasureRecord>;
  /** All that the desk has of a person, documents as signed addresses. Throws as `erase` does. */
  collect(input: unknown): Promise<PersonalData>;
  /** A page of all erasures, newest first. Throws `input_invalid`, `storage_unavailable`. */
  list(page?: PageRequest): Promise<Page<ErasureRecord>>;
}

export function createPrivacy(options: EraseOptions & PersonalDataOptions): PrivacyService {
  const addressIn = (input: unknown) => parseInput(personRequestSchema, input).email;
  return {
    erase: async (input) => erasePerson(addressIn(input), options, false),
    preview: async (input) => erasePerson(addressIn(input), options, true),
    collect: async (input) => collectPersonalData(addressIn(input), options),
    list: (page) => keyPage<ErasureRecord>(options.store, [erasurePrefix], page),
  };
}
