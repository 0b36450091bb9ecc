import { idSearchHint } from '../../../core/records/submissions/id-search.ts';
import { counted } from '../../../core/text/counted.ts';
import { element } from '../elements/element.ts';
import { lookAgain, watch } from '../elements/watch.ts';
import { moreBelow, readRows } from './section/paged.ts';
import { isReadOnward, keepingRowInSight, replaceKeepingView } from './section/refresh.ts';
import type { Section } from './section/section.ts';
import {
  filterForm,
  filtersIn,
  heldAddress,
  isHeldList,
  isWhole,
  type ListFilters,
  listAddress,
  queryOf,
} from './submissions/list-filters.ts';
import { keepPlace, placeOnWayBack, returnTo } from './submissions/list-place.ts';
import { newsChanged, seen } from './submissions/news.ts';
import { keptDraft } from './submissions/quote/draft/kept-draft.ts';
import { type ListedSubmission, submissionTable } from './submissions/submission-table.ts';

/** Submissions, filtered and sorted by the fields above the list, which stays up to date while it is visible. */
export const submissionsSection: Section = {
  title: 'Submissions',
  link: 'submissions',
  async open(opening) {
    const { client, place, query, signal, fail } = opening;
    let filters = filtersIn(query);
    let wayBack = placeOnWayBack(listAddress(filters));
    let rows = wayBack?.rows ?? pageSize;
    let shown = '';
    let total = 0;
    let turn = 0;
    let marked = seen.until();
    let newest = '';
    const list = element('div', {}, [element('p', { class: 'hint' }, ['Loading …'])]);
    const keepPlaceIn = keepPlace(list, signal);
    keepPlaceIn(listAddress(filters), rows);
    const waiting = element('p', { class: 'box doubt no-print', hidden: true });
    const found = element('p', { class: 'hint', role: 'status' });
    const state = element('p', { class: 'hint', role: 'status' });

    const printList = async () => {
      const own = ++turn;
      const asked = queryOf(filters, new Date());
      const read = () => readRows(rows, (page) => client.listSubmissions({ ...asked, ...page }, { signal }));
      // The reader may have asked for a different list in the meantime.
      const isOver = () => own !== turn || signal.aborted;
      const held = isHeldList(filters) ? { count: 0 } : client.listSubmissions(heldQuery, { signal });
      let [pages, { count: toSend }] = await Promise.all([read(), held]);
      if (isOver()) return false;
      const more = shown === '' ? 0 : (pages[0]?.count ?? 0) - total;
      if (more > 0 && pages.at(-1)?.nextCursor !== undefined && isReadOnward(list)) {
        // What came in above must not push out what is being read.
        rows += more;
        keepPlaceIn(listAddress(filters), rows);
        pages = await read();
        if (isOver()) return false;
      }
      total = pages[0]?.count ?? 0;
      const submissions = pages.flatMap((page) => page.submissions);
      if (isWhole(filters)) noteNewest(submissions);
      for (const { submissionId, purgedAt } of submissions) if (purgedAt) keptDraft.forget(submissionId);
      // An unchanged list is not replaced, so that whatever is selected in it stays so.
      const next = JSON.stringify([pages, marked, filters]);
      keepingRowInSight(list, () => {
        state.textContent = '';
        list.ariaBusy = null;
        showWaiting(waiting, toSend);
        if (next === shown) return;
        replaceKeepingView(
          list,
          submissions.length === 0 ? emptyList(filters) : tableOf(submissions),
          ...moreBelow(pages, submissions.length, showMore, { isContinued: rows > pageSize }),
        );
        found.textContent = isWhole(filters) ? '' : `${counted(total, 'submission', 'submissions')} found.`;
      });
      shown = next;
      if (wayBack) returnTo(wayBack);
      wayBack = null;
      return submissions.some(({ status }) => status === 'processing');
    };

    const tableOf = (submissions: readonly ListedSubmission[]) =>
      submissionTable(submissions, ({ createdAt }) => marked !== null && createdAt > marked, {
        ...opening,
        lookAgain: ask,
      });

    const noteNewest = ([first]: readonly ListedSubmission[]) => {
      if (first === undefined || first.createdAt <= newest) return;
      newest = first.createdAt;
      marked ??= newest;
      newsChanged();
    };

    const say = (text: string) =>
      keepingRowInSight(list, () => {
        state.textContent = text;
      });
    const look = async () => ({ isUnderWay: await printList() });
    const lookOn = () => lookAgain(look, { isShown: shown !== '', say });
    /** Shows another list. Until it is there, or while the desk cannot be reached, the one before is marked as such. */
    const ask = () => {
      list.ariaBusy = 'true';
      lookOn().catch(fail);
    };

    const showMore = () => {
      rows += pageSize;
      keepPlaceIn(listAddress(filters), rows);
      ask();
    };

    const change = (next: ListFilters) => {
      filters = next;
      rows = pageSize;
      total = Number.POSITIVE_INFINITY;
      wayBack = null;
      history.replaceState(null, '', listAddress(filters));
      keepPlaceIn(listAddress(filters), rows);
      ask();
    };

    /** Marks everything that has been on the screen as seen. */
    const leave = () => {
      if (newest === '') return;
      seen.keep(newest);
      newsChanged();
    };
    const turnAway = () => {
      if (document.hidden) leave();
      else marked = seen.until();
    };
    document.addEventListener('visibilitychange', turnAway, { signal });
    window.addEventListener('pagehide', leave, { signal });
    signal.addEventListener('abort', leave);

    const { services } = await client.listServices({ signal }).catch(() => ({ services: [] }));
    if (signal.aborted) return;
    const types = services.map(({ serviceType }) => serviceType);
    place.replaceChildren(
      waiting,
      filterForm(filters, types, { changed: change, signal }),
      found,
      state,
      list,
    );
    await watch(signal, lookOn);
  },
};

const pageSize = 50;
const heldQuery = { mail: 'held', limit: 1 } as const;

/** Says how many quotes wait for the editor to send them: a revised one may be far from the newest submissions. */
function showWaiting(box: HTMLElement, count: number): void {
  const text = `${counted(count, 'quote waits', 'quotes wait')} for you to send ${count === 1 ? 'it' : 'them'}. `;
  box.hidden = count === 0;
  if (box.dataset.count === String(count)) return;
  box.dataset.count = String(count);
  box.replaceChildren(text, element('a', { href: heldAddress }, [count === 1 ? 'Show it' : 'Show them']));
}

function emptyList(filters: ListFilters): HTMLElement {
  const text = isWhole(filters)
    ? 'No submissions yet.'
    : `No submissions match.${idSearchHint(filters.search)}`;
  return element('p', { class: 'empty' }, [text]);
}
