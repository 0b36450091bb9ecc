import type { Numbering } from '../../story/numbering.ts';
import type { Drawing, DrawingKind, Paragraph, Story, Table } from '../../story/story.ts';
import type { ZoneOf } from '../../structure/zones.ts';
import { type CaptionLine, readCaptionLine } from './caption-line.ts';
import { type CaptionUnit, type Gap, type GraphicUnit, type GridUnit, noGap, type Unit } from './unit.ts';

export interface UnitContext {
  numbering: Numbering;
  zoneOf: ZoneOf;
  /** Entries of contents and of lists of figures, which repeat captions and are none themselves. */
  listed: ReadonlySet<number>;
}

/** Finds all that tables and figures of the text can be made of. Each paragraph is looked at a few times. */
export function findUnits(story: Story, from: number, context: UnitContext): Unit[] {
  const walk: Walk = { story, context, units: [], gap: noGap(), block: -1 };
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
      if (each !== table && each.first >= index && each.end > each.first) inside.push(each);
      nextTable += 1;
    }
    if (context.zoneOf(index) === 'text') {
      walk.block += 1;
      const paragraphs = story.paragraphs.slice(index, end);
      if (table) walkTable(walk, table, inside, paragraphs);
      else walkParagraph(walk, paragraph, paragraphs, inside);
    } else walk.gap = { ...noGap(), heading: true, laterHeading: true };
    index = end;
  }
  return walk.units;
}

interface Walk {
  story: Story;
  context: UnitContext;
  units: Unit[];
  /** What came since the last unit. */
  gap: Gap;
  block: number;
}

function walkTable(
  walk: Walk,
  table: Table,
  inside: readonly Table[],
  paragraphs: readonly Paragraph[],
): void {
  const captions = captionsIn(walk, paragraphs);
  const grid = addGrid(walk, table, inside, paragraphs, null);
  const position = grid.position;
  if (captions.size === 0) {
    for (const paragraph of paragraphs) addGraphics(walk, paragraph, { grid: position });
    walk.gap = noGap();
    return;
  }
  let nested = 0;
  for (const paragraph of paragraphs) {
    for (let each = inside[nested]; each && each.first <= paragraph.index; each = inside[nested]) {
      nested += 1;
      const first = each.first - (paragraphs[0]?.index ?? 0);
      const within = inside.filter(
        (other) => other.first >= each.first && other.end <= each.end && other !== each,
      );
      if (each.outer === table.index || each.host !== null)
        addGrid(walk, each, within, paragraphs.slice(first, first + each.end - each.first), position);
    }
    addGraphics(walk, paragraph, { grid: position });
    const line = captions.get(paragraph.index);
    if (line) addCaption(walk, paragraph, line, position);
    else if (paragraph.place.table === table.index) addToGap(walk.gap, paragraph, paragraph.words);
  }
  walk.gap = noGap();
}

/** A paragraph of the text with the text boxes that are anchored in it. */
function walkParagraph(
  walk: Walk,
  own: Paragraph,
  paragraphs: readonly Paragraph[],
  inside: readonly Table[],
): void {
  const captions = captionsIn(walk, paragraphs);
  const ownLine = captions.get(own.index) ?? null;
  const boxed = paragraphs.filter((each) => each !== own && each.words > 0);
  const onlyCaptions = boxed.length > 0 && boxed.every(({ index }) => captions.has(index));
  const boxWords = boxed.reduce((sum, { index, words }) => sum + (captions.has(index) ? 0 : words), 0);
  addToGap(walk.gap, own, 0);
  if (ownLine !== null && ownLine.wordsBefore > 0) addWords(walk.gap, own, ownLine.wordsBefore);
  addGraphics(walk, own, { onlyCaptions, boxWords, proseAround: ownLine ? ownLine.wordsBefore : own.words });
  if (ownLine) addCaption(walk, own, ownLine, null);
  let nested = 0;
  for (const paragraph of paragraphs) {
    if (paragraph === own) continue;
    for (let each = inside[nested]; each && each.first <= paragraph.index; each = inside[nested]) {
      nested += 1;
      if (each.outer !== null) continue;
      const first = each.first - own.index;
      const within = inside.filter(
        (other) => other.first >= each.first && other.end <= each.end && other !== each,
      );
      addGrid(walk, each, within, paragraphs.slice(first, first + each.end - each.first), null);
    }
    addGraphics(walk, paragraph, { onlyCaptions });
    const line = captions.get(paragraph.index);
    if (line) addCaption(walk, paragraph, line, null);
  }
  if (ownLine !== null) return;
  if (own.words === 0) walk.gap.blanks += own.drawings.length === 0 ? 1 : 0;
  // Words in the paragraph of a picture stand beside it.
  else if (walk.units.at(-1)?.paragraph === own.index) walk.gap.beside += own.words;
  else addWords(walk.gap, own, own.words);
}

/** Lines that may be captions, by the index of their paragraph. */
function captionsIn(
  { story, context: { numbering, listed } }: Walk,
  paragraphs: readonly Paragraph[],
): Map<number, CaptionLine> {
  const found = new Map<number, CaptionLine>();
  let grids: Grids | null = null;
  for (const paragraph of paragraphs) {
    if (listed.has(paragraph.index)) continue;
    const line = readCaptionLine(paragraph, numbering);
    if (!line) continue;
    grids ??= readGrids(paragraphs, story.tables);
    if (line.styled || line.counted || mayHoldCaption(paragraph, grids)) found.set(paragraph.index, line);
  }
  return found;
}

interface Grids {
  /** Filled cells of each row, as `table:row`. */
  filled: ReadonlyMap<string, ReadonlySet<number>>;
  /** Tables that hold pictures or other tables. */
  frames: ReadonlySet<number>;
}

/**
 * A cell of a data table may say "Sample 1" or "Figure 3" without being a caption. A typed one stands alone
 * in its row, across the grid, or in a grid that was drawn around pictures or other tables.
 */
function mayHoldCaption({ place }: Paragraph, { filled, frames }: Grids): boolean {
  if (place.table === null || frames.has(place.table)) return true;
  return (filled.get(`${place.table}:${place.row}`)?.size ?? 0) <= 1;
}

function readGrids(paragraphs: readonly Paragraph[], tables: Story['tables']): Grids {
  const filled = new Map<string, Set<number>>();
  const frames = new Set<number>();
  for (const { place, words, drawings } of paragraphs) {
    if (place.table === null) continue;
    const outer = tables[place.table]?.outer ?? null;
    if (outer !== null) frames.add(outer);
    if (drawings.length > 0) frames.add(place.table);
    if (words === 0) continue;
    const row = `${place.table}:${place.row}`;
    const cells = filled.get(row) ?? new Set();
    filled.set(row, cells.add(place.cell));
  }
  return { filled, frames };
}

function addCaption(walk: Walk, source: Paragraph, line: CaptionLine, grid: number | null): CaptionUnit {
  const unit: CaptionUnit = {
    ...placed(walk, source.index, grid),
    floating: source.place.host !== null,
    type: 'caption',
    line,
    source,
  };
  walk.units.push(unit);
  return unit;
}

function addGrid(
  walk: Walk,
  table: Table,
  nested: readonly Table[],
  paragraphs: readonly Paragraph[],
  grid: number | null,
): GridUnit {
  const unit: GridUnit = {
    ...placed(walk, table.first, grid),
    floating: table.host !== null,
    type: 'grid',
    table,
    nested,
    paragraphs,
    drawings: paragraphs.flatMap((each) => drawingsOf(walk.story, each)),
  };
  walk.units.push(unit);
  return unit;
}

interface GraphicsPlace {
  grid?: number | null;
  /** Its text boxes hold captions and nothing else. */
  onlyCaptions?: boolean;
  boxWords?: number;
  proseAround?: number;
}

/** Each picture, chart or object by itself; loose shapes belong to it, or make one drawing together. */
function addGraphics(
  walk: Walk,
  source: Paragraph,
  { grid = null, onlyCaptions = false, boxWords = 0, proseAround = source.words }: GraphicsPlace,
): void {
  if (source.drawings.length === 0) return;
  const drawings = drawingsOf(walk.story, source).filter(
    (drawing) => canBearCaption(drawing) && !(onlyCaptions && isBareTextBox(drawing)),
  );
  const shapes = drawings.filter(({ kind }) => kind === 'shapes');
  const others = drawings.filter(({ kind }) => kind !== 'shapes');
  const groups = others.map((drawing, index) => (index === 0 ? [drawing, ...shapes] : [drawing]));
  if (groups.length === 0 && shapes.length > 0) groups.push(shapes);
  for (const group of groups) {
    const unit: GraphicUnit = {
      ...placed(walk, source.index, grid),
      floating: source.place.host !== null,
      type: 'graphic',
      drawings: group,
      source,
      proseAround,
      boxWords,
    };
    walk.units.push(unit);
  }
}

function placed(walk: Walk, paragraph: number, grid: number | null) {
  const { gap, block } = walk;
  walk.gap = noGap();
  return { position: walk.units.length, paragraph, gap, block, grid };
}

function addToGap(gap: Gap, paragraph: Paragraph, words: number): void {
  for (const { kind } of paragraph.breaks) {
    if (kind === 'page') gap.authorBreak = true;
    if (kind === 'recorded') gap.recordedBreak = true;
  }
  if (paragraph.format.pageBreakBefore) gap.authorBreak = true;
  if (words > 0) addWords(gap, paragraph, words);
}

function addWords(gap: Gap, { text, format }: Paragraph, words: number): void {
  if (gap.lines === 0) {
    gap.firstLine = words;
    gap.firstText = text;
  }
  if ((format.outlineLevel ?? 9) < 9) {
    if (gap.lines > 0) gap.laterHeading = true;
    gap.heading = true;
  }
  gap.words += words;
  gap.lines += 1;
  gap.longest = Math.max(gap.longest, words);
}

function drawingsOf({ drawings }: Story, paragraph: Paragraph): Drawing[] {
  return paragraph.drawings.flatMap((index) => drawings[index] ?? []);
}

/** Whether a drawing can bear a figure's caption; a text box of code can. */
function canBearCaption(drawing: Drawing): boolean {
  return !neverCaptioned.has(drawing.kind);
}

const neverCaptioned: ReadonlySet<DrawingKind> = new Set(['equation', 'rule', 'ink', 'control']);

function isBareTextBox(drawing: Drawing): boolean {
  return drawing.kind === 'shapes' && drawing.textBoxes > 0 && drawing.shapes <= drawing.textBoxes;
}

function outermostTable(story: Story, paragraph: Paragraph): Table | null {
  let table = paragraph.place.table === null ? null : (story.tables[paragraph.place.table] ?? null);
  while (table && table.outer !== null) table = story.tables[table.outer] ?? null;
  return table && table.host === null ? table : null;
}

/** A paragraph's text boxes follow it, with all that is nested in them. */
function endOfHosted(story: Story, index: number): number {
  let end = index + 1;
  while ((story.paragraphs[end]?.place.host ?? -1) >= index) end += 1;
  return end;
}
