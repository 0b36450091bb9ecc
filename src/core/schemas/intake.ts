import * as z from 'zod';
import { numberKeys } from '../docx/analysis.ts';
import { emailSchema, optionalText, requiredText, timestampSchema } from './fields.ts';
import { analysisSchema, quoteSchema } from './pricing.ts';
import { revisionChangesSchema } from './revisions.ts';

export const uploadRequestSchema = z
  .object({
    fileName: requiredText(1000).describe('Must end in .docx.'),
    fileSize: z
      .int({ error: 'must be a whole number of bytes' })
      .min(0, { error: 'must be 0 or more' })
      .nullish()
      .transform((bytes) => bytes ?? undefined)
      .describe('Bytes. If given, the URL accepts a file of exactly that size.'),
  })
  .meta({ id: 'UploadRequest', description: 'Requests a URL to upload a document to (4.1).' });

export const uploadResponseSchema = z
  .object({
    uploadUrl: z.string().describe('Accepts one PUT of the document; valid for 5 minutes.'),
    objectKey: z.string().describe('To be sent with the submission.'),
    submissionId: z.string(),
  })
  .meta({ id: 'UploadResponse', description: 'Where to upload the document, and what to submit.' });

export const submitRequestSchema = z
  .object({
    submissionId: requiredText(100).regex(/^[\w-]+$/, {
      error: 'must be the id that came with the upload URL',
    }),
    name: requiredText(200).describe('Full name of the submitter.'),
    email: emailSchema.describe('Contact address.'),
    phone: optionalText(100),
    serviceType: requiredText(100).describe('One of the service types that the rate schedule prices.'),
    objectKey: requiredText(1500).describe('The key that came with the upload URL.'),
    notes: optionalText(10_000),
  })
  .meta({ id: 'SubmitRequest', description: 'The intake form (4.2).' });

export const submitResponseSchema = z
  .object({ submissionId: z.string(), status: z.literal('processing') })
  .meta({ id: 'SubmitResponse', description: 'The submission was accepted and is being processed.' });

const earlierQuoteSchema = z
  .object({
    version: z.int().min(1),
    total: z.number().describe('What it came to, with any quotes that it was itself added to.'),
    currency: z.string().describe('ISO 4217.'),
    isSum: z
      .literal(true)
      .optional()
      .describe('Present if the total includes quotes that it was itself added to.'),
    isReplaced: z.boolean().describe('False if the later quote is charged in addition.'),
    totalWithThis: z
      .number()
      .optional()
      .describe('What both come to, if the later quote is charged in addition.'),
  })
  .meta({ id: 'EarlierQuote', description: 'The quote that a later one replaces or is added to.' });

export const submissionSchema = z
  .object({
    submissionId: z.string(),
    status: z.enum(['processing', 'completed', 'error']),
    name: z.string(),
    email: z.string(),
    serviceType: z.string(),
    createdAt: timestampSchema,
    analysis: analysisSchema.optional().describe('Present when completed.'),
    quote: quoteSchema.optional().describe('Present when completed.'),
    crmUrl: z.string().optional().describe('Link to the CRM deal, present when completed.'),
    error: z
      .string()
      .optional()
      .describe('A sentence that the submitter can act on, present if the status is error.'),
    errorCode: z.string().optional().describe('Stable, present if the status is error.'),
    purgedAt: timestampSchema
      .optional()
      .describe(
        'When the document and the personal data were removed, after a time or because the person was erased.',
      ),
    numbersSet: z
      .array(z.enum(numberKeys))
      .optional()
      .describe('Which of the numbers an operator set by hand, present if there are any.'),
    note: z
      .string()
      .optional()
      .describe('What the operator wrote to the student with the quote, if anything.'),
    earlierQuote: earlierQuoteSchema.optional().describe('Present if the quote is a later version.'),
    changes: revisionChangesSchema.optional().describe('Present if the quote is for a revised document.'),
  })
  .meta({ id: 'Submission', description: 'A submission and its outcome (2.1).' });

export type Submission = z.output<typeof submissionSchema>;
