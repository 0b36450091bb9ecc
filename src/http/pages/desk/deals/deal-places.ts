import type { OperationTypes } from '../../../client/client.ts';

export type Stages = OperationTypes['listDeals']['output']['stages'];
export type Deal = Stages[number]['deals'][number];

/** Where a deal may go: what the button says, what is said of it afterwards, and what the desk is asked. */
export interface Place {
  name: string;
  /** What became of the deal. */
  done: string;
  to: { stageId?: number; status?: 'open' | 'won' | 'lost' };
}

/** Stages first, in the order of the pipeline; where it stands already is left out. */
export function placesFor(deal: Pick<Deal, 'stageId' | 'status'>, stages: Stages): Place[] {
  const elsewhere = stages.filter(({ stageId }) => stageId !== deal.stageId).map(inStage);
  return [...elsewhere, ...endings.filter(({ to }) => to.status !== deal.status)];
}

export function inStage({ stageId, name }: Stages[number]): Place {
  return { name, done: `moved to “${name}”`, to: { stageId } };
}

/** What a deal comes to, whatever its stage is. */
export const endings: readonly Place[] = [
  { name: 'Won', done: 'won', to: { status: 'won' } },
  { name: 'Lost', done: 'lost', to: { status: 'lost' } },
  { name: 'Open again', done: 'open again', to: { status: 'open' } },
];
