/** The five numbers, in display order. */
export const fiveNumbers = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

export type FiveNumber = (typeof fiveNumbers)[number];

/** The five numbers as column heads. */
export const numberNames: Readonly<Record<FiveNumber, string>> = {
  textWordCount: 'text words',
  refsWordCount: 'reference words',
  tables: 'tables',
  figures: 'figures',
  frontMatter: 'front pages',
};
