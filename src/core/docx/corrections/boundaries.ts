import * as z from 'zod';
import { invalidInput } from '../../errors.ts';
import { onlyFields } from '../../text/only-fields.ts';

/**
 * A place in a document: the text of a heading, or the number of a paragraph as it appears in the report of the
 * analysis (counting from 0).
 */
export type Place = string | number;

/** What an operator knows better than the analysis. Whatever is omitted is decided by the analysis. */
export interface Boundaries {
  /** Where the main body starts; `"none"` if there is no front matter. */
  bodyStart?: Place | undefined;
  /**
   * All reference lists: each from its heading to the end of its section, or up to (not including) `until`. An empty
   * list, or `"none"`, if there are none.
   */
  referenceLists?: 'none' | readonly (Place | ReferenceListBoundary)[] | undefined;
  /** Places in what the analysis wrongly takes for reference lists. */
  notReferenceLists?: readonly Place[] | undefined;
  /**
   * Parts that are not to be edited, such as an appendix or chapters: each from its heading to the end of its
   * section, or up to (not including) `until`. Their words, tables and figures are not counted.
   */
  leaveOut?: readonly (Place | PartBoundary)[] | undefined;
  /** Tables and figures to count or to leave out. None counts in a part that is left out. */
  items?: readonly ItemBoundary[] | undefined;
  /** The number of pages before the main body. */
  frontPages?: number | undefined;
}

export interface PartBoundary {
  from: Place;
  until?: Place | undefined;
}

export type ReferenceListBoundary = PartBoundary;

/** Has either `table` or `figure`: the caption or its beginning, or the number of the paragraph. */
export interface ItemBoundary {
  table?: Place | undefined;
  figure?: Place | undefined;
  /** Which one it is if the paragraph has several, counting from 1. Omitted, it is all of them. */
  position?: number | undefined;
  counted: boolean;
}

/** Checked boundaries, written out in full. */
export interface CheckedBoundaries extends Omit<Boundaries, 'referenceLists' | 'leaveOut'> {
  referenceLists?: readonly ReferenceListBoundary[] | undefined;
  leaveOut?: readonly PartBoundary[] | undefined;
}

/**
 * Checks boundaries from any source.
 *
 * @throws DeskError `input_invalid`, with a sentence that names the field and its allowed values; `details.path` is
 * the field
 * @example
 * parseBoundaries({ bodyStart: 'Introduction', referenceLists: ['References'] });
 */
export function parseBoundaries(input: unknown): CheckedBoundaries {
  const { success, data, error } = boundariesSchema.safeParse(input, { error: plainMessage });
  if (success) return data;
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map(String).join('.');
  const subject = path === '' ? 'The boundaries' : `"${path}"`;
  throw invalidInput(path, `${subject} ${issue?.message ?? plainMessage()}.`);
}

const place = placeSchema('must be the text of a heading or the number of a paragraph');
const itemPlace = placeSchema('must be the start of a caption or the number of a paragraph');

const wholePosition = 'must be a whole number, counting from 1';

const listSchema = z.preprocess(
  (input) => (typeof input === 'string' || typeof input === 'number' ? { from: input } : input),
  z.strictObject(
    { from: place, until: place.optional() },
    { error: onlyFields('must be a heading, the number of a paragraph, or an object of', ['from', 'until']) },
  ),
);

const itemSchema = z
  .strictObject(
    {
      table: itemPlace.optional(),
      figure: itemPlace.optional(),
      position: z.int({ error: wholePosition }).min(1, { error: wholePosition }).optional(),
      counted: z.boolean({ error: 'must be true or false' }),
    },
    { error: onlyFields('must be an object of', ['table', 'figure', 'position', 'counted']) },
  )
  .refine(({ table, figure }) => (table === undefined) !== (figure === undefined), {
    error: 'must name either a "table" or a "figure"',
  });

const boundariesSchema = z.strictObject(
  {
    bodyStart: place.optional(),
    referenceLists: z
      .preprocess(
        (input) => (input === 'none' ? [] : input),
        listOf(listSchema, 'must be a list of reference lists, or "none"'),
      )
      .optional(),
    notReferenceLists: listOf(place, 'must be a list of headings or numbers of paragraphs').optional(),
    leaveOut: listOf(listSchema, 'must be a list of parts').optional(),
    items: listOf(itemSchema, 'must be a list of tables and figures').optional(),
    frontPages: z
      .int({ error: 'must be a whole number of pages, zero or more' })
      .min(0, { error: 'must be a whole number of pages, zero or more' })
      .max(100_000, { error: 'must not be more than 100000' })
      .optional(),
  },
  {
    error: onlyFields('must be a JSON object of', [
      ...['bodyStart', 'referenceLists', 'notReferenceLists', 'leaveOut', 'items', 'frontPages'],
    ]),
  },
);

function listOf<T extends z.ZodType>(entry: T, error: string) {
  return z.array(entry, { error }).max(1000, { error: 'must not have more than 1000 entries' });
}

function placeSchema(error: string) {
  return z.union(
    [z.string().max(1000, { error }).regex(/\S/, { error }), z.int({ error }).min(0, { error })],
    { error },
  );
}

function plainMessage(): string {
  return 'is not valid';
}
