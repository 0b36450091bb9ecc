import { serviceName } from '../../../../core/pricing/in-words.ts';
import { DeskApiError } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime, webAddress } from '../../elements/format.ts';
import { problemBox } from '../../elements/problem-box.ts';
import { facts } from '../../elements/table.ts';
import { evidenceView } from '../../evidence/evidence-view.ts';
import type { Report } from '../../evidence/report.ts';
import { downloadButton } from '../lists/download-button.ts';
import { repeat, replaceKeepingFocus } from '../lists/refresh.ts';
import type { Opening, Section } from '../lists/section.ts';
import { keptDraft } from '../quote/draft/kept-draft.ts';
import { type QuoteSectionOptions, quoteSection } from '../quote/quote-section.ts';
import { mailLink, phoneLink } from './contact-links.ts';
import { erasedDocument, erasedNote } from './erased.ts';
import { isMailAwaited, isUnderWay } from './is-under-way.ts';
import { backLink } from './list-place.ts';
import { retryButton } from './retry-button.ts';
import { type ListedSubmission, statusLabel } from './submission-table.ts';

/** One submission with everything known about it. */
export const submissionSection: Section = {
  title: 'Submission',
  link: 'submissions',
  async open(opening) {
    const { client, place, item, signal } = opening;
    let shown = '';
    await repeat(signal, async () => {
      const submission = await client
        .showSubmission({ submissionId: item ?? '' }, { signal })
        .catch(noneKept);
      if (!submission) {
        place.replaceChildren(problemBox('No submission at this address.'), backLink());
        return false;
      }
      const submissionId = submission.submissionId;
      if (submission.purgedAt !== undefined) keptDraft.forget(submissionId);
      const hasReport = submission.analysis && submission.purgedAt === undefined;
      const report = hasReport ? await client.getReport({ submissionId }, { signal }).catch(noneKept) : null;
      const quote = submission.analysis ? await quoteOf(submission, opening) : null;
      const isAwaited = isMailAwaited(quote?.quotes, new Date());
      const next = JSON.stringify([submission, report, quote, isAwaited]);
      // What is being written in a form would be lost.
      if (next !== shown && !signal.aborted && !hasOpenForm(place)) {
        replaceKeepingFocus(
          place,
          ...submissionView(
            submission,
            { report, quote: quote && { ...quote, isMailAwaited: isAwaited } },
            opening,
          ),
        );
        shown = next;
      }
      return isUnderWay(submission, quote?.quotes, new Date()) || next !== shown;
    });
  },
};

function hasOpenForm(place: HTMLElement): boolean {
  return place.querySelector('details[open] form') !== null;
}

function submissionView(
  submission: ListedSubmission,
  { report, quote }: { report: Report | null; quote: QuoteSectionOptions | null },
  opening: Opening,
): HTMLElement[] {
  const { status, error, analysis, purgedAt } = submission;
  const isErased = purgedAt !== undefined;
  return [
    backLink(),
    factsOf(submission, opening),
    ...(status === 'error'
      ? [
          problemBox(error ?? 'It failed.'),
          ...(isErased ? [] : [element('p', {}, [retryButton(submission, opening)])]),
        ]
      : []),
    ...(isErased ? [erasedNote(status)] : []),
    ...(status === 'processing' ? [element('p', { class: 'box' }, ['The document is being read.'])] : []),
    ...(quote ? quoteSection(quote, opening) : []),
    ...(analysis && report ? [documentLink(submission.submissionId)] : []),
    ...(analysis ? evidenceView(analysis, report) : []),
  ];
}

/** Loads the versions of the quote, and the services for the next one. */
async function quoteOf(
  { submissionId, purgedAt }: ListedSubmission,
  { client, signal }: Opening,
): Promise<QuoteSectionOptions> {
  const [quotes, { services }] = await Promise.all([
    client.listQuoteVersions({ submissionId }, { signal }),
    client.listServices(undefined, { signal }),
  ]);
  return { submissionId, quotes, services: services.map(({ serviceType }) => serviceType), purgedAt };
}

/** A link to the whole document, where each part can be corrected. */
function documentLink(submissionId: string): HTMLElement {
  const link = element('a', { href: `#document-${submissionId}` }, ['Read and correct the document']);
  return element('p', { class: 'no-print' }, [link]);
}

function factsOf(submission: ListedSubmission, opening: Opening): HTMLElement {
  const { name, email, phone, serviceType, notes, createdAt, finishedAt, status } = submission;
  const rows: [string, Child | null][] = [
    ['Status', statusLabel(status)],
    ['Name', name],
    ['Email', mailLink(email)],
    ['Phone', phone === undefined ? null : phoneLink(phone)],
    ['Service', serviceName(serviceType)],
    ['Document', documentCell(submission, opening)],
    ['Notes', notes ?? null],
    ['Handed in', localTime(createdAt)],
    ['Finished', finishedAt === undefined ? null : localTime(finishedAt)],
    ['Deal', dealLink(submission.crmUrl)],
    ['Id', submission.submissionId],
  ];
  return facts(rows);
}

function dealLink(address: string | undefined): HTMLElement | null {
  const href = webAddress(address);
  return href === null ? null : element('a', { href, rel: 'noopener noreferrer' }, ['Show the deal']);
}

/** Returns null for a missing report, which is removed when a submission is purged. */
function noneKept(error: unknown): null {
  if (error instanceof DeskApiError && error.status === 404) return null;
  throw error;
}

/** The name of a document, and a button to download it, unless it was erased. */
function documentCell({ submissionId, fileName, purgedAt }: ListedSubmission, opening: Opening): HTMLElement {
  if (purgedAt !== undefined) return erasedDocument(purgedAt);
  const ask = () => opening.client.getDocument({ submissionId });
  const name = element('span', { id: 'document-name' }, [fileName]);
  const button = downloadButton({ fileName, ask }, opening, 'download', { besideName: name.id });
  return element('span', {}, [name, ' ', button]);
}
