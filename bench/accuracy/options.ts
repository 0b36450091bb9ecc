import { parseArgs } from 'node:util';

/** What the command line asked for. */
export interface AccuracyOptions {
  /** Folders to search for documents before the usual ones. */
  folders: string[];
  batches: number[];
  /** A part of a document's name. */
  only: string | null;
  task: 'measure' | 'misses' | 'json' | 'write' | 'fetch' | 'help' | { firstLook: number };
  baseAddress: string | null;
}

/**
 * Reads the arguments after `npm run accuracy --`.
 *
 * @throws Error with a sentence that says which argument is wrong
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
    throw new Error('Use only one of --misses, --json, --write, --fetch and --first-look at a time.');
  const baseAddress = values['base-address'] ?? null;
  if (baseAddress !== null && !URL.canParse(baseAddress))
    throw new Error(`"${baseAddress}" is not an address.`);
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

Without an option, measures the analysis on all documents found on this machine.

  --documents FOLDER  where to look for documents before the cache and ../shared/corpus/real; may be repeated
  --batch N           only the documents of this batch; may be repeated
  --only NAME         only documents whose names contain this; prints all that is known about each
  --misses            show what causes each wrong number
  --json              print everything as JSON
  --write             write the scoreboard in docs/accuracy.md; needs all documents of the open batches
  --first-look N      measure a batch for the first time; prints one row and nothing about individual documents
  --fetch             download the documents from their public addresses into the cache
  --base-address URL  fetch from there instead of https://raw.githubusercontent.com`;

function batchNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a batch number.`);
  return Number(text);
}
