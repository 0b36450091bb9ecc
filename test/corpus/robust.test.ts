import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../src/core/docx/analyse.ts';
import { refusal } from '../support/docx/refusal.ts';
import { openCorpus } from './corpus.ts';
import { analysed } from './robust-analysed.ts';
import { refused } from './robust-refused.ts';

const corpus = openCorpus('robust');
/** The longest takes half a second on a quiet machine. */
const patience = 20_000;

describe.skipIf(!corpus.present)(`strange and broken files${corpus.reason}`, () => {
  test.each(Object.entries(refused).map(([name, { code, special }]) => [name, code, special] as const))(
    '%s is refused with %s: %s',
    async (name, code) => {
      const error = await refusal(analyseDocx(await corpus.read(name)));
      expect(error.code).toBe(code);
      expect(error.message).toMatch(/^[A-Z][^\n]+\.$/);
    },
    patience,
  );

  test.each(
    Object.entries(analysed).map(
      ([name, { numbers, said, special }]) =>
        [
          name,
          numbers.join(', '),
          said ? `${special}; not yet seen so` : special,
          (said ?? numbers).join(', '),
        ] as const,
    ),
  )(
    '%s holds %s: %s',
    async (name, _numbers, _special, said) => {
      const { analysis, report } = await analyseDocx(await corpus.read(name));
      expect(Object.values(analysis).join(', ')).toBe(said);
      const { front, text, references, total } = report.words;
      expect(front + text + references).toBe(total);
    },
    patience,
  );
});
