import type { Drawing, Paragraph, Story } from './story.ts';

/**
 * Takes the text out of text boxes if they hold most of it, as in documents that were converted from PDF: what is in
 * them then counts as the text itself, in frames, and not as something beside it.
 */
export function unboxText(story: Story): void {
  const { paragraphs, sections } = story;
  if (!isMostlyBoxed(paragraphs)) return;
  const ordered = inReadingOrder(paragraphs);
  const indexOf = new Map(ordered.map((paragraph, index) => [paragraph.index, index]));
  const moved = (index: number) => indexOf.get(index) ?? index;
  const hostOf = (host: number | null) => (host === null || frees(paragraphs[host]) ? null : moved(host));
  for (const table of story.tables) {
    const { first, end, host } = table;
    table.first = moved(first);
    table.end = table.first + end - first;
    table.host = hostOf(host);
  }
  for (const drawing of story.drawings) drawing.paragraph = moved(drawing.paragraph);
  for (const section of sections) section.lastParagraph = moved(section.lastParagraph);
  const last = sections.at(-1);
  if (last) last.lastParagraph = ordered.length - 1;
  story.paragraphs = ordered.map((paragraph, index) => {
    const host = hostOf(paragraph.place.host);
    const place = { ...paragraph.place, host };
    if (host === null && paragraph.place.host !== null) return { ...asFrame(paragraph), index, place };
    return { ...(frees(paragraph) ? withoutBoxes(paragraph, story.drawings) : paragraph), index, place };
  });
}

function isMostlyBoxed(paragraphs: readonly Paragraph[]): boolean {
  let boxed = 0;
  let others = 0;
  for (const { place, words } of paragraphs) {
    if (place.host !== null && frees(paragraphs[place.host])) boxed += words;
    else others += words;
  }
  return boxed > others && boxed >= fewestWords;
}

/** Whether the text boxes of a paragraph may hold the text: it has no words itself, and is in the text. */
function frees(host: Paragraph | undefined): boolean {
  return host?.words === 0 && host.place.host === null && host.place.table === null;
}

/** Word ignores a page break in a text box. */
function asFrame(paragraph: Paragraph): Paragraph {
  return { ...paragraph, breaks: [], format: { ...paragraph.format, framed: true, pageBreakBefore: false } };
}

/** A box that has lost its text is nothing to see. */
function withoutBoxes(host: Paragraph, drawings: readonly Drawing[]): Paragraph {
  const kept: number[] = [];
  const keptBefore = [0];
  for (const index of host.drawings) {
    if (!isBox(drawings[index])) kept.push(index);
    keptBefore.push(kept.length);
  }
  const breaks = host.breaks.map((each) => ({ ...each, drawings: keptBefore[each.drawings] ?? kept.length }));
  return { ...host, drawings: kept, breaks };
}

/** Whether a drawing is made of text boxes, and at most of rules beside them. */
function isBox(drawing: Drawing | undefined): boolean {
  if (drawing?.kind !== 'shapes' || drawing.textBoxes === 0) return false;
  return drawing.textBoxes + drawing.lines === drawing.shapes;
}

/** A host comes after what is in its text boxes, unless it starts a page for them. */
function inReadingOrder(paragraphs: readonly Paragraph[]): Paragraph[] {
  const ordered: Paragraph[] = [];
  let host: Paragraph | null = null;
  for (const paragraph of paragraphs) {
    if (paragraph.place.host === null) {
      if (host) ordered.push(host);
      host = frees(paragraph) && !startsPage(paragraph) ? paragraph : null;
      if (host) continue;
    }
    ordered.push(paragraph);
  }
  return host ? [...ordered, host] : ordered;
}

function startsPage({ format, breaks, endsSection }: Paragraph): boolean {
  if (endsSection !== null) return false;
  return format.pageBreakBefore === true || breaks.some(({ drawings }) => drawings === 0);
}

/** A shorter text is a notice or a poster. */
const fewestWords = 200;
