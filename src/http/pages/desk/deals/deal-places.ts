import type { OperationTypes } from '../../../client/client.ts';

export type Stages = OperationTypes['listDeals']['output']['stages'];
export type Deal = Stages[number]['deals'][number];

/** A place that a deal can be moved to. */
export interface Place {
  /** The text of its button. */
  name: string;
  /** What has happened to the deal, after its title. */
  done: string;
  to: { stageId?: number; status?: 'open' | 'won' | 'lost' };
}

/** Returns the places for a deal: stages first, in pipeline order, without the deal's present place. */
export function placesFor(deal: Pick<Deal, 'stageId' | 'status'>, stages: Stages): Place[] {
  const elsewhere = stages.filter(({ stageId }) => stageId !== deal.stageId).map(inStage);
  return [...elsewhere, ...endings.filter(({ to }) => to.status !== deal.status)];
}

export function inStage({ stageId, name }: Stages[number]): Place {
  return { name, done: `moved to “${name}”`, to: { stageId } };
}

/** The statuses that a deal can be given, whatever its stage. */
export const endings: readonly Place[] = [
  { name: 'Won', done: 'is won', to: { status: 'won' } },
  { name: 'Lost', done: 'is lost', to: { status: 'lost' } },
  { name: 'Open again', done: 'is open again', to: { status: 'open' } },
];
