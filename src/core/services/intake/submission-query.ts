import { stripMarks } from '../../docx/text/fold-text.ts';
import { type DeskError, invalidInput } from '../../errors.ts';
import { isNoticeHeld, type NoticeState } from '../../records/notice.ts';
import { comparePlaces, type PageOrder } from '../../records/reading/record-page.ts';
import { isOfId } from '../../records/submissions/id-search.ts';
import { newestMailOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import type { SubmissionListRequest } from '../../schemas/submissions.ts';
import { fileNameIn } from '../../text/file-names.ts';

/** What the list of submissions is sorted, filtered and searched by: about 300 bytes of memory each. */
export interface SubmissionRow {
  submissionId: string;
  createdAt: string;
  status: SubmissionRecord['status'];
  serviceType: string;
  /** The total of the quote, in currency units; null without a quote. */
  total: number | null;
  /** The number of doubts that the analysis has. */
  doubts: number;
  /** Whether the mail with its quote waits for an editor. */
  isHeld: boolean;
  /** The state of that mail; undefined if there is none. */
  mail: NoticeState['state'] | undefined;
  /** Name, email address, document and phone, folded for searching, each on its own line. */
  words: string;
}

/** Returns the row of a submission in the list. Pure. */
export function submissionRow(record: SubmissionRecord): SubmissionRow {
  const { submissionId, createdAt, status, serviceType, name, email, phone = '', objectKey, quote } = record;
  const mail = newestMailOf(record);
  const fileNames = [{ objectKey }, ...(record.revisions ?? [])].map((each) => fileNameIn(each.objectKey));
  return {
    submissionId,
    createdAt,
    status,
    serviceType: shared(serviceType),
    total: quote?.total ?? null,
    doubts: record.doubts?.length ?? 0,
    isHeld: isNoticeHeld(mail),
    mail: mail?.state,
    words: foldForSearch([name, email, ...fileNames, phone]),
  };
}

/** A query of the list, as functions of its rows. Pure. */
export interface SubmissionQuery {
  matches(row: SubmissionRow): boolean;
  order: PageOrder<SubmissionRow>;
}

/**
 * @example
 * const { matches, order } = submissionQuery(parseInput(submissionListRequestSchema, { search: 'ada', status: 'error' }));
 */
export function submissionQuery(request: SubmissionListRequest): SubmissionQuery {
  return { matches: matching(request), order: orderOf(request) };
}

/**
 * Folds texts for searching: letter case and accents make no difference.
 *
 * @example
 * foldForSearch(['Żółć', 'Ada']); // 'zolc\nada'
 */
function foldForSearch(texts: readonly string[]): string {
  return texts.map((text) => stripMarks(text).toLowerCase().replace(/\s+/gu, ' ').trim()).join('\n');
}

/**
 * Keeps one copy of a text in memory for all rows that have it. There are few services, and the limit holds even if
 * someone invents many.
 */
function shared(text: string): string {
  const known = sharedTexts.get(text);
  if (known !== undefined) return known;
  if (sharedTexts.size < mostShared) sharedTexts.set(text, text);
  return text;
}

const sharedTexts = new Map<string, string>();
const mostShared = 100;

function matching(request: SubmissionListRequest): SubmissionQuery['matches'] {
  const { status, serviceType, doubt, mail, newsSince, since, until, search = '' } = request;
  const words = foldForSearch([search]).split(' ');
  return (row) =>
    (status === undefined || status.includes(row.status)) &&
    (serviceType === undefined || serviceType === row.serviceType) &&
    (doubt === undefined || doubt === (row.doubts > 0 ? 'yes' : 'no')) &&
    (mail === undefined || (mail === 'held' ? row.isHeld : mail === row.mail)) &&
    (newsSince === undefined || row.isHeld || row.createdAt >= newsSince) &&
    (since === undefined || row.createdAt >= since) &&
    (until === undefined || row.createdAt < until) &&
    words.every((word) => row.words.includes(word) || isOfId(word, row.submissionId));
}

/**
 * In lists that are sorted by something other than the time, places begin with the sort order, so that a cursor of
 * another list is recognised.
 */
function orderOf({ sort, order }: SubmissionListRequest): PageOrder<SubmissionRow> {
  const isDownwards = order === undefined ? downwards.has(sort) : order === 'desc';
  if (sort === 'received' && isDownwards) return newestFirst;
  const direction = isDownwards ? -1 : 1;
  const tag = `${sort} ${direction}`;
  const sortedBy = sortValues[sort];
  return {
    placeOf: (row) => [tag, sortedBy(row), row.createdAt, row.submissionId],
    compare([aTag, a = '', ...aRest], [bTag, b = '', ...bRest]) {
      if (aTag !== bTag) throw otherList();
      if (a !== b) return a < b ? -direction : direction;
      return comparePlaces(aRest, bRest);
    },
  };
}

const downwards: ReadonlySet<string> = new Set(['received', 'total', 'doubts']);

const newestFirst: PageOrder<SubmissionRow> = {
  placeOf: ({ createdAt, submissionId }) => [createdAt, submissionId],
  compare(a, b) {
    if (a.length !== b.length) throw otherList();
    return comparePlaces(a, b);
  },
};

const sortValues: Record<SubmissionListRequest['sort'], (row: SubmissionRow) => string> = {
  received: ({ createdAt }) => createdAt,
  name: ({ words }) => words.slice(0, words.indexOf('\n')),
  status: ({ status }) => statusRanks[status],
  service: ({ serviceType }) => serviceType,
  total: ({ total }) => (total === null ? '' : sortable(Math.round(total * 100))),
  doubts: ({ doubts }) => sortable(doubts),
};

/** What an editor has to look at comes first. */
const statusRanks = { error: '0', processing: '1', completed: '2' } as const;

/** Returns a number as text that sorts in the same order. */
function sortable(number: number): string {
  return String(number).padStart(16, '0');
}

function otherList(): DeskError {
  return invalidInput('cursor', '"cursor" must be the nextCursor of a previous page of the same list.');
}
