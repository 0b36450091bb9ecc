import { stripMarks } from '../../docx/text/fold-text.ts';
import { fileNameIn } from '../../text/file-names.ts';
import { isNoticeHeld } from '../notice.ts';
import { newestMailOf } from './submission-quotes.ts';
import type { SubmissionRecord } from './submission-record.ts';

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
  /** Name, email address, document, phone and id, folded for searching, each on its own line. */
  words: string;
}

/** Returns the row of a submission in the list. Pure. */
export function submissionRow(record: SubmissionRecord): SubmissionRow {
  const { submissionId, createdAt, status, serviceType, name, email, phone = '', objectKey, quote } = record;
  const fileNames = [{ objectKey }, ...(record.revisions ?? [])].map((each) => fileNameIn(each.objectKey));
  return {
    submissionId,
    createdAt,
    status,
    serviceType: shared(serviceType),
    total: quote?.total ?? null,
    doubts: record.doubts?.length ?? 0,
    isHeld: isNoticeHeld(newestMailOf(record)),
    words: foldForSearch([name, email, ...fileNames, phone, submissionId]),
  };
}

/**
 * Folds texts for searching: letter case and accents make no difference.
 *
 * @example
 * foldForSearch(['Żółć', 'Ada']); // 'zolc\nada'
 */
export function foldForSearch(texts: readonly string[]): string {
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
