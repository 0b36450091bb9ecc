import type { AnalysisReport } from '../analysis.ts';
import type { StoredTotals } from '../package/parts/stored-totals.ts';
import type { Story } from '../story/story.ts';
import { explainStoredWords } from './stored-words.ts';
import { wordChecks } from './word-checks.ts';
import type { WordComparison } from './word-comparison.ts';

/** Sets our counts beside those that Word stored, and that it shows for what one selects. */
export function compareWithWord(
  story: Story,
  stored: StoredTotals,
  { words, bodyStart, referenceLists }: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists'>,
): WordComparison {
  // What is left out would have to be taken off each selection.
  const isSelectable = bodyStart.heading !== null && words.leftOut === undefined;
  const start = isSelectable ? (bodyStart.place ?? null) : null;
  return {
    stored: explainStoredWords(stored, story, words),
    checks: wordChecks(story, { bodyStart: bodyStart.paragraph, start, lists: referenceLists, words }),
  };
}
