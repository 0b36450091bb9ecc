import type { PageEvidence } from '../analysis.ts';
import { probabilities } from '../decide/chain.ts';
import { type DecisionWeights, layOut } from '../decide/decision.ts';
import { inWords } from '../decide/reasons.ts';
import { reasonsOf, weigh } from '../decide/signal.ts';
import { byOperator } from '../operator/set-zones.ts';
import type { Story } from '../story/story.ts';
import { pageCandidates, pageDocument, pagesDecision, taken } from './page-decision.ts';
import { gatherPageFacts, type PageFacts, type PageSources } from './page-facts.ts';
import { type PageCandidate, type PageDocument, pageSignals } from './page-signals.ts';
import { type PageWitness, type PageWitnesses, witnessNames } from './page-witnesses.ts';

/** Counts the pages before the one that the main body starts on, from all that speaks of them. */
export function countFrontPages(
  story: Story,
  bodyStart: number,
  sources: PageSources,
  weights: DecisionWeights,
): PageEvidence {
  const evidence =
    bodyStart === 0
      ? { count: 0, reason: 'the body starts with the first paragraph', witnesses: [], certainty: 1 }
      : decide(pageDocument(gatherPageFacts(story, bodyStart, sources)), weights);
  const { set } = sources;
  if (set === undefined) return evidence;
  return { ...evidence, count: set, reason: byOperator, certainty: 1, runnerUp: null };
}

function decide(document: PageDocument, weights: DecisionWeights): PageEvidence {
  const { facts, said } = document;
  const candidates = pageCandidates(document);
  const { states } = probabilities(layOut(pagesDecision, weights, candidates, document));
  const table = weigh(pageSignals, weights.count ?? {});
  const why = (candidate: PageCandidate, isFor: boolean) =>
    inWords(
      reasonsOf(table, candidate, document)
        .filter(({ weight }) => weight > 0 === isFor)
        .slice(0, mostReasons),
    );
  const ranked = candidates
    .map((candidate, place) => ({
      candidate,
      certainty: states[place * pagesDecision.states.length + taken] ?? 0,
    }))
    .sort((a, b) => b.certainty - a.certainty);
  const [first, second] = ranked;
  const runnerUp = second && second.certainty >= worthTelling ? second : null;
  const totals = totalsOf(facts);
  return {
    count: first?.candidate.count ?? facts.known.pages,
    reason: first ? why(first.candidate, true) : witnessNames.layout,
    witnesses: toldWitnesses(said),
    blankPages: facts.known.blankPages,
    ...(totals && { totals }),
    certainty: Math.min(mostCertain, Math.round((first?.certainty ?? 0) * 100) / 100),
    runnerUp: runnerUp && {
      count: runnerUp.candidate.count,
      reason: why(runnerUp.candidate, true),
      certainty: Math.round(runnerUp.certainty * 100) / 100,
    },
  };
}

const mostReasons = 2;
/** A count that is less probable is no alternative. */
const worthTelling = 0.02;
/** Only what an operator says is certain. */
const mostCertain = 0.99;

/** Those that an editor can check; marks alone are among the others. */
function toldWitnesses(said: PageWitnesses): PageEvidence['witnesses'] {
  return told.flatMap((witness) => {
    const pages = said[witness];
    return pages === null ? [] : [{ name: witnessNames[witness], pages }];
  });
}

const told: readonly PageWitness[] = ['completed', 'body', 'front', 'stored', 'layout'];

/** A stored 1, or the total of an early draft, is none of this document. */
function totalsOf({
  storedPages: stored,
  recorded,
  known,
  bodyPages,
}: PageFacts): PageEvidence['totals'] | null {
  const found = known.pages + bodyPages;
  if (stored === null || recorded === null) return null;
  return stored > 1 && stored * 2 > found && stored < found * 2 ? { stored, found } : null;
}
