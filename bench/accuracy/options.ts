import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface AccuracyOptions {
  /** Folders to look for documents in, before the usual ones. */
  folders: string[];
  batches: number[];
  /** A part of a document's name. */
  only: string | null;
  task: 'measure' | 'misses' | 'json' | 'write' | 'fetch' | 'help' | { firstLook: number };
  baseAddress: string | null;
}

/**
 * Reads the arguments behind `npm run accuracy --`.
 *
 * @throws Error with a sentence for arguments that mean nothing
 */
export function readOptions(args: readonly string[]): AccuracyOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      documents: { type: 'string', multiple: true, default: [] },
      batch: { type: 'string', multiple: true, default: [] },
      only: { type: 'string' },
      misses: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      fetch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      'first-look': { type: 'string' },
      'base-address': { type: 'string' },
    },
  });
  const asked = (['misses', 'json', 'write', 'fetch', 'help'] as const).filter((task) => values[task]);
  const firstLook = values['first-look'];
  const tasks = [...asked, ...(firstLook === undefined ? [] : [{ firstLook: batchNumber(firstLook) }])];
  if (tasks.length > 1)
    throw new Error('Only one of --misses, --json, --write, --fetch and --first-look can be done at a time.');
  const baseAddress = values['base-address'] ?? null;
  if (baseAddress !== null && !URL.canParse(baseAddress)) throw new Error(`"${baseAddress}" is no address.`);
  return {
    folders: values.documents,
    batches: values.batch.map(batchNumber),
    only: values.only ?? null,
    task: tasks[0] ?? 'measure',
    baseAddress,
  };
}

/** What `--help` prints. */
export const usage = `npm run accuracy -- [OPTION...]

Without an option it measures the analysis on all documents that are there.

  --documents FOLDER  where documents lie, beside the cache and ../shared/corpus/real; may be repeated
  --batch N           only the documents of this batch; may be repeated
  --only NAME         only the documents whose names have this part, each with all that is known of it
  --misses            say what is at fault in each number that is wrong
  --json              all of it for programs
  --write             write the scoreboard in docs/accuracy.md; needs all documents of the open batches
  --first-look N      measure a batch for the first time; prints one row and nothing about any document
  --fetch             bring the documents from their public addresses into the cache
  --base-address URL  fetch from there instead of https://raw.githubusercontent.com`;

function batchNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number of a batch.`);
  return Number(text);
}
