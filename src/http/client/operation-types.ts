import type * as z from 'zod';
import type { QuoteFormat } from '../../core/pricing/quote-document.ts';
import type { RateSchedule } from '../../core/pricing/rates/rate-schedule.ts';
import type {
  dealBoardSchema,
  dealMoveRequestSchema,
  dealNoteSchema,
  dealSchema,
  dealsRequestSchema,
} from '../../core/schemas/deals.ts';
import type {
  exampleDeletedSchema,
  exampleFilesRequestSchema,
  exampleFilesSchema,
  exampleListSchema,
  exampleUploadsRequestSchema,
  exampleUploadsResponseSchema,
} from '../../core/schemas/examples.ts';
import type { PageRequest } from '../../core/schemas/fields.ts';
import type {
  submissionSchema,
  submitRequestSchema,
  submitResponseSchema,
  uploadRequestSchema,
  uploadResponseSchema,
} from '../../core/schemas/intake.ts';
import type {
  meetingCreatedSchema,
  meetingListSchema,
  meetingRequestSchema,
  meetingSchema,
  tokenRequestSchema,
  tokenResponseSchema,
} from '../../core/schemas/meetings.ts';
import type {
  documentDownloadSchema,
  eventListSchema,
  exampleDownloadSchema,
  listedSubmissionSchema,
  reportSchema,
  submissionListSchema,
} from '../../core/schemas/operator.ts';
import type { outlineSchema } from '../../core/schemas/outline.ts';
import type {
  previewRequestSchema,
  pricedSchema,
  rateChangeSchema,
  rateChangesSchema,
  savedRatesSchema,
  serviceListSchema,
  storedRatesSchema,
} from '../../core/schemas/pricing.ts';
import type {
  erasureListSchema,
  erasureSchema,
  personalDataSchema,
  personRequestSchema,
  purgeListSchema,
  purgePreviewRequestSchema,
  purgePreviewSchema,
  purgeRequestSchema,
  purgeSchema,
} from '../../core/schemas/privacy.ts';
import type {
  quotePreviewRequestSchema,
  quotePreviewSchema,
  quoteVersionSchema,
  quoteVersionsSchema,
  requoteRequestSchema,
} from '../../core/schemas/quotes.ts';
import type {
  revisionRequestSchema,
  revisionSchema,
  revisionTermsSchema,
} from '../../core/schemas/revisions.ts';
import type { SubmissionListQuery } from '../../core/schemas/submissions.ts';
import type { readinessSchema } from '../open-api/open-api-schemas.ts';

/**
 * The input and output of each operation, from the schemas of the route table. `input` combines the parameters of path
 * and query and the fields of the body; no two of them share a name.
 */
export interface OperationTypes {
  createUpload: Shape<z.input<typeof uploadRequestSchema>, z.output<typeof uploadResponseSchema>>;
  submit: Shape<z.input<typeof submitRequestSchema>, z.output<typeof submitResponseSchema>>;
  getSubmission: Shape<{ submissionId: string }, z.output<typeof submissionSchema>>;
  getReport: Shape<{ submissionId: string }, z.output<typeof reportSchema>>;
  getQuoteDocument: Shape<{ submissionId: string; format: QuoteFormat; version?: number }, string>;
  submitRevision: Shape<
    { submissionId: string } & z.input<typeof revisionRequestSchema>,
    z.output<typeof revisionSchema>
  >;
  getRevision: Shape<{ submissionId: string; revisionId: string }, z.output<typeof revisionSchema>>;
  reviseSubmission: Shape<
    { submissionId: string } & z.input<typeof revisionTermsSchema>,
    z.output<typeof revisionSchema>
  >;
  getOutline: Shape<{ submissionId: string }, z.output<typeof outlineSchema>>;
  listQuoteVersions: Shape<{ submissionId: string }, z.output<typeof quoteVersionsSchema>>;
  createQuoteVersion: Shape<
    { submissionId: string } & z.input<typeof requoteRequestSchema>,
    z.output<typeof quoteVersionSchema>
  >;
  previewQuoteVersion: Shape<
    { submissionId: string } & z.input<typeof quotePreviewRequestSchema>,
    z.output<typeof quotePreviewSchema>
  >;
  mailQuote: Shape<{ submissionId: string; basedOn?: number }, { submissionId: string }>;
  getVersionReport: Shape<{ submissionId: string; version: number }, z.output<typeof reportSchema>>;
  issueToken: Shape<z.input<typeof tokenRequestSchema>, z.output<typeof tokenResponseSchema>>;
  createMeeting: Shape<z.input<typeof meetingRequestSchema>, z.output<typeof meetingCreatedSchema>>;
  getMeeting: Shape<{ roomCode: string }, z.output<typeof meetingSchema>>;
  getRates: Shape<undefined, z.output<typeof storedRatesSchema>>;
  putRates: Shape<RateSchedule & { basedOn?: string | null }, z.output<typeof savedRatesSchema>>;
  listRateChanges: Shape<PageRequest | undefined, z.output<typeof rateChangesSchema>>;
  restoreRates: Shape<{ changeId: string }, z.output<typeof rateChangeSchema>>;
  listServices: Shape<undefined, z.output<typeof serviceListSchema>>;
  previewQuote: Shape<z.input<typeof previewRequestSchema>, z.output<typeof pricedSchema>>;
  listDeals: Shape<z.input<typeof dealsRequestSchema>, z.output<typeof dealBoardSchema>>;
  getDealNote: Shape<{ dealId: number | string }, z.output<typeof dealNoteSchema>>;
  moveDeal: Shape<z.input<typeof dealMoveRequestSchema>, z.output<typeof dealSchema>>;
  createExampleUploads: Shape<
    z.input<typeof exampleUploadsRequestSchema>,
    z.output<typeof exampleUploadsResponseSchema>
  >;
  saveExamples: Shape<z.input<typeof exampleFilesRequestSchema>, z.output<typeof exampleFilesSchema>>;
  listExamples: Shape<PageRequest | undefined, z.output<typeof exampleListSchema>>;
  getExampleDocument: Shape<{ fileId: string }, z.output<typeof exampleDownloadSchema>>;
  deleteExample: Shape<{ fileId: string }, z.output<typeof exampleDeletedSchema>>;
  listSubmissions: Shape<SubmissionListQuery | undefined, z.output<typeof submissionListSchema>>;
  showSubmission: Shape<{ submissionId: string }, z.output<typeof listedSubmissionSchema>>;
  getDocument: Shape<{ submissionId: string; version?: number }, z.output<typeof documentDownloadSchema>>;
  retrySubmission: Shape<{ submissionId: string }, z.output<typeof submissionSchema>>;
  listMeetings: Shape<PageRequest | undefined, z.output<typeof meetingListSchema>>;
  listCrmEvents: Shape<PageRequest | undefined, z.output<typeof eventListSchema>>;
  collectPerson: Shape<z.input<typeof personRequestSchema>, z.output<typeof personalDataSchema>>;
  archivePerson: Shape<z.input<typeof personRequestSchema>, Blob>;
  previewErasure: Shape<z.input<typeof personRequestSchema>, z.output<typeof erasureSchema>>;
  erasePerson: Shape<z.input<typeof personRequestSchema>, z.output<typeof erasureSchema>>;
  listErasures: Shape<PageRequest | undefined, z.output<typeof erasureListSchema>>;
  previewPurge: Shape<z.input<typeof purgePreviewRequestSchema>, z.output<typeof purgePreviewSchema>>;
  purge: Shape<z.input<typeof purgeRequestSchema>, z.output<typeof purgeSchema>>;
  listPurges: Shape<PageRequest | undefined, z.output<typeof purgeListSchema>>;
  health: Shape<undefined, { status: 'ok' }>;
  ready: Shape<undefined, z.output<typeof readinessSchema>>;
}

interface Shape<Input, Output> {
  input: Input;
  output: Output;
}

/**
 * The operations that a client has as methods: all that answer clients with JSON, the printed quote as text, and a person's data
 * as a file.
 */
export type ClientOperation = keyof OperationTypes;
