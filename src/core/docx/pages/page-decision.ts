import type { Decision } from '../decide/decision.ts';
import type { PageFacts } from './page-facts.ts';
import { type PageCandidate, type PageDocument, pageSignals } from './page-signals.ts';
import { hearWitnesses } from './page-witnesses.ts';
import { freshnessOfContents } from './witnesses/contents-numbers.ts';

/** Chooses one of several counts: all candidates stand in a row, and exactly one of them is taken. */
export const pagesDecision = {
  name: 'pages',
  tables: { count: pageSignals },
  states: [
    { name: 'before', table: null, mayBeFirst: true, mayBeLast: false },
    { name: 'taken', table: 'count', mayBeFirst: true, mayBeLast: true },
    { name: 'after', table: null, mayBeFirst: false, mayBeLast: true },
  ],
  steps: [
    { from: 'before', to: 'before', table: null },
    { from: 'before', to: 'taken', table: null },
    { from: 'taken', to: 'after', table: null },
    { from: 'after', to: 'after', table: null },
  ],
} as const satisfies Decision<PageCandidate, PageDocument>;

/** The state of the candidate that is taken. */
export const taken = pagesDecision.states.findIndex(({ name }) => name === 'taken');

/** A document with what its witnesses say. */
export function pageDocument(facts: PageFacts): PageDocument {
  return { facts, said: hearWitnesses(facts), freshness: freshnessOfContents(facts) };
}

/** All counts that a witness gives, and those next to them, from the smallest on. */
export function pageCandidates({ facts, said }: PageDocument): PageCandidate[] {
  if (facts.bodyStart === 0) return [{ count: 0 }];
  const counts = new Set<number>();
  for (const count of [...Object.values(said), ...facts.variants]) {
    if (count === null || Math.abs(count - facts.known.pages) > farthest) continue;
    for (const near of [count - 1, count, count + 1]) if (near >= 0) counts.add(near);
  }
  return [...counts].sort((a, b) => a - b).map((count) => ({ count }));
}

/** Pages; a witness that is farther from breaks and layout speaks of something else. */
const farthest = 6;
