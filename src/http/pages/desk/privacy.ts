import { erasedFrom } from '../../../core/text/erasure-in-words.ts';
import { type Child, element } from '../elements/element.ts';
import { localTime } from '../elements/format.ts';
import { table } from '../elements/table.ts';
import { personPanel } from './privacy/person-panel.ts';
import { purgePanel } from './privacy/purge-panel.ts';
import { purgedParts } from './privacy/purge-view.ts';
import type { ListPage } from './section/paged.ts';
import { pagedList } from './section/paged-list.ts';
import type { Opening, Section } from './section/section.ts';
import { mustBeOperator } from './token/token-form.ts';

/**
 * One person's data, to be exported or erased; and the deletion of what is old. `#privacy-7f3c` looks up the person of that
 * submission: an address of a page stays in the browser's history, and so must not contain a person's.
 */
export const privacySection: Section = {
  title: 'Privacy',
  link: 'privacy',
  async open(opening) {
    const { place, item, signal } = opening;
    await mustBeOperator(opening);
    const removals = removalLists(opening);
    // What one of the two removes, the other must not go on showing.
    const person = personPanel(opening, () => {
      purge.clear();
      removals.show();
    });
    const purge = purgePanel(opening, () => {
      person.clear();
      removals.show();
    });
    if (signal.aborted) return;
    place.replaceChildren(
      element('h2', {}, ['One person']),
      person.element,
      element('h2', {}, ['Old submissions']),
      purge.element,
      removals.place,
    );
    removals.show();
    if (item !== null) await person.lookUpSubmission(item);
  },
};

/** What was erased and deleted before, without names. */
interface RemovalLists {
  place: HTMLElement;
  /** Reloads the lists. */
  show(): void;
}

function removalLists(opening: Opening): RemovalLists {
  const { client, signal } = opening;
  const erasures = removalList(opening, {
    id: 'more-erasures',
    caption: 'Erased people, newest first',
    none: 'Nobody has been erased yet.',
    read: (page) => client.listErasures(page, { signal }),
    rowsOf: (page) =>
      page.erasures.map((erasure) => {
        const parts = erasedFrom(erasure).flatMap(({ count, text }) => (count === 0 ? [] : [text]));
        const state = erasure.isUnfinished ? ' (interrupted: erase the person again)' : '';
        return [localTime(erasure.erasedAt), `${parts.join(', ')}${state}`];
      }),
  });
  const purges = removalList(opening, {
    id: 'more-purges',
    caption: 'Purges of old data, newest first',
    none: 'No old data has been purged yet.',
    read: (page) => client.listPurges(page, { signal }),
    rowsOf: (page) => page.purges.map((purge) => [localTime(purge.purgedAt), purgedParts(purge).join(', ')]),
  });
  return {
    place: element('div', { class: 'removals' }, [
      element('h2', {}, ['Removed so far']),
      element('h3', {}, ['People']),
      erasures.place,
      element('h3', {}, ['Old submissions']),
      purges.place,
    ]),
    show() {
      erasures.show();
      purges.show();
    },
  };
}

interface ListOfRemovals<Page> {
  /** Of the button that shows more. */
  id: string;
  caption: string;
  none: string;
  read(page: { limit: number; cursor?: string }): Promise<Page>;
  rowsOf(page: Page): Child[][];
}

function removalList<Page extends ListPage>(
  opening: Opening,
  { id, caption, none, read, rowsOf }: ListOfRemovals<Page>,
): RemovalLists {
  const columns = [{ name: 'When' }, { name: 'What' }];
  return pagedList(opening, {
    id,
    read: (page) => read({ limit: 10, ...page }),
    entriesOf: rowsOf,
    view: (rows) => (rows.length === 0 ? element('p', {}, [none]) : table({ caption, columns, rows })),
  });
}
