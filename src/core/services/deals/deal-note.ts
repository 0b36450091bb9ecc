import type { Crm } from '../../ports.ts';
import { unknownDeal } from '../../records/moved-deal.ts';
import { dealNumber, dealsElsewhere } from './deal-number.ts';

/** The notes of deals, if the CRM is the desk's own. */
export interface DealNotesService {
  /**
   * Returns the note of a deal, as plain text with what the student wrote; empty if it has none or was erased. Throws
   * `not_found`, `deals_elsewhere` if the CRM is not the desk's own, `crm_unavailable`.
   */
  note(dealId: string | number): Promise<{ dealId: number; note: string }>;
}

export function createDealNotes({ crm }: { crm: Crm }): DealNotesService {
  return {
    async note(number) {
      const dealId = dealNumber(number);
      if (!crm.getNote) throw dealsElsewhere(crm, dealId, 'Read the note of this one');
      const note = await crm.getNote(dealId);
      if (note === null) throw unknownDeal();
      return { dealId, note };
    },
  };
}
