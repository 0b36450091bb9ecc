import { readFile } from 'node:fs/promises';
import { loadCorpus } from '../../../bench/accuracy/corpus/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from '../../../bench/accuracy/corpus/find-documents.ts';
import { openBatches } from '../../../bench/accuracy/scoreboard/first-looks.ts';
import { readPage } from '../../../bench/accuracy/scoreboard.ts';
import { type OpenedDocx, openForChanges } from '../docx/opened-docx.ts';

/** A real thesis of an open batch. */
interface RealThesis {
  name: string;
  open(): Promise<OpenedDocx>;
}

const open = openBatches(readPage());
const documents = loadCorpus().filter(({ batch }) => open.has(batch));
const { found, absent } = await findDocuments(documents, [keptFolder, cacheFolder(process.env)]);

/** The real theses that are on this machine. */
export const realTheses: readonly RealThesis[] = found.map(({ document, path }) => ({
  name: document.name,
  open: async () => openForChanges(await readFile(path)),
}));

/** For test names: says how many theses are missing, if any. */
export const absentTheses =
  absent.length === 0
    ? ''
    : ` (${absent.length} of ${documents.length} skipped: neither in ../shared/corpus/real nor fetched by npm run accuracy -- --fetch)`;

/**
 * Shares the theses out between several tests of the same kind, so that no two of them use the same one.
 *
 * @param turn the number of the test, from 0
 */
export function shareOfTheses(turn: number, tests: number): readonly RealThesis[] {
  return realTheses.filter((_, index) => index % tests === turn);
}
