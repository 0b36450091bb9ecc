import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Desk } from '../../../core/desk.ts';
import { notFound } from '../../../core/errors.ts';
import { quoteStyle } from '../../../core/pricing/quote-document/html.ts';
import {
  pdfFileType,
  type QuoteDocument,
  type QuoteFormat,
  quoteFileTypes,
  quoteFormats,
  renderPdf,
  renderQuoteFile,
} from '../../../core/pricing/quote-document.ts';
import { earlierQuoteOf } from '../../../core/records/submissions/charged-version.ts';
import { documentOfVersion } from '../../../core/records/submissions/submission-documents.ts';
import { quoteVersionsOf } from '../../../core/records/submissions/submission-quotes.ts';
import { wholeNumber } from '../../../core/schemas/fields.ts';
import { parseInput } from '../../../core/schemas/parse-input.ts';
import { unknownVersion } from '../../../core/services/intake/intake-refusals.ts';
import { attachment } from '../../../core/text/file-names.ts';
import { bytesOf, type HttpAnswer } from '../../answer/http-answer.ts';
import { operation } from '../../operations.ts';
import type { CompleteOptions } from '../../options.ts';
import type { Route } from '../route.ts';

const formats = [...quoteFormats, 'pdf'] as const;

const paramsSchema = z.object({
  submissionId: z.string(),
  format: z.enum(formats, { error: `must be one of ${formats.join(', ')}` }),
});

const querySchema = z.object({
  version: wholeNumber(1, 1_000_000).optional().describe('The version of the quote. Default: the newest.'),
});

/** The quote of a submission as a document, from `businessName`. `quoteFont` is a font for the names in a PDF. */
export function quoteRoutes({ businessName, quoteFont }: CompleteOptions): readonly Route[] {
  return [
    {
      ...operation('getQuoteDocument'),
      summary: 'The quote as text, markdown, html, csv or pdf',
      tag: 'intake',
      admin: false,
      request: { params: paramsSchema, query: querySchema },
      responses: {
        200: { description: 'The quote as a document.', contentType: '*/*' },
        404: { description: 'No submission has that id, or it has no quote, or none with that version.' },
        501: { description: 'No font on this machine has all letters of the PDF.' },
      },
      async handle(desk, { params, query }) {
        const { submissionId, format } = parseInput(paramsSchema, params);
        const { version } = parseInput(querySchema, query);
        const document = await documentOf(desk, { submissionId, version, business: businessName });
        if (format !== 'pdf') return answer(document, format);
        return download(document, pdfFileType, await renderPdf(document, { file: quoteFont }));
      },
    },
  ];
}

async function documentOf(
  desk: Desk,
  asked: { submissionId: string; version: number | undefined; business: string },
): Promise<QuoteDocument> {
  const { submissionId, business } = asked;
  const record = await desk.intake.record(submissionId);
  const all = quoteVersionsOf(record);
  if (record.status !== 'completed' || all.length === 0)
    throw notFound('quote', 'This submission has no quote: it is not completed.');
  const versions = all.slice(0, asked.version);
  const shown = versions.at(-1);
  if (!shown || shown.version !== (asked.version ?? shown.version)) throw unknownVersion('version');
  const { services: serviceType, createdAt, version, note, analysis, quote } = shown;
  const { fileName: document } = documentOfVersion(record, shown);
  const date = new Date(createdAt);
  const earlier = earlierQuoteOf(versions) ?? undefined;
  const about = { business, document, client: record.name, serviceType, date, version, earlier };
  return { ...about, note, analysis, quote };
}

function answer(document: QuoteDocument, format: QuoteFormat): HttpAnswer {
  const body = bytesOf(renderQuoteFile(document, format));
  if (format !== 'html') return download(document, quoteFileTypes[format], body);
  const { contentType } = quoteFileTypes[format];
  return {
    status: 200,
    headers: { 'content-type': contentType, 'content-security-policy': pagePolicy() },
    body,
  };
}

function download(
  document: QuoteDocument,
  { contentType, extension }: { contentType: string; extension: string },
  body: Uint8Array,
): HttpAnswer {
  const fileName = `Quote for ${document.document}.${extension}`;
  return {
    status: 200,
    headers: { 'content-type': contentType, 'content-disposition': attachment(fileName) },
    body,
  };
}

/** Allows nothing but the page's own style. */
function pagePolicy(): string {
  const hash = createHash('sha256').update(quoteStyle).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
