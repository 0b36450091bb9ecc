import { historyInWords, scheduleChanges } from '../../../core/pricing/rates/compare-schedules.ts';
import { starterSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import type { RateChange } from '../../../core/services/rates.ts';
import { fullChangeId } from '../../desk/full-id.ts';
import { type ListCommandOptions, printList } from '../../desk/print-list.ts';
import { withDesk } from '../../desk/with-desk.ts';
import { ratesLines } from '../../rates/rates-lines.ts';
import { askFirst, checkAskable, type DeedCommandOptions } from '../../terminal/ask-first.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Channel, Terminal } from '../../terminal/terminal.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import { type Column, tableLines } from '../../terminal/text/table.ts';

/**
 * `thesisdesk rates history`: lists all changes to the rates, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export function ratesHistoryCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  return printList(options, terminal, (desk) => ({
    read: (page) => desk.rates.history(page),
    text: (changes) => changeTable(changes, terminal.output),
    none: 'The rates have never been changed.',
  }));
}

/**
 * `thesisdesk rates restore ID`: restores the rates that a change had put in force.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError if there is no terminal to ask on; DeskError `not_found`
 */
export async function ratesRestoreCommand(
  start: string,
  options: DeedCommandOptions,
  terminal: Terminal,
): Promise<number> {
  checkAskable(options, terminal, 'rates restore');
  return withDesk(options, terminal, async (desk) => {
    const { rates } = desk;
    const changeId = await fullChangeId(desk, start);
    const { schedule: wanted } = await rates.change(changeId);
    const { schedule: current } = await rates.inForce();
    const changes = scheduleChanges(current, wanted ?? starterSchedule);
    const deed = {
      command: 'rates restore',
      what: changes.length === 0 ? ['These rates are already in force.'] : changes,
      question: 'Put these rates in force?',
    };
    if (!(await askFirst(options, terminal, deed))) return 1;
    const restored = await rates.restore(changeId);
    await printResult(terminal, options.json === true, {
      json: [restored],
      text: () => ['Rates restored.', '', ...restoredLines(restored, terminal.output.style)],
    });
    return 0;
  });
}

function restoredLines({ schedule, changedAt }: RateChange, style: Style): string[] {
  return ratesLines({ ...(schedule ?? starterSchedule), updatedAt: changedAt }, style);
}

/** Formats changes to the rates for people, a row for each. */
function changeTable(changes: readonly RateChange[], output: Channel): string[] {
  const words = historyInWords(changes.map(({ schedule }) => schedule));
  const rows = changes.map(({ changeId, changedAt, isInForce }, index) => [
    changeId,
    localTime(changedAt),
    isInForce ? 'yes' : '',
    printable(inOneLine(words[index] ?? [])),
  ]);
  return tableLines(columns, rows, output);
}

/** The first changes, and how many more there are: the table has a line for each schedule. */
function inOneLine(changes: readonly string[]): string {
  const more = changes.length - mostShown;
  return [...changes.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const mostShown = 3;

const columns: readonly Column[] = [
  { title: 'Change', cut: 'id', least: 8 },
  { title: 'Made' },
  { title: 'In force' },
  { title: 'Rates', least: 14 },
];
