import { DeskError } from '../../errors.ts';
import type { Crm } from '../../ports.ts';
import { unknownDeal } from '../../records/moved-deal.ts';

/** Reads the number of a deal. Throws `not_found` for anything that cannot be one. */
export function dealNumber(text: string | number): number {
  if (!/^[1-9]\d{0,14}$/.test(String(text))) throw unknownDeal();
  return Number(text);
}

/**
 * The error for what is done in the CRM that holds the deals; it says where.
 *
 * @param deed what to do there
 * @example
 * dealsElsewhere(crm, 7, 'Move this one'); // '… Move this one there: https://acme.pipedrive.com/deal/7'
 */
export function dealsElsewhere(crm: Crm, dealId: number, deed: string): DeskError {
  const url = crm.dealUrl?.(dealId);
  const where = url === undefined ? 'there' : `there: ${url}`;
  const message = `Deals are kept in another CRM, and the desk only shows them. ${deed} ${where}`;
  return new DeskError('deals_elsewhere', url === undefined ? `${message}.` : message, {
    details: { dealId, ...(url === undefined ? {} : { url }) },
  });
}
