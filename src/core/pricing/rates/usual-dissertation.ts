import type { Analysis } from '../../docx/analysis.ts';

/** The numbers of a typical dissertation, to show what a schedule would charge for it. */
export const usualDissertation: Analysis = {
  textWordCount: 50_000,
  refsWordCount: 5_000,
  tables: 15,
  figures: 15,
  frontMatter: 12,
};
