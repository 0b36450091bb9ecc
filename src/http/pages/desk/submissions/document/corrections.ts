import type { CheckedBoundaries, PartBoundary } from '../../../../../core/docx/corrections/boundaries.ts';
import type { Outline, OutlineBand, OutlineItem } from '../../../../../core/docx/outline/outline.ts';

/** A correction that an operator can make at a place in the document. */
export interface Correction {
  label: string;
  /** The boundaries with the correction. */
  boundaries: CheckedBoundaries;
}

/** The place to correct. */
export interface Corrected {
  outline: Pick<Outline, 'rows' | 'bands'>;
  /** The operator's corrections so far. */
  boundaries: CheckedBoundaries;
  /** The paragraph number of a row. */
  at: number;
}

/** Returns all possible corrections of a row, the likeliest first. Pure. */
export function correctionsAt({ outline, boundaries, at }: Corrected): Correction[] {
  const { rows, bands } = outline;
  const row = rows.find((each) => each.at === at);
  const band = bands.find(({ from, until }) => at >= from && at < until);
  if (!row || !band) return [];
  const lists = listsOf(bands);
  // In a part that is left out nothing counts, whatever it is said to be.
  const isOut = band.kind === 'leftOut';
  const items = isOut ? [] : (row.items ?? []);
  const isObject = !isOut && (row.kind === 'table' || row.drawing !== undefined);
  return [
    ...items.map((item) => itemCorrection(item, boundaries, items)),
    ...(isObject && items.length === 0 ? objectCorrections(at, boundaries) : []),
    ...(bodyStartOf(bands) === at
      ? []
      : [{ label: 'The text starts here', boundaries: { ...boundaries, bodyStart: at } }]),
    ...(band.kind === 'references'
      ? [{ label: 'This is not a reference list', boundaries: withoutList(boundaries, lists, band) }]
      : band.kind === 'front'
        ? []
        : [{ label: 'A reference list starts here', boundaries: withList(boundaries, lists, at) }]),
    ...(band.kind === 'references' && at > band.from
      ? [{ label: 'The reference list ends before this', boundaries: endingAt(boundaries, lists, band, at) }]
      : []),
    isOut
      ? { label: 'Include this part again', boundaries: takenIn(boundaries, bands, band) }
      : {
          label:
            row.kind === 'heading'
              ? 'Leave this section out'
              : 'Leave out from here to the end of the section',
          boundaries: { ...boundaries, leaveOut: [...(boundaries.leaveOut ?? []), { from: at }] },
        },
  ];
}

function bodyStartOf(bands: readonly OutlineBand[]): number {
  return bands.find(({ kind }) => kind !== 'front')?.from ?? 0;
}

function listsOf(bands: readonly OutlineBand[]): PartBoundary[] {
  return bands.filter(({ kind }) => kind === 'references').map(({ from, until }) => ({ from, until }));
}

function withList(
  { notReferenceLists: _, ...boundaries }: CheckedBoundaries,
  lists: readonly PartBoundary[],
  at: number,
): CheckedBoundaries {
  return { ...boundaries, referenceLists: [...lists, { from: at }] };
}

function withoutList(
  { notReferenceLists: _, ...boundaries }: CheckedBoundaries,
  lists: readonly PartBoundary[],
  { from }: OutlineBand,
): CheckedBoundaries {
  return { ...boundaries, referenceLists: lists.filter((list) => list.from !== from) };
}

function endingAt(
  { notReferenceLists: _, ...boundaries }: CheckedBoundaries,
  lists: readonly PartBoundary[],
  { from }: OutlineBand,
  until: number,
): CheckedBoundaries {
  return {
    ...boundaries,
    referenceLists: lists.map((list) => (list.from === from ? { from, until } : list)),
  };
}

function takenIn(
  boundaries: CheckedBoundaries,
  bands: readonly OutlineBand[],
  { from }: OutlineBand,
): CheckedBoundaries {
  const leaveOut = bands
    .filter((band) => band.kind === 'leftOut' && band.from !== from)
    .map((band) => ({ from: band.from, until: band.until }));
  return { ...boundaries, leaveOut };
}

/** @param here all tables and figures of the row */
function itemCorrection(
  item: Item,
  boundaries: CheckedBoundaries,
  here: readonly Item[] = [item],
): Correction {
  const { kind, paragraph, counted } = item;
  const alike = here.filter((each) => each.kind === kind && each.paragraph === paragraph);
  const position = alike.length > 1 ? alike.indexOf(item) + 1 : undefined;
  const which = position === undefined ? '' : ` (${position} of ${alike.length})`;
  const label = counted ? `This does not count as a ${kind}` : `Count this as a ${kind}`;
  const others = (boundaries.items ?? []).filter(
    (other) => other[kind] !== paragraph || (position !== undefined && other.position !== position),
  );
  const corrected = { [kind]: paragraph, ...(position === undefined ? {} : { position }), counted: !counted };
  return { label: `${label}${which}`, boundaries: { ...boundaries, items: [...others, corrected] } };
}

type Item = Pick<OutlineItem, 'kind' | 'paragraph' | 'counted'>;

function objectCorrections(paragraph: number, boundaries: CheckedBoundaries): Correction[] {
  return (['table', 'figure'] as const).map((kind) =>
    itemCorrection({ kind, paragraph, counted: false }, boundaries),
  );
}
