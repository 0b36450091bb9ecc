import { historyInWords, scheduleChanges } from '../../../../core/pricing/rates/compare-schedules.ts';
import { type RateSchedule, starterSchedule } from '../../../../core/pricing/rates/rate-schedule.ts';
import type { OperationTypes } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import { announce } from '../../elements/problem-box.ts';
import { table } from '../../elements/table.ts';
import { confirmed } from '../section/confirmed.ts';
import { pagedList } from '../section/paged-list.ts';
import { refresh } from '../section/refresh.ts';
import type { Opening } from '../section/section.ts';
import { sendWith } from '../section/send-with.ts';
import { hasUnsaved, setUnsaved } from '../section/unsaved.ts';

type RateChange = OperationTypes['restoreRates']['output'];

/** All rates that were ever in force, with a button to restore each. */
export interface RatesHistory {
  place: HTMLElement;
  /** Reloads the list; `current` is the schedule in force. */
  show(current: RateSchedule): void;
}

export function ratesHistory(opening: Opening): RatesHistory {
  const { client, signal } = opening;
  const starter = element('div');
  let current: RateSchedule = starterSchedule;
  const list = pagedList(opening, {
    read: (page) => client.listRateChanges({ limit: 10, ...page }, { signal }),
    entriesOf: ({ changes }) => changes,
    view(changes) {
      starter.replaceChildren(...(changes[0]?.schedule ? [starterButton(current, opening)] : []));
      if (changes.length > 0) return listOf(changes, current, opening);
      return element('p', { class: 'empty' }, ['The rates have never been changed.']);
    },
  });
  return {
    place: element('section', { 'aria-labelledby': 'history-title' }, [
      element('h2', { id: 'history-title' }, ['Earlier rates']),
      list.place,
      starter,
    ]),
    show(schedule) {
      current = schedule;
      list.show();
    },
  };
}

function listOf(changes: readonly RateChange[], current: RateSchedule, opening: Opening): HTMLElement {
  const words = historyInWords(changes.map(({ schedule }) => schedule as RateSchedule | null));
  const rows = changes.map((change, index) => [
    localTime(change.changedAt),
    inWords(words[index] ?? []),
    change.isInForce ? 'In force' : restoreButton(change, current, opening),
  ]);
  const columns = [{ name: 'Changed' }, { name: 'Rates' }, { name: 'Restore' }];
  return table({ caption: 'Changes to the rates, newest first', columns, rows });
}

/** What changed, one line each; of many changes, the rest opens on demand. */
function inWords(changes: readonly string[]): HTMLElement {
  const [first = '', ...more] = changes;
  if (more.length === 0) return element('span', {}, [first]);
  const linesOf = (lines: readonly string[]) =>
    element(
      'ul',
      {},
      lines.map((line) => element('li', {}, [line])),
    );
  // A button that opens a single line would take up as much room as the line.
  if (changes.length <= mostShown + 1) return element('div', { class: 'changes' }, [linesOf(changes)]);
  const rest = changes.slice(mostShown);
  return element('div', { class: 'changes' }, [
    linesOf(changes.slice(0, mostShown)),
    element('details', {}, [element('summary', {}, [`${rest.length} more changes`]), linesOf(rest)]),
  ]);
}

const mostShown = 5;

function restoreButton(
  { changeId, changedAt, schedule }: RateChange,
  current: RateSchedule,
  opening: Opening,
): HTMLElement {
  const which = `the rates of ${localTime(changedAt).textContent}`;
  const label = ['Restore', element('span', { class: 'hidden-text' }, [` ${which}`])];
  return restoring({ changeId, schedule, which, label }, current, opening);
}

/** The starter rates were in force before the first change, so no row of the list has them. */
function starterButton(current: RateSchedule, opening: Opening): HTMLElement {
  const which = 'the starter rates';
  const starter = { changeId: 'starter', schedule: null, which, label: [`Restore ${which}`] };
  return element('p', { class: 'buttons' }, [restoring(starter, current, opening)]);
}

interface RatesToRestore extends Pick<RateChange, 'changeId' | 'schedule'> {
  /** In the middle of a sentence. */
  which: string;
  label: Child[];
}

/** A button that restores rates after a question that says what changes. */
function restoring(
  { changeId, schedule, which, label }: RatesToRestore,
  current: RateSchedule,
  { client, signal, fail }: Opening,
): HTMLElement {
  const problem = element('div');
  const attributes = { type: 'button', id: `restore-${changeId}`, class: 'secondary small' };
  const button = element('button', attributes, label);
  button.addEventListener('click', async () => {
    const differences = scheduleChanges(current, (schedule ?? starterSchedule) as RateSchedule);
    const question = {
      question: `Restore ${which}?`,
      details: [
        ...(differences.length === 0 ? ['They are the same as those in force.'] : differences),
        ...(hasUnsaved() ? ['Your unsaved changes will be discarded.'] : []),
      ],
      yes: 'Restore rates',
      no: 'Cancel',
    };
    if (!(await confirmed(question))) return;
    button.after(problem);
    await sendWith({ button, problem, signal, fail }, async () => {
      await client.restoreRates({ changeId });
      announce('Rates restored.');
      if (signal.aborted) return;
      setUnsaved(null);
      refresh();
    });
  });
  return button;
}
