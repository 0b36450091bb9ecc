import * as z from 'zod';
import { numberKeys } from '../docx/analysis.ts';
import { heldReasons, noticeStates } from '../records/notice.ts';
import { pageFields, timestampSchema } from './fields.ts';
import { submissionSchema } from './intake.ts';

/** What the operator's page shows, in addition to the interface. */

export const mailStateSchema = z.object({
  state: z.enum(noticeStates),
  at: timestampSchema,
  reason: z
    .string()
    .optional()
    .describe('Why it was refused, in the words of the mail server: one line of at most 200 characters.'),
  heldFor: z
    .array(z.enum(heldReasons))
    .optional()
    .describe(
      'Why it is `waiting` or `withheld` until an editor sends it: the `document` may be a different one sent by mistake, `numbers` should be checked, too many mails went to the `address` or were caused by the `sender` that day, or its `age` is more than a week, because it could not be sent earlier.',
    ),
});

export const listedSubmissionSchema = submissionSchema
  .omit({ earlierQuote: true, changes: true })
  .extend({
    phone: z.string().optional(),
    notes: z.string().optional(),
    fileName: z.string(),
    finishedAt: timestampSchema.optional(),
    isBeingPurged: z
      .literal(true)
      .optional()
      .describe('A purge or an erasure is under way, or was interrupted: nothing can be added.'),
    currency: z.string().optional().describe('ISO 4217 currency of the quote.'),
    doubts: z.array(z.string()).optional().describe('What the analysis is unsure of.'),
    mail: mailStateSchema.optional().describe('The state of the mail to the student with the newest quote.'),
  })
  .meta({ id: 'ListedSubmission', description: 'A submission, for the operator.' });

const downloadFields = {
  fileName: z.string(),
  bytes: z.int().min(0),
};

export const documentDownloadSchema = z
  .object({
    downloadUrl: z.string().describe('URL of the document; valid for 5 minutes.'),
    ...downloadFields,
    sha256: z.string().nullable().describe('In hexadecimal digits, as it was when it was submitted.'),
  })
  .meta({
    id: 'DocumentDownload',
    description: 'Where the operator downloads the document that was analysed.',
  });

export const exampleDownloadSchema = z
  .object({ downloadUrl: z.string().describe('URL of the file; valid for 5 minutes.'), ...downloadFields })
  .meta({ id: 'ExampleDownload', description: 'Where the operator downloads an example file.' });

export const submissionListSchema = z
  .object({
    submissions: z.array(listedSubmissionSchema).describe('Newest first, unless another order is requested.'),
    ...pageFields,
  })
  .meta({ id: 'SubmissionList', description: 'Submissions, for the operator.' });

export type SubmissionList = z.output<typeof submissionListSchema>;

const eventNumber = z.number().nullable();
const stageName = z.string().optional();
const eventText = z.string().nullable();

export const eventListSchema = z
  .object({
    events: z
      .array(
        z.object({
          eventId: z.string(),
          receivedAt: timestampSchema,
          trusted: z.boolean().describe('Whether it came with the user name and password of the webhook.'),
          bytes: z.int().min(0).describe('Size of the body.'),
          action: eventText,
          object: eventText,
          dealId: eventNumber,
          stageId: eventNumber,
          status: eventText,
          previousStageId: eventNumber,
          previousStatus: eventText,
          stageName: stageName.describe(
            'The name of `stageId`, if the CRM is the desk’s own and has that stage.',
          ),
          previousStageName: stageName.describe('The name of `previousStageId`, likewise.'),
        }),
      )
      .describe('Newest first, without their payloads.'),
    ...pageFields,
  })
  .meta({ id: 'EventList', description: 'Events that the CRM sent, for the operator.' });

const certainty = z.number().min(0).max(1).describe('How sure, from 0 to 1.');
const zone = z.enum(['front', 'text', 'references']);
const words = z.int().min(0);
const place = z
  .object({ page: z.int().min(1), section: z.string().nullable(), words: z.string() })
  .describe('Page, heading of the section and first words, as shown in Word.');
const runnerUp = z
  .looseObject({ heading: z.string().nullable(), place: place.optional(), reason: z.string(), certainty })
  .nullable()
  .optional();
const items = z.array(
  z.looseObject({
    paragraph: z.int().min(0),
    place: place.optional(),
    caption: z.string().nullable(),
    zone,
    counted: z.boolean(),
    reason: z.string(),
    setBy: z.literal('editor').optional().describe('An operator decided.'),
    certainty: certainty.optional(),
  }),
);

const wordPart = z.enum([
  'front',
  'references',
  'leftOut',
  'notes',
  'textBoxes',
  'fieldCodes',
  'wordLength',
  'unexplained',
]);

export const reportSchema = z
  .looseObject({
    words: z.object({
      ...{ total: words, front: words, text: words, references: words, notes: words },
      leftOut: words.optional().describe('Not in the total: words of parts that an operator leaves out.'),
    }),
    bodyStart: z.looseObject({
      heading: z.string().nullable(),
      place: place.optional(),
      reason: z.string(),
      certainty,
      runnerUp: runnerUp.describe('The next best start, and why it was not taken.'),
    }),
    referenceLists: z.array(
      z.looseObject({
        heading: z.string(),
        place: place.optional(),
        endPlace: place.nullable().optional(),
        words,
        entries: z.int().min(0),
        reason: z.string(),
        certainty: certainty.optional(),
      }),
    ),
    listRunnerUp: runnerUp.describe('The next best reference list, and why it was not taken.'),
    leftOut: z
      .array(z.looseObject({ heading: z.string(), words, place, endPlace: place.nullable() }))
      .optional()
      .describe('Parts that an operator leaves out.'),
    tables: items,
    figures: items,
    pages: z.looseObject({
      count: z.int().min(0),
      reason: z.string(),
      source: z
        .enum(['word', 'author', 'estimate', 'operator', 'none'])
        .optional()
        .describe(
          "The source of the count: recorded by Word, the author's own, our estimate, an operator's.",
        ),
      turns: z.object({ author: words, recorded: words, estimated: words }).optional(),
      witnesses: z.array(z.object({ name: z.string(), pages: z.int() })),
      certainty,
    }),
    inWord: z
      .object({
        stored: z
          .object({
            words,
            charactersPerWord: z.number().nullable().describe('Null if a program counted.'),
            parts: z.array(z.object({ name: wordPart, words: z.int() })),
          })
          .nullable()
          .describe('The count stored in the file, and how it relates to our count of the text.'),
        checks: z.array(
          z.object({
            counts: z.enum(['text', 'references', 'textAndReferences', 'body']),
            words,
            isExact: z.boolean(),
            says: z.string(),
          }),
        ),
      })
      .optional()
      .describe('How to check the words in Word.'),
    certainty: z
      .object({
        ...{ textWordCount: certainty, refsWordCount: certainty },
        ...{ tables: certainty, figures: certainty, frontMatter: certainty },
      })
      .optional()
      .describe('How sure each of the five numbers is.'),
    doubts: z.array(z.string()).describe('What is in doubt about the document, in plain sentences.'),
    doubtsAbout: z
      .array(z.array(z.enum(numberKeys)))
      .optional()
      .describe('The numbers that each of the doubts is about, in the same order.'),
    warnings: z.array(z.string()).meta({
      deprecated: true,
      description: 'The name in 0.1 for `doubts`, with the same list; it will be removed in 0.3.',
    }),
  })
  .meta({ id: 'Report', description: 'What the five numbers of a submission are based on.' });
