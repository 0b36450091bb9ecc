import type { AnalysisReport } from '../analysis.ts';
import type { StoredTotals } from '../package/parts/stored-totals.ts';
import type { Story } from '../story/story.ts';
import { explainStoredWords } from './stored-words.ts';
import { wordChecks } from './word-checks.ts';
import type { WordComparison } from './word-comparison.ts';

/** Compares our counts with the count that Word stored, and with those that Word shows for a selection. */
export function compareWithWord(
  story: Story,
  stored: StoredTotals,
  { words, bodyStart, referenceLists }: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists'>,
): WordComparison {
  // Words that are left out would have to be subtracted from each selection.
  const isSelectable = bodyStart.heading !== null && words.leftOut === undefined;
  const start = isSelectable ? (bodyStart.place ?? null) : null;
  return {
    stored: explainStoredWords(stored, story, words),
    checks: wordChecks(story, { bodyStart: bodyStart.paragraph, start, lists: referenceLists, words }),
  };
}
