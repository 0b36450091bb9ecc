import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LabelledDocument } from './corpus/corpus.ts';
import { isDocument } from './corpus/find-documents.ts';
import { FetchFailure } from './fetch/fetch-failure.ts';
import { readAnswer } from './fetch/read-answer.ts';

export interface FetchOptions {
  /** The start of each address; `OWNER/NAME/COMMIT/PATH` is appended. @default GitHub's raw files */
  baseAddress?: string;
  /** Number of documents fetched at once. @default 4 */
  atOnce?: number;
  /** Milliseconds before the second try; each later wait is twice as long. @default 1000 */
  pauseMilliseconds?: number;
  /** Milliseconds before a try is abandoned. @default 120000 */
  patienceMilliseconds?: number;
  /** Called with the outcome of each document as soon as it is known. */
  onOutcome?: (outcome: FetchOutcome) => void;
}

/** What happened to a document; `reason` says why it failed. */
export type FetchOutcome =
  | { name: string; status: 'there before' | 'fetched' }
  | { name: string; status: 'failed'; reason: string };

/**
 * Downloads documents from their public addresses into a folder. Skips those already there and right, so an interrupted
 * download can resume; a file gets its name only once its size and SHA-256 are right.
 */
export async function fetchDocuments(
  documents: readonly LabelledDocument[],
  folder: string,
  options: FetchOptions = {},
): Promise<FetchOutcome[]> {
  const { atOnce = 4, onOutcome = () => {} } = options;
  await mkdir(folder, { recursive: true });
  const waiting = [...documents];
  const outcomes: FetchOutcome[] = [];
  const work = async () => {
    for (let document = waiting.shift(); document; document = waiting.shift()) {
      const outcome = await fetchOne(document, folder, options);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** The address of a document's bytes. */
export function addressOf({ label }: LabelledDocument, baseAddress = githubRawFiles): string {
  const { repository, commit, path } = label.source;
  const segments = [...repository.split('/'), commit, ...path.split('/')].map(encodeURIComponent);
  return `${baseAddress.replace(/\/$/, '')}/${segments.join('/')}`;
}

async function fetchOne(
  document: LabelledDocument,
  folder: string,
  options: FetchOptions,
): Promise<FetchOutcome> {
  const { name, label } = document;
  const path = join(folder, name);
  if (await isDocument(path, label.source)) return { name, status: 'there before' };
  try {
    await keep(await bytesOf(document, options), path);
    return { name, status: 'fetched' };
  } catch (error) {
    return { name, status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Fetches the right bytes; tries again a few times if the failure may be temporary. */
async function bytesOf(document: LabelledDocument, options: FetchOptions): Promise<Uint8Array> {
  const { baseAddress, pauseMilliseconds = 1000, patienceMilliseconds = 120_000 } = options;
  const { bytes, sha256 } = document.label.source;
  const address = addressOf(document, baseAddress);
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await readAnswer(address, bytes, AbortSignal.timeout(patienceMilliseconds));
      if (createHash('sha256').update(answer).digest('hex') === sha256) return answer;
      throw new FetchFailure('it has another SHA-256 than its label', { mayPass: false });
    } catch (error) {
      const mayPass = error instanceof FetchFailure && error.mayPass;
      if (!mayPass || tried === mostTries) throw error;
      await pause(error.waitMilliseconds ?? pauseMilliseconds * 2 ** (tried - 1));
    }
  }
}

/** Writes to a temporary name first, so that an interrupted write leaves no incomplete document. */
async function keep(bytes: Uint8Array, path: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, bytes, { flag: 'wx' });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const githubRawFiles = 'https://raw.githubusercontent.com';
const mostTries = 4;
