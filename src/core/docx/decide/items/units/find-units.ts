import { drawingsOf, type Paragraph, type Story, type Table } from '../../../story/story.ts';
import type { Numbering } from '../../../story/styles/numbering.ts';
import type { Heading } from '../../../structure/headings.ts';
import type { ZoneOf } from '../../../structure/zones.ts';
import { outermostTable } from '../../zones/passages.ts';
import { type CaptionCells, readCaptionCells } from './caption-cells.ts';
import { type CaptionLine, readCaptionLines } from './caption-line.ts';
import { areaOfPage, graphicsOf } from './graphics.ts';
import { tableDepths } from './table-depths.ts';
import { type Gap, isBareLabel, isMereLabel, noGap, type Unit, widen } from './unit.ts';

export interface UnitContext {
  numbering: Numbering;
  zoneOf: ZoneOf;
  /** Entries of the contents and of lists of figures, which repeat captions but are not captions themselves. */
  listed: ReadonlySet<number>;
  headings: readonly Heading[];
}

/** Finds everything that may be part of a table or figure. Looks at each paragraph only a few times. */
export function findUnits(story: Story, from: number, context: UnitContext): Unit[] {
  const pageArea = areaOfPage(story);
  const depths = tableDepths(story);
  const walk: Walk = { story, context, units: [], gap: noGap(), block: -1, pageArea };
  let nextTable = 0;
  let index = from;
  while (index < story.paragraphs.length) {
    const paragraph = story.paragraphs[index];
    if (!paragraph) break;
    const table = outermostTable(story, paragraph);
    const end = table ? Math.max(table.end, index + 1) : endOfHosted(story, index);
    const inside: Table[] = [];
    // Tables are numbered in the order in which they open.
    for (let each = story.tables[nextTable]; each && each.first < end; each = story.tables[nextTable]) {
      const isShallow = (depths[each.index] ?? 0) <= deepest;
      if (each !== table && each.first >= index && each.end > each.first && isShallow) inside.push(each);
      nextTable += 1;
    }
    if (context.zoneOf(index) === 'text') {
      walk.block += 1;
      const paragraphs = story.paragraphs.slice(index, end);
      if (table) walkTable(walk, table, inside, paragraphs);
      else walkParagraph(walk, paragraph, inside, paragraphs);
    } else walk.gap = { ...noGap(), heading: true, laterHeading: true };
    index = end;
  }
  return walk.units;
}

interface Walk {
  story: Story;
  context: UnitContext;
  units: Unit[];
  /** What has come since the last unit. */
  gap: Gap;
  block: number;
  /** Of the smallest page, in square points. */
  pageArea: number;
}

/**
 * Adds a grid, then what its cells hold. Nested grids become units of their own only if there are captions among
 * them, or if the outer grid is just a frame.
 */
function walkTable(
  walk: Walk,
  table: Table,
  inside: readonly Table[],
  paragraphs: readonly Paragraph[],
): void {
  const captions = captionsIn(walk, paragraphs);
  const grid = walk.units.length;
  addGrid(walk, table, inside.length > 0, paragraphs, null);
  const outer = outerTables(inside);
  const isFrame = table.rows === 1 && table.columns === 1;
  const nested = captions.size > 0 || isFrame ? new Map(inside.map((each) => [each.first, each])) : null;
  for (const paragraph of paragraphs) {
    const each = nested?.get(paragraph.index);
    if (each && (each.outer === table.index || each.host !== null))
      addGrid(walk, each, outer.has(each.index), between(paragraphs, each), grid);
    addGraphics(walk, paragraph, { grid });
    const lines = captions.get(paragraph.index);
    if (lines) addCaptions(walk, paragraph, lines, grid);
    // The space between a caption and its object only matters if there are captions.
    else if (nested && paragraph.place.table === table.index)
      widen(walk.gap, paragraph, paragraph.words, walk.context.numbering);
  }
  walk.gap = noGap();
}

/** Adds a paragraph's pictures and its caption, then what its text boxes hold. */
function walkParagraph(
  walk: Walk,
  own: Paragraph,
  inside: readonly Table[],
  paragraphs: readonly Paragraph[],
): void {
  const captions = captionsIn(walk, paragraphs);
  const lines = captions.get(own.index) ?? [];
  const [line] = lines;
  const boxed = paragraphs.filter((each) => each !== own && each.words > 0);
  const onlyCaptions = boxed.length > 0 && boxed.every(({ index }) => captions.has(index));
  widen(walk.gap, own, line?.wordsBefore ?? 0, walk.context.numbering);
  // A floating picture belongs to the caption in its text box, not to the caption that it is anchored in.
  const isApart =
    captions.size > (line ? 1 : 0) && drawingsOf(walk.story, own).every(({ inline }) => !inline);
  if (isApart) addCaptions(walk, own, lines, null);
  addGraphics(walk, own, { onlyCaptions, proseAround: line ? line.wordsBefore : own.words });
  if (!isApart) addCaptions(walk, own, lines, null);
  const outer = outerTables(inside);
  const grids = new Map(inside.flatMap((each) => (each.outer === null ? [[each.first, each]] : [])));
  for (const paragraph of paragraphs) {
    if (paragraph === own) continue;
    const each = grids.get(paragraph.index);
    if (each) addGrid(walk, each, outer.has(each.index), between(paragraphs, each), null);
    addGraphics(walk, paragraph, { onlyCaptions });
    addCaptions(walk, paragraph, captions.get(paragraph.index) ?? [], null);
  }
  if (line) return;
  if (own.words === 0) walk.gap.blanks += own.drawings.length === 0 ? 1 : 0;
  // The words in a picture's paragraph are beside the picture, on either side, also if it is in a text box there.
  else if ((walk.units.at(-1)?.paragraph ?? -1) < own.index)
    widen(walk.gap, own, own.words, walk.context.numbering);
}

/** Lines that may be captions, by paragraph index. */
function captionsIn(
  { story, context: { numbering, listed } }: Walk,
  paragraphs: readonly Paragraph[],
): Map<number, CaptionLine[]> {
  const found = new Map<number, CaptionLine[]>();
  let cells: CaptionCells | null = null;
  for (const paragraph of paragraphs) {
    if (listed.has(paragraph.index)) continue;
    const lines = readCaptionLines(paragraph, numbering);
    const [line] = lines;
    if (!line) continue;
    cells ??= readCaptionCells(paragraphs, story.tables);
    if (cells.mayHold(paragraph, line)) found.set(paragraph.index, lines);
  }
  return found;
}

function addCaptions(
  walk: Walk,
  source: Paragraph,
  lines: readonly CaptionLine[],
  grid: number | null,
): void {
  const floating = source.place.host !== null;
  if (isTitleLine(walk, lines, grid)) {
    widen(walk.gap, source, source.words, walk.context.numbering);
    return;
  }
  if (lines[0]?.labelled) dropDescription(walk, lines[0]);
  for (const line of lines)
    walk.units.push({ ...placed(walk, source.index, grid), floating, type: 'caption', line, source });
}

/** Whether it is the title of a label that stands on the line before, both in a caption style, as in APA style. */
function isTitleLine({ units, gap }: Walk, lines: readonly CaptionLine[], grid: number | null): boolean {
  const label = units.at(-1);
  if (!isBareLabel(label) || isMereLabel(label) || label?.grid !== grid || gap.lines > 0) return false;
  return lines.length > 0 && lines.every(({ kind, labelled }) => kind === 'unlabelled' && !labelled);
}

/** Pandoc sets a picture's alternative text as its caption, above the one that the author typed. */
function dropDescription({ units, gap }: Walk, { kind }: CaptionLine): void {
  const [picture, description] = units.slice(-2);
  if (kind !== 'figure' || description?.type !== 'caption' || picture?.type !== 'graphic') return;
  const { styled, labelled, counted } = description.line;
  if (!styled || labelled || counted || description.gap.lines > 0 || gap.lines > 0) return;
  units.pop();
}

function addGrid(
  walk: Walk,
  table: Table,
  holdsGrids: boolean,
  paragraphs: readonly Paragraph[],
  grid: number | null,
): void {
  walk.units.push({
    ...placed(walk, table.first, grid),
    floating: table.host !== null,
    type: 'grid',
    table,
    isNesting: holdsGrids,
    paragraphs,
    drawings: paragraphs.flatMap((each) => drawingsOf(walk.story, each)),
  });
}

interface GraphicsPlace {
  grid?: number;
  /** Its text boxes hold captions and nothing else. */
  onlyCaptions?: boolean;
  proseAround?: number;
}

function addGraphics(
  walk: Walk,
  source: Paragraph,
  { grid, onlyCaptions = false, proseAround = source.words }: GraphicsPlace,
): void {
  for (const group of graphicsOf(walk.story, source, { onlyCaptions, pageArea: walk.pageArea })) {
    walk.units.push({
      ...placed(walk, source.index, grid ?? null),
      floating: source.place.host !== null,
      type: 'graphic',
      drawings: group,
      source,
      proseAround,
    });
  }
}

function placed(walk: Walk, paragraph: number, grid: number | null) {
  const { gap, block, units } = walk;
  walk.gap = noGap();
  return { position: units.length, paragraph, gap, block, grid };
}

function between(paragraphs: readonly Paragraph[], { first, end }: Table): readonly Paragraph[] {
  const start = paragraphs[0]?.index ?? 0;
  return paragraphs.slice(first - start, end - start);
}

/** Indexes of tables that contain others. */
function outerTables(tables: readonly Table[]): ReadonlySet<number | null> {
  return new Set(tables.map(({ outer }) => outer));
}

/** Documents do not nest tables deeper. Each grid is read together with everything in it. */
const deepest = 6;

/** The end of a paragraph's text boxes, which follow it with everything nested in them. */
function endOfHosted(story: Story, index: number): number {
  let end = index + 1;
  while ((story.paragraphs[end]?.place.host ?? -1) >= index) end += 1;
  return end;
}
