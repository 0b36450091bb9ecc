import type { StoryCursor } from '../story-cursor.ts';
import type { ElementRule } from './block-elements.ts';

/** The elements that wrap a picture, chart, shape or embedded object (17.3.3). */
export const drawingElements: Readonly<Record<string, ElementRule>> = {
  'w:drawing': wrapper('w:drawing'),
  'w:pict': wrapper('w:pict'),
  'w:object': wrapper('w:object'),
};

function wrapper(name: string): ElementRule {
  return { open: (cursor) => cursor.openDrawing(name), close: (cursor) => closeDrawing(cursor, name) };
}

function closeDrawing({ flow, story }: StoryCursor, element: string): void {
  const { drawing: open, paragraph } = flow;
  if (open?.element !== element) return;
  flow.drawing = null;
  const { kind, index } = open.finish();
  if (open.isHidden) {
    // In a damaged document, others may have come after it.
    if (story.drawings.length - 1 !== index || paragraph?.drawings.at(-1) !== index) return;
    story.drawings.pop();
    paragraph.drawings.pop();
  }
  // An embedded object does not count as a character of the text, unlike a native Word equation.
  else if (kind === 'equation' && paragraph) paragraph.equations += 1;
}
