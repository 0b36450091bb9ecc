/** The five, in the order in which they are shown. */
export const fiveNumbers = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

export type FiveNumber = (typeof fiveNumbers)[number];

/** The five as column heads. */
export const numberNames: Readonly<Record<FiveNumber, string>> = {
  textWordCount: 'text words',
  refsWordCount: 'reference words',
  tables: 'tables',
  figures: 'figures',
  frontMatter: 'front pages',
};
