import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { readRates } from '../../documents/input-files.ts';
import { ratesLines } from '../../rates/rates-lines.ts';
import { askFirst, checkAskable } from '../../terminal/ask-first.ts';
import { warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { plainStyle } from '../../terminal/text/style.ts';

/**
 * `thesisdesk rates get`: shows the schedule that quotes use; until one is stored, the starter rates, with a warning.
 * `rates set` accepts the output of `--json`.
 *
 * @returns the exit code
 */
export async function ratesGetCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const { schedule, isStarter } = await lookAtDesk(options, terminal, (desk) => desk.rates.inForce());
  if (isStarter) await warn(terminal.errors, starterWarning);
  await printResult(terminal, options.json === true, {
    json: [schedule],
    text: () => ratesLines(schedule, terminal.output.style),
  });
  return 0;
}

/**
 * `thesisdesk rates set FILE`: stores a schedule from a JSON file.
 *
 * @returns the exit code
 * @throws UsageError if the file does not contain a schedule; the stored one is then kept
 */
export async function ratesSetCommand(
  path: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { schedule, warnings } = await readRates(path);
  for (const warning of warnings) await warn(terminal.errors, warning);
  const stored = await withDesk(options, terminal, (desk) => desk.rates.put(schedule), { mayMake: true });
  await printResult(terminal, options.json === true, {
    json: [stored],
    text: () => ['Rate schedule stored.', '', ...ratesLines(stored, terminal.output.style)],
  });
  return 0;
}

export interface RatesResetCommandOptions extends DeskCommandOptions {
  /** Do not ask. */
  yes?: boolean;
}

/**
 * `thesisdesk rates reset`: goes back to the starter rates.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError if there is no terminal to ask on
 */
export async function ratesResetCommand(
  options: RatesResetCommandOptions,
  terminal: Terminal,
): Promise<number> {
  checkAskable(options, terminal, 'rates reset');
  return withDesk(options, terminal, async ({ rates }) => {
    const { schedule, isStarter } = await rates.inForce();
    const deed = {
      command: 'rates reset',
      what: ratesLines(schedule, plainStyle),
      question: 'Replace these rates with the starter rates?',
    };
    if (!isStarter && !(await askFirst(options, terminal, deed))) return 1;
    const hadSchedule = await rates.reset();
    await printResult(terminal, options.json === true, {
      json: [{ reset: hadSchedule }],
      text: () => [hadSchedule ? 'Quotes use the starter rates from now on.' : 'No rate schedule is stored.'],
    });
    return 0;
  });
}

const starterWarning =
  "No rate schedule is stored. These are thesisdesk's starter rates; set your own with rates edit or rates set.";
