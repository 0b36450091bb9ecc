/** A deal as the CRM should have it. */
export interface NewDeal {
  title: string;
  /** In currency units. */
  value: number;
  /** ISO 4217. */
  currency: string;
  person: { name: string; email: string; phone?: string };
  /** Plain text: the quote, the numbers, the student's notes. */
  note: string;
}

/** What a later version of the quote changes in a deal. */
export interface DealUpdate extends Pick<NewDeal, 'value' | 'currency' | 'note'> {
  /** The one of the deal's creation. */
  idempotencyKey: string;
  /** Of the quote, from 2 on; a note that is there already is not added again. */
  version: number;
}

export interface DealReference {
  dealId: string;
  /** Where a person opens the deal. */
  url: string;
}

export type DealStatus = 'open' | 'won' | 'lost' | 'deleted';

export interface Deal {
  id: number;
  title: string;
  value: number;
  currency: string;
  status: DealStatus;
  stageId: number;
  personName: string | null;
  organizationName: string | null;
  /** ISO 8601. */
  addedAt: string;
  updatedAt: string;
  url: string;
  /** Where the CRM knows of which submission it is. */
  submissionId?: string;
  /** The mark of what is shown, of a deal that the desk can move. */
  version?: string;
}

/** A deal that the desk can move, with what its moves leave behind. Times are ISO 8601. */
export interface MovableDeal extends Deal {
  version: string;
  pipelineId: number;
  /** When it came to its stage; null while it is in its first. */
  stageChangedAt: string | null;
  /** Null unless it is won. */
  wonAt: string | null;
  /** Null unless it is lost. */
  lostAt: string | null;
}

/** What a deal says of a person. */
export interface PersonalDeal extends NewDeal, DealReference {
  status: DealStatus;
  /** ISO 8601. */
  addedAt: string;
  updatedAt: string;
}

/** Where a deal stands from some time on. */
export interface DealMove {
  /** Names the move: done again, it is the same one and changes nothing. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** Of the deal that was to be moved. */
  version: string;
  stageId: number;
  status: 'open' | 'won' | 'lost';
}

export interface Stage {
  id: number;
  name: string;
  order: number;
}

/**
 * The CRM. It may know no idempotency, so the caller writes its intent first and looks for a deal with
 * {@link Crm.findDeal} before it repeats a creation whose outcome it does not know.
 *
 * Methods throw a DeskError `crm_unavailable` (worth another try) or `crm_refused` (not worth one).
 */
export interface Crm {
  /** Gives up within 10 seconds: after that a later run takes the outcome for unknown and looks for the deal. */
  createDeal(deal: NewDeal, options: { idempotencyKey: string }): Promise<DealReference>;
  findDeal(idempotencyKey: string): Promise<DealReference | null>;
  /**
   * Makes a deal show a later version of its quote. Done again, it changes nothing. Gives up within 10 seconds, as a creation
   * does. A CRM without it keeps the first one.
   */
  updateDeal?(dealId: string, update: DealUpdate): Promise<void>;
  listDeals(filter: { pipelineId: number; status: string; limit: number }): Promise<Deal[]>;
  listStages(filter: { pipelineId: number }): Promise<Stage[]>;
  /**
   * Removes what a deal says of a person. Only a CRM whose deals are the desk's own has this; any other keeps
   * personal data by rules of its own.
   */
  forgetPerson?(dealId: string): Promise<void>;
  /** The deals of a person, by the address, in no particular order. A CRM that has `forgetPerson` has this. */
  dealsOf?(email: string): AsyncIterable<PersonalDeal>;
  /** A deal as it is now, null where there is none. A CRM that has `moveDeal` has this. */
  getDeal?(dealId: number): Promise<MovableDeal | null>;
  /**
   * Moves a deal, and answers with it as it is then. Only a CRM whose deals are the desk's own has this; in any other,
   * people move deals there. Of several moves of one version exactly one succeeds; throws `deal_changed` for the others,
   * and `not_found`.
   */
  moveDeal?(dealId: number, move: DealMove): Promise<MovableDeal>;
  /** Where a person opens a deal. A CRM without `moveDeal` has this, so that people are told where to move it. */
  dealUrl?(dealId: number): string;
  ping(): Promise<void>;
}
