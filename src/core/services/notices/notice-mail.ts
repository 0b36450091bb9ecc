import { priceText, serviceName } from '../../pricing/in-words.ts';
import { heldInWords } from '../../records/held-for.ts';
import type { HeldFor } from '../../records/notice.ts';
import { earlierQuoteOf } from '../../records/submissions/charged-version.ts';
import { failureForEditor } from '../../records/submissions/failed-document.ts';
import { errorForEditor, type RevisionRecord } from '../../records/submissions/revision-record.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { fileNameIn } from '../../text/file-names.ts';
import { formatCount } from '../../text/format-count.ts';
import { oneLine, severalLines } from '../../text/one-line.ts';
import type { MailTemplate, NoticeSettings, TemplateName } from './notice-settings.ts';
import type { TemplateValue } from './template-problem.ts';
import { deskTemplates } from './templates.ts';

/** A rendered mail, without its recipient. */
export interface NoticeContent {
  subject: string;
  text: string;
  html: string;
}

/** What a template can say about a submission. Docs: `docs/operating.md`. */
export interface NoticeView {
  record: SubmissionRecord;
  /** What becomes of the mail with the quote; null if this is not about a quote. */
  toStudent: StudentMail | null;
  /** The revised document that the mail is about; undefined for a mail about the submission. */
  revision?: RevisionRecord | undefined;
  deskUrl: string | null;
  quoteUrl: string | null;
}

/**
 * Renders a mail from its template. Text that people have entered stays on its line and adds no markup: it is escaped
 * in the HTML, and never interpreted as a template.
 *
 * @throws Error for an invalid template; `templateProblem` finds those in advance
 */
export async function noticeMail(
  name: TemplateName,
  view: NoticeView,
  settings: NoticeSettings,
): Promise<NoticeContent> {
  const { default: mustache } = await import('mustache');
  const { text, html } = templateOf(name, settings);
  const values = valuesOf(view, settings);
  const written = mustache.render(text, values, {}, { escape: String });
  const [, subject = '', body = ''] = /^Subject:(.*)\r?\n(?:\r?\n)?([\s\S]*)$/.exec(written) ?? [];
  return { subject: oneLine(subject).slice(0, 200), text: body, html: mustache.render(html, values) };
}

/** What becomes of the mail with a quote, as far as it is known when the editor is told of the quote. */
export interface StudentMail {
  becomes: 'waiting' | 'withheld' | 'unwanted' | 'on its way' | 'sent';
  /** Why it is held, if it is. */
  heldFor?: readonly HeldFor[];
}

function studentMailInWords(toStudent: StudentMail | null): string {
  if (toStudent === null) return '';
  const { becomes, heldFor = [] } = toStudent;
  return studentMailTexts[becomes].replace('{why}', heldInWords(heldFor));
}

const studentMailTexts: Readonly<Record<StudentMail['becomes'], string>> = {
  waiting: 'The student has not been notified yet: the mail is waiting for your release{why}.',
  withheld: 'The student is not notified{why}. You can send the mail from the desk.',
  unwanted: 'This quote is not being mailed to the student.',
  'on its way': 'The quote is being mailed to the student.',
  sent: 'The quote was mailed to the student.',
};

function templateOf(name: TemplateName, { templates = {} }: NoticeSettings): MailTemplate {
  return { ...deskTemplates[name], ...templates[name] };
}

function valuesOf(
  { record, revision, toStudent, deskUrl, quoteUrl }: NoticeView,
  { business }: NoticeSettings,
): Record<TemplateValue, unknown> {
  const { name, email, serviceType, deal } = record;
  const error = revision ? errorForEditor(revision) : failureForEditor(record);
  const document = revision ? fileNameIn(revision.objectKey) : documentOfVersion(record).fileName;
  const newest = newestVersionOf(record);
  const { quote, analysis, doubts = [], note = '', services = [serviceType] } = newest ?? {};
  const earlier = earlierQuoteOf(quoteVersionsOf(record));
  const money = (amount = 0) => (quote ? priceText(amount, quote.currency) : '');
  const count = (number = 0) => formatCount(number);
  const lines = quote?.lineItems.map((line) => ({
    description: oneLine(line.description),
    amount: money(line.amount),
  }));
  return {
    business: oneLine(business),
    name: oneLine(name),
    email: oneLine(email),
    document: oneLine(document),
    isRevised: newest?.revision !== undefined,
    isForChanges: newest?.revision?.price === 'changes',
    earlierTotal: earlier
      ? `${priceText(earlier.total, earlier.currency)}${earlier.isSum ? ' in total' : ''}`
      : '',
    totalTogether: earlier?.totalWithThis === undefined ? '' : money(earlier.totalWithThis),
    newWords: count(newest?.revision?.changes.words.text.added),
    goneWords: count(newest?.revision?.changes.words.text.removed),
    services: services.map(serviceName).join(', '),
    lines: lines ?? [],
    subtotal: money(quote?.subtotal),
    adminFee: money(quote?.adminFee),
    total: money(quote?.total),
    textWords: count(analysis?.textWordCount),
    referenceWords: count(analysis?.refsWordCount),
    tables: count(analysis?.tables),
    figures: count(analysis?.figures),
    frontPages: count(analysis?.frontMatter),
    hasDoubts: doubts.length > 0,
    doubts: doubts.map(oneLine),
    isWaiting: toStudent?.becomes === 'waiting',
    studentMail: studentMailInWords(toStudent),
    note: severalLines(note),
    error: oneLine(error),
    version: newest?.version ?? 1,
    deskUrl: deskUrl ?? '',
    quoteUrl: quoteUrl ?? '',
    dealUrl: deal?.url ?? '',
  };
}
