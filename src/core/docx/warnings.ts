import type { Analysis, AnalysisReport } from './analysis.ts';
import { certaintyInWords } from './certainty-in-words.ts';
import type { ZonesCertainty } from './decide/zones/certainty.ts';
import type { ListDoubt } from './decide/zones/list-doubt.ts';
import { isHardlyText } from './structure/certainty.ts';
import { itemDoubt } from './warnings/item-doubt.ts';
import { listDoubt, missingList } from './warnings/list-doubt.ts';
import { pageDoubt } from './warnings/page-doubt.ts';
import { shareDoubt, startDoubt } from './warnings/text-doubt.ts';

/** What is known of a document beside its report. */
export interface DoubtContext {
  /** Imports, whose text is not in the document. */
  foreignParts: number;
  /** The operator says which reference lists there are, so that none is no surprise. */
  areListsSet: boolean;
  zones: ZonesCertainty;
  listDoubt: (ListDoubt & { heading: string }) | null;
}

/**
 * What the document leaves in doubt, in plain sentences: for each number that is not sure, one on why, and on
 * what to look at. Several numbers may share a sentence. The least sure number comes first.
 */
export function findDoubts(report: Omit<AnalysisReport, 'warnings'>, context: DoubtContext): string[] {
  const { certainty } = report;
  const doubtful = numbers
    .filter((number) => certaintyInWords(certainty[number]) !== 'sure')
    .sort((a, b) => certainty[a] - certainty[b])
    .map((number) => sentences[causeOf(number, report, context)](report, context));
  const others = [
    ...(context.areListsSet ? [] : missingList(report.referenceLists, context.listDoubt)),
    ...(context.foreignParts > 0 ? [foreignText] : []),
  ];
  return [...new Set([...doubtful, ...others])];
}

const numbers = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

/** What makes a number unsure. */
type Cause = 'imports' | 'share' | 'start' | 'lists' | 'pages' | 'tables' | 'figures';

const sentences: Readonly<
  Record<Cause, (report: Omit<AnalysisReport, 'warnings'>, context: DoubtContext) => string>
> = {
  imports: () => foreignText,
  share: shareDoubt,
  start: ({ bodyStart }) => startDoubt(bodyStart),
  lists: ({ referenceLists }, context) => listDoubt(referenceLists, context.listDoubt),
  pages: ({ pages, bodyStart }) => pageDoubt(pages, bodyStart),
  tables: ({ tables }) => itemDoubt(tables, { one: 'table', many: 'tables' }),
  figures: ({ figures }) => itemDoubt(figures, { one: 'figure', many: 'figures' }),
};

/** Of all that a number rests on, the least sure. */
function causeOf(
  number: keyof Analysis,
  { words, pages }: Omit<AnalysisReport, 'warnings'>,
  { foreignParts, zones }: DoubtContext,
): Cause {
  if (foreignParts > 0 && number !== 'frontMatter') return 'imports';
  if (number === 'textWordCount' && isHardlyText(words)) return 'share';
  if (number === 'textWordCount') return zones.start < zones.listsInText ? 'start' : 'lists';
  if (number === 'frontMatter') return zones.start < pages.certainty ? 'start' : 'pages';
  return number === 'refsWordCount' ? 'lists' : number;
}

const foreignText = 'The document imports other files; their words, tables and figures are not counted.';
