import type { Desk } from '../../core/desk.ts';
import { fileNameIn } from '../../core/text/file-names.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** An entry's id, and a text by which a person recognises the entry. */
interface Named {
  id: string;
  what: string;
}

type Page = { cursor?: string; limit: number };
type ReadPage = (page: Page) => Promise<{ named: Named[]; nextCursor?: string | undefined }>;

/**
 * Completes a submission's id from its beginning. A text that no id starts with is returned unchanged, to be reported
 * as not found.
 *
 * @throws UsageError if several ids start with it; lists them
 * @example
 * await fullSubmissionId(desk, '7f3c'); // '7f3c91d2-5b1e-4c0a-9f64-2d8f1a0b7c33'
 */
export function fullSubmissionId(desk: Desk, start: string): Promise<string> {
  return fullId(start, async (page) => {
    const { records, nextCursor } = await desk.intake.list(page);
    const named = records.map(({ submissionId: id, name, objectKey }) => ({
      id,
      what: `${name}, ${fileNameIn(objectKey)}`,
    }));
    return { named, nextCursor };
  });
}

/** The same for an example file. */
export function fullFileId(desk: Desk, start: string): Promise<string> {
  return fullId(start, async (page) => {
    const { files, nextCursor } = await desk.examples.list(page);
    return { named: files.map(({ fileId: id, fileName: what }) => ({ id, what })), nextCursor };
  });
}

/** The same for a change of the rates. */
export function fullChangeId(desk: Desk, start: string): Promise<string> {
  return fullId(start, async (page) => {
    const { records, nextCursor } = await desk.rates.history(page);
    return {
      named: records.map((each) => ({ id: each.changeId, what: localTime(each.changedAt) })),
      nextCursor,
    };
  });
}

/** The same for an event that was sent. */
export function fullEventId(desk: Desk, start: string): Promise<string> {
  return fullId(start, async (page) => {
    const { records, nextCursor } = await desk.outgoing.list(page);
    return {
      named: records.map(({ id, type, timestamp }) => ({ id, what: `${type}, ${localTime(timestamp)}` })),
      nextCursor,
    };
  });
}

/** The same for anything that is read page by page. */
export async function fullId(start: string, read: ReadPage): Promise<string> {
  if (start === '') return start;
  const found: Named[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: 500, ...(cursor === undefined ? {} : { cursor }) });
    for (const each of page.named) {
      if (each.id === start) return start;
      if (each.id.startsWith(start)) found.push(each);
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  const [only, ...more] = found;
  if (only === undefined) return start;
  if (more.length > 0) throw ambiguous(start, found);
  return only.id;
}

function ambiguous(start: string, found: readonly Named[]): UsageError {
  const shown = found.slice(0, mostShown).map(({ id, what }) => `${id} (${printable(what)})`);
  const rest = found.length > shown.length ? ` and ${found.length - shown.length} more` : '';
  return new UsageError(
    `${found.length} ids start with ${start}: ${shown.join(', ')}${rest}. Give more of it.`,
  );
}

const mostShown = 5;
