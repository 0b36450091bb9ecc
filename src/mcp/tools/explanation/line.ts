import { z } from 'zod';
import { untrustedSchema } from '../../untrusted.ts';

/** One line of an explanation: a chapter, a reference list, a table, a figure, or a witness of page counts. */
export const lineSchema = z.object({
  isCounted: z
    .boolean()
    .describe('Whether it is part of the number. For a count of pages: whether it agrees with the number.'),
  text: untrustedSchema.optional().describe('Its heading, caption or first words.'),
  label: z.string().optional().describe('What it is, if it has no text of its own.'),
  page: z.int().optional().describe("Where it starts, as Word's status bar counts."),
  section: untrustedSchema.optional().describe('The heading that it is under.'),
  words: z.int().min(0).optional(),
  entries: z.int().min(0).optional().describe('Number of entries of a reference list.'),
  pages: z.int().optional().describe('The number of front matter pages that it indicates.'),
  reason: z.string().optional().describe('Why it was decided this way.'),
  certainty: z.number().min(0).max(1).optional(),
});

export type Line = z.output<typeof lineSchema>;

/** What a number is made of. */
export interface Explanation {
  /** Sentences that do not quote the document. */
  says: string[];
  lines: Line[];
}
