import type { DocumentPart, Fingerprint } from '../../../../src/core/docx/revision/fingerprint.ts';
import { mostDigestedWords, WordDigests } from '../../../../src/core/docx/text/word-digests.ts';

/** A chapter with its paragraphs; the first one is its heading. */
export type Chapter = readonly string[];

const seed = 7;

/** The fingerprint of a text without front matter. */
export function fingerprint(chapters: readonly Chapter[], budget = mostDigestedWords): Fingerprint {
  const left = { seed, wordsLeft: budget };
  const passages = chapters.flatMap((paragraphs, part) =>
    paragraphs.map((text) => {
      const digests = new WordDigests(left);
      digests.add(text);
      return { part, ...digests.finish() };
    }),
  );
  const isWhole = passages.every(({ wordDigests }) => wordDigests !== null);
  return {
    seed,
    parts: chapters.map(([title = '']): DocumentPart => ({ zone: 'text', title })),
    digests: Float64Array.from(passages, ({ digest }) => digest),
    words: Uint32Array.from(passages, ({ words }) => words),
    partOf: Uint16Array.from(passages, ({ part }) => part),
    wordDigests: isWhole ? Int32Array.from(passages.flatMap(({ wordDigests }) => wordDigests ?? [])) : null,
  };
}
