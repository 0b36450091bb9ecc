import { DeskError } from '../../../../src/core/errors.ts';
import type { Crm, Deal, DealReference, NewDeal, Stage } from '../../../../src/core/ports.ts';

/** A CRM as it is at its worst: it knows no idempotency, so every creation makes another deal. */
export interface PlainCrm extends Crm {
  created: { deal: NewDeal; key: string; reference: DealReference }[];
  searches: number;
  /** What the listings hold. */
  deals: Deal[];
  stages: Stage[];
  /** The filters that were asked for. */
  asked: object[];
}

export function plainCrm(): PlainCrm {
  const crm: PlainCrm = {
    created: [],
    searches: 0,
    deals: [],
    stages: [],
    asked: [],
    async createDeal(deal, { idempotencyKey: key }) {
      const dealId = String(crm.created.length + 1);
      const reference = { dealId, url: `https://crm.example/deal/${dealId}` };
      crm.created.push({ deal, key, reference });
      return reference;
    },
    async findDeal(key) {
      crm.searches++;
      return crm.created.find((each) => each.key === key)?.reference ?? null;
    },
    async listDeals(filter) {
      crm.asked.push(filter);
      return crm.deals;
    },
    async listStages(filter) {
      crm.asked.push(filter);
      return crm.stages;
    },
    async ping() {},
  };
  return crm;
}

export function crmIsDown(): DeskError {
  return new DeskError('crm_unavailable', 'The CRM does not answer.');
}
