import * as z from 'zod';

/** The painted document, as the operator's page draws it. */

const paragraph = z.int().min(0).describe('The number of a paragraph, as used in boundaries.');
const count = z.int().min(0);

const item = z.object({
  kind: z.enum(['table', 'figure']),
  paragraph,
  counted: z.boolean(),
  number: z.int().nullable().describe('Its position among those that count.'),
  caption: z.string().nullable(),
  reason: z.string(),
  certainty: z.number().min(0).max(1),
});

const drawingKinds = [
  ...([
    'picture',
    'chart',
    'diagram',
    'shapes',
    'ink',
    'equation',
    'document',
    'object',
    'control',
    'rule',
  ] as const),
] as const;

const row = z.object({
  at: paragraph,
  kind: z.enum(['heading', 'text', 'contents', 'table', 'drawing']),
  text: z.string().describe('The first words; for a table, its first cells.'),
  words: count,
  level: z.int().optional().describe('Level of a heading, from 1 on.'),
  boxed: z.literal(true).optional().describe('It is in a text box.'),
  page: z.int().optional().describe('The number of the page that starts here.'),
  turnedBy: z.enum(['author', 'recorded', 'estimate']).optional().describe('What caused the page to turn.'),
  grid: z.object({ rows: count, columns: count }).optional(),
  drawing: z
    .object({ kind: z.enum(drawingKinds), width: z.number(), height: z.number(), count })
    .optional()
    .describe('Sizes in points.'),
  items: z.array(item).optional().describe('Tables and figures of the report.'),
  doubts: z.array(z.string()).optional(),
});

const doubt = z.object({
  says: z.string(),
  at: paragraph.nullable().describe('The row to look at; null if it is about no place in particular.'),
});

export const outlineSchema = z
  .object({
    rows: z.array(row).describe('Paragraphs, tables and pictures, in the order of the text.'),
    bands: z
      .array(
        z.object({
          kind: z.enum(['front', 'text', 'references', 'appendix', 'leftOut']),
          from: paragraph,
          until: count,
          words: count,
        }),
      )
      .describe('What each stretch of the document is considered to be.'),
    doubts: z
      .array(doubt)
      .describe('The doubts of the report, without those about numbers that are set by hand.'),
    pages: count,
  })
  .meta({ id: 'Outline', description: 'A document as a readable outline.' });
