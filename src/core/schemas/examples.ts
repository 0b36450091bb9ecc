import * as z from 'zod';
import { optionalText, pageFields, requiredText, timestampSchema } from './fields.ts';

/** 100 MiB. */
const largestFile = 100 * 1024 * 1024;
/** Of one batch of URLs. */
const mostUploads = 20;
/** Batches may be saved together. */
const mostSaved = 500;

const contentType = requiredText(200)
  .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *;[ -~]*)?$/, {
    error: 'must be a content type such as application/pdf',
  })
  .describe('MIME type.');
const fileSize = z
  .int({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a whole number of bytes') })
  .min(1, { error: 'must be 1 or more' })
  .max(largestFile, { error: `must not be above ${largestFile} (100 MiB)` })
  .describe('Bytes.');

function listOf<T extends z.ZodType>(file: T, most: number) {
  return z
    .array(file, { error: ({ input }) => (input === undefined ? 'is missing' : 'must be a list') })
    .min(1, { error: 'must have at least one file' })
    .max(most, { error: `must not have more than ${most} files` });
}

export const exampleUploadsRequestSchema = z
  .object({ files: listOf(z.object({ fileName: requiredText(1000), contentType, fileSize }), mostUploads) })
  .meta({ id: 'ExampleUploadsRequest', description: 'Requests upload URLs, at most 20 at a time (4.11).' });

export const exampleUploadsResponseSchema = z
  .object({
    uploads: z.array(z.object({ uploadUrl: z.string(), objectKey: z.string(), fileId: z.string() })),
  })
  .meta({ id: 'ExampleUploadsResponse', description: 'One upload URL per file, valid for 15 minutes.' });

export const exampleFilesRequestSchema = z
  .object({
    files: listOf(
      z.object({
        fileId: requiredText(100).pipe(z.uuid({ error: 'must be the id that came with the upload URL' })),
        fileName: requiredText(1000),
        objectKey: requiredText(1500),
        contentType,
        fileSize,
        uploadedBy: optionalText(200),
        notes: optionalText(5000),
      }),
      mostSaved,
    ),
  })
  .meta({ id: 'ExampleFilesRequest', description: 'Saves files that were uploaded (4.12).' });

const exampleFileSchema = z
  .object({
    fileId: z.string(),
    fileName: z.string(),
    objectKey: z.string(),
    contentType: z.string(),
    fileSize: z.int(),
    uploadedBy: z.string(),
    uploadedAt: timestampSchema,
    notes: z.string(),
  })
  .meta({ id: 'ExampleFile', description: 'A file of the example library (2.5).' });

export const exampleFilesSchema = z
  .object({ files: z.array(exampleFileSchema), count: z.int().min(0) })
  .meta({ id: 'ExampleFiles', description: 'The example files that were saved.' });

export const exampleListSchema = z.object({ files: z.array(exampleFileSchema), ...pageFields }).meta({
  id: 'ExampleList',
  description: 'Example files, newest first; without a limit all of them (4.13).',
});

export type ExampleList = z.output<typeof exampleListSchema>;

export const exampleDeletedSchema = z
  .object({ deleted: z.literal(true), fileId: z.string() })
  .meta({ id: 'ExampleDeleted', description: 'The file and its record are gone.' });

export type ExampleFile = z.output<typeof exampleFileSchema>;
