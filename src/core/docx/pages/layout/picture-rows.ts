import type { Drawing } from '../../story/story.ts';

/** Heights of the rows that a paragraph's inline pictures fill, in points. */
export function rowsOfPictures(drawings: readonly Drawing[], width: number): number[] {
  return rowsOf(
    drawings.filter(({ inline, height, kind }) => inline && height > 0 && kind !== 'equation'),
    width,
  );
}

/** Heights of the rows of floating drawings that leave no room for text beside them. */
export function rowsOfFloating(drawings: readonly Drawing[], width: number): number[] {
  return rowsOf(
    drawings.filter((drawing) => !drawing.inline && drawing.height > 0 && partsText(drawing, width)),
    width,
  );
}

/** Whether the text stops above the drawing and goes on below it. */
function partsText({ wrap, width: own }: Drawing, width: number): boolean {
  return wrap === 'aboveAndBelow' || (wrap === 'beside' && own > width - leastBeside);
}

/** In points. Word sets no text in a space narrower than an inch. */
const leastBeside = 72;

function rowsOf(drawings: readonly Drawing[], width: number): number[] {
  const rows: number[] = [];
  let used = width;
  for (const drawing of drawings) {
    if (used + drawing.width > width + 1) {
      if (rows.length >= mostRows) break;
      rows.push(drawing.height);
      used = drawing.width;
    } else {
      rows.push(Math.max(rows.pop() ?? 0, drawing.height));
      used += drawing.width;
    }
  }
  return rows;
}

/** No author puts this many into one paragraph. The rows are processed again for each of its breaks. */
const mostRows = 200;
