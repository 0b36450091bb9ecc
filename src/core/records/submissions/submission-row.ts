import { stripMarks } from '../../docx/text/fold-text.ts';
import { fileNameIn } from '../../text/file-name-in.ts';
import type { SubmissionRecord } from './submission-record.ts';

/** What the list of submissions sorts, filters and searches by: some 300 bytes of memory each. */
export interface SubmissionRow {
  submissionId: string;
  createdAt: string;
  status: SubmissionRecord['status'];
  serviceType: string;
  /** Of the quote, in currency units; null without one. */
  total: number | null;
  /** How many sentences of doubt the analysis has. */
  doubts: number;
  /** Name, mail, document, phone and id as they are searched, on lines of their own. */
  words: string;
}

/** The row of a submission in the list. Pure. */
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
    words: foldForSearch([name, email, ...fileNames, phone, submissionId]),
  };
}

/**
 * Texts as they are searched: letter case and accents make no difference.
 *
 * @example
 * foldForSearch(['Żółć', 'Ada']); // 'zolc\nada'
 */
export function foldForSearch(texts: readonly string[]): string {
  return texts.map((text) => stripMarks(text).toLowerCase().replace(/\s+/gu, ' ').trim()).join('\n');
}

/** One text in memory for all rows that have it; few services exist, whatever somebody makes of it. */
function shared(text: string): string {
  const known = sharedTexts.get(text);
  if (known !== undefined) return known;
  if (sharedTexts.size < mostShared) sharedTexts.set(text, text);
  return text;
}

const sharedTexts = new Map<string, string>();
const mostShared = 100;
