import type { PageEvidence, PageSource } from '../analysis.ts';
import { byOperator } from '../corrections/set-zones.ts';
import { probabilities } from '../decide/chain.ts';
import { type Decision, type DecisionWeights, layOut } from '../decide/decision.ts';
import { whyDecided } from '../decide/reasons-in-words.ts';
import { reasonsOf, weigh } from '../decide/signal.ts';
import type { Story } from '../story/story.ts';
import { gatherPageFacts, numberPages, type PageFacts, type PageOf, type PageSources } from './page-facts.ts';
import { type PageCandidate, type PageDocument, pageSignals } from './page-signals.ts';
import { hearWitnesses, type PageWitness, type PageWitnesses, witnessNames } from './page-witnesses.ts';

export interface FrontPages {
  evidence: PageEvidence;
  /** The page of each paragraph in the whole document, whatever number of front pages an operator sets. */
  pageOf: PageOf;
}

/** Counts the pages before the one that the main body starts on, from all available evidence. */
export function countFrontPages(
  story: Story,
  bodyStart: number,
  sources: PageSources,
  weights: DecisionWeights,
): FrontPages {
  const facts = gatherPageFacts(story, bodyStart, sources);
  const decided = bodyStart === 0 ? nonePages : decide(pageDocument(facts), weights);
  const { set } = sources;
  return {
    evidence: set === undefined ? decided : setTo(set, decided),
    pageOf: numberPages(facts, decided.count),
  };
}

/** An operator's number. What ended the pages that were found does not explain another count. */
function setTo(count: number, found: PageEvidence): PageEvidence {
  const { turns: _turns, blankPages: _blankPages, firstBlankPage: _firstBlankPage, ...others } = found;
  const left = count === found.count ? found : others;
  return { ...left, count, reason: byOperator, source: 'operator', certainty: 1, runnerUp: null };
}

const nonePages: PageEvidence = {
  count: 0,
  reason: 'the body starts with the first paragraph',
  source: 'none',
  witnesses: [],
  certainty: 1,
};

function decide(document: PageDocument, weights: DecisionWeights): PageEvidence {
  const { facts, said } = document;
  const candidates = pageCandidates(document);
  const { states } = probabilities(layOut(pagesDecision, weights, candidates, document));
  const table = weigh(pageSignals, weights.count ?? {});
  const why = (candidate: PageCandidate) =>
    whyDecided(reasonsOf(table, candidate, document), true, mostReasons);
  const ranked = candidates
    .map((candidate, place) => ({
      candidate,
      certainty: states[place * pagesDecision.states.length + taken] ?? 0,
    }))
    .sort((a, b) => b.certainty - a.certainty);
  const [first, second] = ranked;
  const runnerUp = second && second.certainty >= worthTelling ? second : null;
  const totals = totalsOf(facts);
  const count = first?.candidate.count ?? facts.known.pages;
  const turns = turnsOf(count, facts);
  return {
    count,
    reason: first ? why(first.candidate) : witnessNames.layout,
    source: pageSourceOf(count, turns, document),
    ...(turns && { turns }),
    witnesses: toldWitnesses(said),
    blankPages: facts.known.blankPages,
    ...firstBlankOf(count, facts),
    ...(totals && { totals }),
    certainty: Math.min(mostCertain, Math.round((first?.certainty ?? 0) * 100) / 100),
    runnerUp: runnerUp && {
      count: runnerUp.candidate.count,
      reason: why(runnerUp.candidate),
      certainty: Math.round(runnerUp.certainty * 100) / 100,
    },
  };
}

/** With fewer front pages than the walk found, the blank page is on or before the last of them. */
function firstBlankOf(count: number, { known }: PageFacts): Pick<PageEvidence, 'firstBlankPage'> {
  const { firstBlankPage } = known;
  return firstBlankPage === null ? {} : { firstBlankPage: Math.max(1, Math.min(firstBlankPage, count)) };
}

/** Returns what ended each of the pages; null if the count comes from other evidence than breaks and layout. */
function turnsOf(count: number, { known, recorded: byRecords }: PageFacts): TurnCounts | null {
  const walk = [known, byRecords].find((each) => each?.pages === count);
  if (!walk) return null;
  const { authored, recorded } = walk;
  return { author: authored, recorded, estimated: Math.max(0, count - authored - recorded) };
}

type TurnCounts = NonNullable<PageEvidence['turns']>;

const mostReasons = 2;
/** A count less probable than this is not reported as an alternative. */
const worthTelling = 0.02;
/** Only what an operator sets is certain. */
const mostCertain = 0.99;

/** Lists the witnesses that an editor can check. Recorded breaks on their own are not among them. */
function toldWitnesses(said: PageWitnesses): PageEvidence['witnesses'] {
  return told.flatMap((witness) => {
    const pages = said[witness];
    return pages === null ? [] : [{ name: witnessNames[witness], pages }];
  });
}

const told: readonly PageWitness[] = ['completed', 'body', 'front', 'stored', 'layout'];

/** A stored 1, or the total of an early draft, does not describe this document. */
function totalsOf({
  storedPages: stored,
  recorded,
  known,
  bodyPages,
}: PageFacts): PageEvidence['totals'] | null {
  if (stored === null || recorded === null) return null;
  const found = known.pages + bodyPages();
  return stored > 1 && stored * 2 > found && stored < found * 2 ? { stored, found } : null;
}

/** Chooses one of several counts: the candidates form a sequence, and exactly one of them is taken. */
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

/** A document together with what its witnesses say. */
export function pageDocument(facts: PageFacts): PageDocument {
  return { facts, said: hearWitnesses(facts) };
}

/** All counts that a witness reports, and the counts next to them, in ascending order. */
export function pageCandidates({ facts, said }: PageDocument): PageCandidate[] {
  if (facts.bodyStart === 0) return [{ count: 0 }];
  const counts = new Set<number>();
  for (const count of [...Object.values(said), ...facts.variants]) {
    if (count === null || Math.abs(count - facts.known.pages) > farthest) continue;
    for (const near of [count - 1, count, count + 1]) if (near >= 0) counts.add(near);
  }
  return [...counts].sort((a, b) => a - b).map((count) => ({ count }));
}

/** In pages. A witness that is further away from breaks and layout must mean something else. */
const farthest = 6;

/**
 * Returns the source of a count of front matter pages: what ended the pages, if nothing had to be estimated, because
 * Word shows the same; otherwise the author's page numbers in the contents, if they agree.
 */
function pageSourceOf(count: number, turns: TurnCounts | null, { said }: PageDocument): PageSource {
  if (turns?.estimated === 0 && turns.recorded > 0) return 'word';
  if (turns?.estimated === 0 && turns.author > 0) return 'author';
  if ([said.body, said.front, said.steps, said.headings].includes(count)) return 'author';
  if (turns && turns.estimated > 0) return 'estimate';
  return said.recorded === count || said.stored === count ? 'word' : 'estimate';
}
