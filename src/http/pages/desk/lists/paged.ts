import { element } from '../../elements/element.ts';
import { counted } from '../../elements/format.ts';

/** A page of a list, as the desk answers it. */
export interface ListPage {
  count: number;
  nextCursor?: string | undefined;
}

/** Reads the first so many pages, each where the one before ended. */
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

/** Below a list that goes on: how many are shown, and a button for one page more. Nothing below one that is whole. */
export function moreBelow(pages: readonly ListPage[], shown: number, showMore: () => void): HTMLElement[] {
  const last = pages.at(-1);
  if (last?.nextCursor === undefined) return [];
  const button = element('button', { type: 'button', id: 'show-more', class: 'secondary' }, ['Show more']);
  button.addEventListener('click', () => {
    button.disabled = true;
    showMore();
  });
  const text = `${counted(shown, 'entry', 'entries')} of ${last.count} shown.`;
  return [element('p', { class: 'hint' }, [text]), element('p', { class: 'buttons' }, [button])];
}
