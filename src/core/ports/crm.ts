/** A deal as it should be in the CRM. */
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
export interface DealUpdate extends Omit<NewDeal, 'person'> {
  /** The titles of earlier versions. A deal with any other title keeps it: a person gave it. */
  formerTitles: string[];
  /** The key that the deal was created with. */
  idempotencyKey: string;
  /** The URL of the deal when it was opened, perhaps in the CRM that the desk used before. */
  url: string;
  /** The version of the quote, from 2 on; a note that is already there is not added again. */
  version: number;
}

export interface DealReference {
  dealId: string;
  /** The URL at which a person opens the deal. */
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
  /** The submission that the deal belongs to, if the CRM knows it. */
  submissionId?: string;
  /** The version that is shown, for a deal that the desk can move. */
  version?: string;
}

/** A deal that the desk can move, with what its moves leave behind. Times are in ISO 8601. */
export interface MovableDeal extends Deal {
  version: string;
  pipelineId: number;
  /** When it came to its current stage; null while it is in its first. */
  stageChangedAt: string | null;
  /** Null unless it is won. */
  wonAt: string | null;
  /** Null unless it is lost. */
  lostAt: string | null;
}

/** What a deal says about a person. */
export interface PersonalDeal extends NewDeal, DealReference {
  status: DealStatus;
  /** ISO 8601. */
  addedAt: string;
  updatedAt: string;
}

/** A deal's new place, and the time from which it holds. */
export interface DealMove {
  /** Identifies the move: repeating it changes nothing. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** The version of the deal that was to be moved. */
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
 * The CRM. It may have no idempotency, so the caller first writes down what it intends to do, and calls {@link
 * Crm.findDeal} before it repeats a creation whose outcome it does not know.
 *
 * Methods throw a DeskError `crm_unavailable` (worth another try) or `crm_refused` (not worth one).
 */
export interface Crm {
  /**
   * Creates a deal. Gives up within 10 seconds; after that a later run considers the outcome unknown and looks for
   * the deal.
   */
  createDeal(deal: NewDeal, options: { idempotencyKey: string }): Promise<DealReference>;
  findDeal(idempotencyKey: string): Promise<DealReference | null>;
  /**
   * Updates a deal to a later version of its quote. Repeating it changes nothing. Gives up within 10 seconds, like a
   * creation. A CRM without this method keeps the first version. Throws `crm_refused` for a deal that another CRM opened:
   * this one may have a deal with the same number.
   */
  updateDeal?(dealId: string, update: DealUpdate): Promise<void>;
  listDeals(filter: { pipelineId: number; status: string; limit: number }): Promise<Deal[]>;
  listStages(filter: { pipelineId: number }): Promise<Stage[]>;
  /**
   * Removes what a deal says about a person. Only a CRM whose deals belong to the desk has this method; any other
   * keeps personal data by its own rules.
   */
  forgetPerson?(dealId: string): Promise<void>;
  /**
   * Whether `forgetPerson` can be called for the deal of a submission: another CRM may have opened it, and this one may
   * have a deal with the same number. A CRM that has `forgetPerson` and not this method has all deals.
   */
  hasDeal?(dealId: string, idempotencyKey: string): Promise<boolean>;
  /**
   * Returns the deals of a person, by email address, in no particular order. A CRM that has `forgetPerson` has this
   * method.
   */
  dealsOf?(email: string): AsyncIterable<PersonalDeal>;
  /** Returns a deal as it is now, or null if it does not exist. A CRM that has `moveDeal` has this method. */
  getDeal?(dealId: number): Promise<MovableDeal | null>;
  /**
   * Returns the note of a deal as it is now, as plain text, or null if there is no such deal. Only a CRM whose deals
   * belong to the desk has this method; in any other, people read notes in the CRM.
   */
  getNote?(dealId: number): Promise<string | null>;
  /**
   * Moves a deal, and returns it as it is afterwards. Only a CRM whose deals belong to the desk has this method; in
   * any other, people move deals in the CRM. Of several moves of one version exactly one succeeds; the others throw
   * `deal_changed`. Throws `not_found` if there is no such deal.
   */
  moveDeal?(dealId: number, move: DealMove): Promise<MovableDeal>;
  /**
   * Returns the URL at which a person opens a deal. A CRM without `moveDeal` has this method, so that people can be
   * told where to move it and where to read its note.
   */
  dealUrl?(dealId: number): string;
  ping(): Promise<void>;
}
