import { z } from 'zod';
import { untrustedSchema } from '../../untrusted.ts';

/** One line of an explanation: a chapter, a list, a table, a figure, or what tells of pages. */
export const lineSchema = z.object({
  isCounted: z
    .boolean()
    .describe('Whether it is part of the number; of what tells of pages, whether it comes to the same.'),
  text: untrustedSchema.optional().describe('Its heading, its caption or its first words.'),
  label: z.string().optional().describe('What it is, where it has no words of its own.'),
  page: z.int().optional().describe("Where it starts, as Word's status bar counts."),
  section: untrustedSchema.optional().describe('The heading that it stands under.'),
  words: z.int().min(0).optional(),
  entries: z.int().min(0).optional().describe('Of a reference list.'),
  pages: z.int().optional().describe('How many pages of front matter it tells of.'),
  reason: z.string().optional().describe('What decided.'),
  certainty: z.number().min(0).max(1).optional(),
});

export type Line = z.output<typeof lineSchema>;

/** What a number is made of. */
export interface Explanation {
  /** Sentences without words of the document. */
  says: string[];
  lines: Line[];
}
