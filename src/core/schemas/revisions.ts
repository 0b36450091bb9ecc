import * as z from 'zod';
import { partStates } from '../docx/revision/document-changes.ts';
import { revisionPrices } from '../records/submissions/revision-record.ts';
import { optionalText, requiredText, timestampSchema } from './fields.ts';

/** A revised document: how it is sent, what happens to it, and what it has changed. */

export const revisionRequestSchema = z
  .object({
    uploadId: requiredText(200).describe('The `submissionId` that came with the upload URL.'),
    objectKey: requiredText(2000).describe('The `objectKey` that came with it.'),
  })
  .meta({ id: 'RevisionRequest', description: 'A document that was uploaded as a revised one.' });

export const revisionPriceSchema = z.enum(revisionPrices, { error: 'must be "changes" or "whole"' });

/** What an operator can decide in addition. */
export const revisionTermsSchema = revisionRequestSchema
  .extend({
    price: revisionPriceSchema
      .optional()
      .describe('What is charged for. If absent: the changes, provided the rates have a `revisionPercent`.'),
    note: optionalText(5_000).describe('A note to the student.'),
    tellStudent: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .describe('Whether the student gets the quote by mail, if the desk sends mails. Default true.'),
  })
  .meta({
    id: 'OperatorRevisionRequest',
    description:
      'A revised document that an operator uploaded. For a submission whose document could not be read, it takes the place of that one: the submission is processed again, and gets its first quote.',
  });

const wordChanges = {
  before: z.int().describe('Words of the earlier document.'),
  after: z.int().describe('Words of the later one.'),
  added: z.int().describe('Words of the later one that are not in the earlier one.'),
  removed: z.int().describe('Words of the earlier one that are not in the later one.'),
};
const wordChangesSchema = z
  .object(wordChanges)
  .meta({ id: 'WordChanges', description: 'Words added and removed. Text that moved is neither.' });
const countChangesSchema = z
  .object({
    before: z.int().describe('As counted in the earlier document; as quoted if `after` is set by hand.'),
    after: z.int(),
    setBefore: z.int().optional().describe('The number that was set by hand to replace `before`.'),
  })
  .meta({ id: 'CountChanges', description: 'A number before and after.' });
const zone = z.enum(['front', 'text', 'references']);

export const revisionChangesSchema = z
  .object({
    revisionId: z.string(),
    fileName: z.string(),
    comparedWith: z.int().describe('The version of the quote whose document it was compared with.'),
    price: revisionPriceSchema.describe('What the version charges for.'),
    words: z.object({ front: wordChangesSchema, text: wordChangesSchema, references: wordChangesSchema }),
    tables: countChangesSchema,
    figures: countChangesSchema,
    frontMatter: countChangesSchema,
    parts: z
      .array(z.object({ zone, title: z.string(), state: z.enum(partStates), ...wordChanges }))
      .describe('Front matter, chapters and references; removed ones come last.'),
    isByPassage: z
      .literal(true)
      .optional()
      .describe('Paragraphs were compared as a whole, because a document has more than a million words.'),
  })
  .meta({ id: 'RevisionChanges', description: 'What a revised document has changed.' });

export type ShownChanges = z.output<typeof revisionChangesSchema>;

export const revisionSchema = z
  .object({
    submissionId: z.string(),
    revisionId: z.string(),
    status: z.enum(['processing', 'completed', 'error']),
    fileName: z.string(),
    by: z.enum(['student', 'operator']),
    createdAt: timestampSchema,
    quoteVersion: z.int().optional().describe('The version of the quote that was made for it.'),
    changes: revisionChangesSchema.optional(),
    error: z
      .string()
      .optional()
      .describe('Why it could not be quoted. The previous quote, if there is one, stays in force.'),
    errorCode: z.string().optional(),
  })
  .meta({ id: 'Revision', description: 'A revised document of a submission.' });

export type ShownRevision = z.output<typeof revisionSchema>;
