import type { DealReference } from '../../../core/ports.ts';

/** Where deals are in an account of Pipedrive, and how a deal shows whose it is. */
export interface DealPlace {
  pipelineId?: number;
  stageId?: number;
  submissionField?: string;
  dealUrl(dealId: number): string;
  referenceTo(dealId: number): DealReference;
}

/** A submission and where its deal goes. */
export interface DealSought {
  /** The idempotency key: the submission's id. */
  key: string;
  place: DealPlace;
}
