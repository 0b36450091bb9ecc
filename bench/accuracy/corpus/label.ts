import * as z from 'zod';
import { fiveNumbers } from '../scoring/five-numbers.ts';

const count = z.int().nonnegative();
const certainty = z.number().min(0).max(1);
/** The number of words before the place, and the text there. */
const spot = z.tuple([count, z.string()]);
const numbers = {
  textWordCount: count,
  refsWordCount: count,
  tables: count,
  figures: count,
  frontMatter: count,
};

/**
 * What a careful reader found in a document. A place is the number of counted words before it in body order, whatever
 * their zone: a note's words count at the paragraph that refers to it, a text box's after the paragraph that anchors
 * it. Readers differ by a few words.
 */
const label = z.strictObject({
  /** Where the document is published, and how to recognise its bytes. */
  source: z.strictObject({
    /** `owner/name` on GitHub. */
    repository: z.string().regex(/^[^/\s]+\/[^/\s]+$/),
    path: z.string().min(1),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    bytes: z.int().positive(),
    /** Null if the repository states none. */
    licence: z.string().nullable(),
  }),
  /** What the document is and how it was made. */
  kind: z.string().optional(),
  numbers: z.strictObject(numbers),
  /** Other counts that careful editors could give. */
  accept: z.partialRecord(z.enum(fiveNumbers), z.array(count).min(1)).optional(),
  totalWords: count,
  /** The first paragraph of the body. */
  bodyStart: spot,
  /** Each reference list: the number of words before its heading, and before what follows the list. */
  references: z.array(z.tuple([count, count])),
  /** Each item that counts, with its caption or, if it has none, why it counts. */
  tables: z.array(spot),
  figures: z.array(spot),
  /** Each grid or picture in the text that does not count, and why. */
  notTables: z.array(spot),
  notFigures: z.array(spot),
  doubts: z.array(z.string()),
  /** How sure the reader is, from 0 to 1. */
  sure: z.strictObject({
    bodyStart: certainty,
    references: certainty,
    tables: certainty,
    figures: certainty,
    frontPages: certainty,
  }),
});

export type Label = z.infer<typeof label>;

/** A file of labels, keyed by document name. */
export const labelFile = z.record(z.string().regex(/^[^/\\]+\.docx$/), label);
