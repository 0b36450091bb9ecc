import type { Decided } from '../../../../src/core/docx/decide/decide-dissertation.ts';
import { openingAt } from '../../../../src/core/docx/evidence/describe.ts';
import type { Doubt } from '../../../../src/core/docx/evidence/doubt.ts';
import type { Dissertation } from '../../../../src/core/docx/read-dissertation.ts';

/**
 * Returns the doubts whose sentences do not name what there is to look at. That is the page of their paragraph, the words
 * at it, the item that they are about or, for pages, the first of those that are blank.
 */
export function unplaced(
  { doubts, pageOf, result }: Pick<Decided, 'doubts' | 'pageOf' | 'result'>,
  { story: { paragraphs } }: Pick<Dissertation, 'story'>,
): Doubt[] {
  const { firstBlankPage } = result.report.pages;
  return doubts.filter(({ cause, says, names, paragraph, items }) => {
    const [item] = items ?? [];
    const places = [
      `page ${pageOf(paragraph)}`,
      `"${openingAt(paragraph, paragraphs)}"`,
      ...(item ? [`paragraph ${item.paragraph} on page ${item.place?.page}`, captionOf(item.caption)] : []),
      ...(cause === 'pages' && firstBlankPage ? [`page ${firstBlankPage}`] : []),
    ];
    return !(paragraphs[paragraph] && places.includes(names) && says.includes(names));
  });
}

/** As long as sentences quote a caption. */
function captionOf(caption: string | null): string {
  const text = caption ?? '';
  return text.length > 60 ? `"${text.slice(0, 60).trimEnd()}…"` : `"${text}"`;
}
