import { counted } from '../../../../core/text/counted.ts';
import { element } from '../../elements/element.ts';

/** A page of a list, as returned by the desk. */
export interface ListPage {
  count: number;
  nextCursor?: string | undefined;
}

/** Reads up to `most` pages, each continuing where the previous one ended. */
export async function readPages<Page extends ListPage>(
  most: number,
  read: (page: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor === undefined ? {} : { cursor });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages.length < most);
  return pages;
}

/** Reads the first `rows` entries, in as few pages as the desk allows. */
export async function readRows<Page extends ListPage>(
  rows: number,
  read: (page: { limit: number; cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  let left = rows;
  return readPages(Math.ceil(rows / largestPage), (page) => {
    const limit = Math.min(left, largestPage);
    left -= limit;
    return read({ limit, ...page });
  });
}

/** The most entries that the desk puts on a page. */
const largestPage = 500;

export interface ListEnd {
  /** Of the button, and of the line that takes its place; it has to differ if a page has several lists. */
  id?: string;
  /** Whether more than the first page was asked for. */
  isContinued?: boolean;
}

/**
 * For the end of an incomplete list: how many entries are shown, and a button for one more page. The end of a complete
 * one is empty, unless it is continued: then a line says how many there are, and takes over the button's focus.
 */
export function moreBelow(
  pages: readonly ListPage[],
  shown: number,
  showMore: () => void,
  { id = 'show-more', isContinued = pages.length > 1 }: ListEnd = {},
): HTMLElement[] {
  const last = pages.at(-1);
  const entries = counted(shown, 'entry', 'entries');
  if (last?.nextCursor === undefined) {
    return isContinued ? [element('p', { class: 'hint', id, tabindex: -1 }, [`${entries} shown.`])] : [];
  }
  const button = element('button', { type: 'button', id, class: 'secondary' }, ['Show more']);
  button.addEventListener('click', () => {
    // A button that is disabled loses the focus.
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    showMore();
  });
  const text = `${entries} of ${last.count} shown.`;
  return [element('p', { class: 'hint' }, [text]), element('p', { class: 'buttons' }, [button])];
}
