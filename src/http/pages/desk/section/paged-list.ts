import { element } from '../../elements/element.ts';
import { problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import { type ListPage, moreBelow, readPages } from './paged.ts';
import { replaceKeepingView } from './refresh.ts';
import type { Opening } from './section.ts';

export interface PagedListOptions<Page, Entry> {
  /** Of the button that shows more. @default `show-more` */
  id?: string;
  read(page: { cursor?: string }): Promise<Page>;
  entriesOf(page: Page): readonly Entry[];
  /** Makes what is shown of the entries. */
  view(entries: readonly Entry[]): HTMLElement;
}

export interface PagedList {
  place: HTMLElement;
  /** Reads the list and shows it. Never rejects: a failure is shown below what is there. */
  show(): Promise<void>;
}

/**
 * A list of which more pages are shown on demand. If it cannot be read, it says so in the place of the button for more: what
 * was typed or said around the list has nothing to do with that, and stays.
 */
export function pagedList<Page extends ListPage, Entry>(
  { signal, fail }: Pick<Opening, 'signal' | 'fail'>,
  { id = 'show-more', read, entriesOf, view }: PagedListOptions<Page, Entry>,
): PagedList {
  const list = element('div');
  const end = element('div');
  let most = 1;
  const show = async () => {
    try {
      const pages = await readPages(most, read);
      if (signal.aborted) return;
      const entries = pages.flatMap(entriesOf);
      // Whoever pressed a button there is not left without a focus.
      const isContinued = pages.length > 1 || end.contains(document.activeElement);
      replaceKeepingView(list, view(entries));
      replaceKeepingView(end, ...moreBelow(pages, entries.length, showMore, { id, isContinued }));
    } catch (error) {
      if (signal.aborted) return;
      if (wantsToken(error)) return fail(error);
      const action = { label: 'Try again', act: show, id };
      replaceKeepingView(end, problemBox(`The list could not be loaded. ${sentenceOf(error)}`, action));
    }
  };
  const showMore = () => {
    most++;
    return show();
  };
  return { place: element('div', {}, [list, end]), show };
}
