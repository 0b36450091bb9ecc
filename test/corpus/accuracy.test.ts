import { beforeAll, describe, expect, test } from 'vitest';
import { loadCorpus } from '../../bench/accuracy/corpus/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from '../../bench/accuracy/corpus/find-documents.ts';
import { type Measurement, measure } from '../../bench/accuracy/measure.ts';
import { type Change, changesSince } from '../../bench/accuracy/scoreboard/changes.ts';
import { readDocumentTable } from '../../bench/accuracy/scoreboard/document-table.ts';
import { openBatches } from '../../bench/accuracy/scoreboard/first-looks.ts';
import { readPage, readTheses } from '../../bench/accuracy/scoreboard.ts';

const page = readPage();
const open = openBatches(page);
const documents = loadCorpus().filter(({ batch }) => open.has(batch));
const { found, absent } = await findDocuments(documents, [cacheFolder(process.env), keptFolder]);
const without =
  absent.length === 0
    ? ''
    : ` (${absent.length} of ${documents.length} skipped: neither in ../shared/corpus/real nor fetched by npm run accuracy -- --fetch)`;

describe.skipIf(found.length === 0)(`real theses with labels made by hand${without}`, () => {
  const rows: Measurement[] = [];
  let changes: Change[] = [];
  /** Each with its document, for the message of a test that fails. */
  const told = (kinds: readonly Change['kind'][]) =>
    changes.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);

  beforeAll(async () => {
    for (const { document, path } of found) rows.push(await measure(document, path));
    changes = changesSince(readDocumentTable(readTheses()), rows);
  }, 600_000);

  test('are as right as docs/accuracy.md says', () => {
    expect(told(['worse'])).toEqual([]);
  });

  test('have the numbers that docs/accuracy.md says (after a change: npm run accuracy -- --write)', () => {
    expect(told(['better', 'other'])).toEqual([]);
  });

  // Means of a handful of theses say nothing.
  test.skipIf(found.length < 100).each([
    ['tables', 0.1],
    ['figures', 0.1],
    ['frontMatter', 0.05],
  ] as const)(
    'of which there are 100 are surer of %s where readers agree than where they differ',
    (number, margin) => {
      const split = new Set(documents.filter(({ label }) => label.accept?.[number]).map(({ name }) => name));
      const certainties = (areSplit: boolean) =>
        rows.flatMap(({ name, certainty }) =>
          certainty && split.has(name) === areSplit ? certainty[number] : [],
        );
      expect(mean(certainties(true))).toBeLessThan(mean(certainties(false)) - margin);
    },
  );
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
