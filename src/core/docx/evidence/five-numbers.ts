import type { Analysis } from '../analysis.ts';

/** The part of a report that the five numbers are in. */
export interface CountedReport {
  words: { text: number; references: number };
  tables: readonly { counted: boolean }[];
  figures: readonly { counted: boolean }[];
  pages: { count: number };
}

/** Returns the five numbers that a report counts. Pure. */
export function fiveNumbers({ words, tables, figures, pages }: CountedReport): Analysis {
  return {
    textWordCount: words.text,
    refsWordCount: words.references,
    tables: tables.filter((table) => table.counted).length,
    figures: figures.filter((figure) => figure.counted).length,
    frontMatter: pages.count,
  };
}
