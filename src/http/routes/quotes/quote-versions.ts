import * as z from 'zod';
import type { NoticeState } from '../../../core/records/notice.ts';
import type { QuoteVersion } from '../../../core/records/submissions/quote-version.ts';
import { reportSchema } from '../../../core/schemas/operator.ts';
import {
  mailQuoteRequestSchema,
  quotePreviewBodySchema,
  quotePreviewSchema,
  quoteVersionSchema,
  quoteVersionsSchema,
  requoteBodySchema,
  type ShownVersion,
} from '../../../core/schemas/quotes.ts';
import { shownChanges, shownMail } from '../../../core/services/intake/told-submission.ts';
import { HttpProblem, ok } from '../../answer/http-answer.ts';
import { operation } from '../../operations.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import type { Route } from '../route.ts';
import { shownRevision } from './revisions.ts';

const params = z.object({ submissionId: z.string() });
const headers = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe(
      'The ETag of the version that is corrected. Used instead of `basedOn`. With `*`, `basedOn` still applies.',
    ),
});
const marked = { ETag: 'The number of the newest version in quotation marks, for `If-Match`.' };
const unknown = { description: 'No submission has that id.' };
const outdated = { description: 'A newer version exists than the one in `basedOn` or `If-Match`.' };

/** Corrections of a quote by an operator: each one makes a new version. */
export const quoteVersionRoutes: readonly Route[] = [
  {
    ...operation('listQuoteVersions'),
    summary: 'All versions of a quote, with the terms of each',
    tag: 'intake',
    admin: true,
    request: { params },
    responses: {
      200: { description: 'Newest first.', schema: quoteVersionsSchema, headers: marked },
      404: unknown,
    },
    async handle(desk, request) {
      const submissionId = idIn(request);
      const { versions, mails, ratesSince, revisions, deal } = await desk.quotes.list(submissionId);
      const newest = versions.at(-1);
      return {
        status: 200,
        ...(newest ? { headers: { etag: etagOf(newest) } } : {}),
        body: {
          versions: versions
            .toReversed()
            .map((each) =>
              shownVersion(each, { mail: mails[each.version], ratesSince: ratesSince[each.version] }),
            ),
          revisions: revisions.toReversed().map((each) => shownRevision(submissionId, each)),
          deal,
        },
      };
    },
  },
  {
    ...operation('createQuoteVersion'),
    summary: 'Quote again: corrected numbers, other services, surcharges, discounts',
    tag: 'intake',
    admin: true,
    request: { params, headers, body: requoteBodySchema },
    responses: {
      200: {
        description: 'The version that is in force now.',
        schema: quoteVersionSchema,
        headers: marked,
      },
      404: unknown,
      412: outdated,
    },
    async handle(desk, request) {
      const version = await desk.quotes.create(idIn(request), await termsIn(request));
      return { status: 200, headers: { etag: etagOf(version) }, body: shownVersion(version) };
    },
  },
  {
    ...operation('previewQuoteVersion'),
    summary: 'What a correction would make of the numbers and the price',
    tag: 'intake',
    admin: true,
    request: { params, headers, body: quotePreviewBodySchema },
    responses: {
      200: { description: 'Nothing is stored.', schema: quotePreviewSchema },
      404: unknown,
      412: outdated,
    },
    async handle(desk, request) {
      const { version, ...read } = await desk.quotes.preview(idIn(request), await termsIn(request));
      return ok({ ...shownTerms(version), ...read });
    },
  },
  {
    ...operation('mailQuote'),
    summary: 'Mail the newest version to the student',
    tag: 'intake',
    admin: true,
    request: { params, body: mailQuoteRequestSchema.optional() },
    responses: {
      200: {
        description: 'It will be sent; the list of versions shows its progress.',
        schema: z.object({ submissionId: z.string() }),
      },
      404: unknown,
      412: { description: 'A newer version exists than the one in `basedOn`.' },
    },
    async handle(desk, request) {
      const submissionId = idIn(request);
      await desk.notices.release(submissionId, await request.readJson());
      return ok({ submissionId });
    },
  },
  {
    ...operation('getVersionReport'),
    summary: 'What the numbers of a version rest on',
    tag: 'intake',
    admin: true,
    request: {
      params: params.extend({ version: z.string().describe('The number of the version, starting at 1.') }),
    },
    responses: {
      200: { description: 'The report of its analysis.', schema: reportSchema },
      404: { description: 'No submission has that id, or its quote no such version.' },
    },
    async handle(desk, request) {
      const version = Number(request.params.version);
      return ok(await desk.quotes.report(idIn(request), version));
    },
  },
];

function idIn({ params: { submissionId = '' } }: HttpRequest): string {
  return submissionId;
}

/** Reads the terms. An `If-Match` header takes the place of `basedOn`. */
async function termsIn(request: HttpRequest): Promise<object> {
  const terms = await request.readJson();
  const mark = request.header('if-match');
  if (mark === null || mark === '*') return terms;
  const [, version] = /^"(\d{1,6})"$/.exec(mark.trim()) ?? [];
  if (version === undefined)
    throw new HttpProblem(400, '"If-Match" must be the ETag that came with the versions of the quote.');
  return { ...terms, basedOn: Number(version) };
}

function etagOf({ version }: Pick<QuoteVersion, 'version'>): string {
  return `"${version}"`;
}

function shownVersion(
  record: QuoteVersion,
  { mail, ratesSince }: { mail?: NoticeState | undefined; ratesSince?: string | null | undefined } = {},
): ShownVersion {
  const { version, createdAt, isAutomatic, ratesId } = record;
  const marks = { ...(isAutomatic && { isAutomatic }), ...(mail && { mail: shownMail(mail, record) }) };
  const rates = { ratesId, ...(ratesSince !== undefined && { ratesSince }) };
  return { version, createdAt, ...shownTerms(record), ...rates, ...marks };
}

/** Leaves out the fields that only the desk itself needs. */
function shownTerms(record: Omit<QuoteVersion, 'version' | 'createdAt'>) {
  const { services, numbers, lines, note, counted, analysis, doubts, quote } = record;
  const boundaries = { ...record.boundaries };
  const revision = record.revision && { revision: shownChanges(record.revision, record) };
  return { services, boundaries, numbers, lines, note, counted, analysis, doubts, quote, ...revision };
}
