import type { Command } from 'commander';
import type { RateSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import type { RatesService } from '../../../core/services/rates.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { readRates } from '../../documents/input-files.ts';
import { ratesLines } from '../../rates/rates-lines.ts';
import { askFirst, checkAskable, type DeedCommandOptions } from '../../terminal/ask-first.ts';
import { warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { plainStyle } from '../../terminal/text/style.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { asDeed, asList, onData, runner } from '../command-declaration.ts';

/** Declares the commands for the rate schedule. */
export function declareRates(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const rates = program.command('rates').description('Work with the rate schedule.');
  onData(rates.command('get').description('Show the rates that the desk quotes with.')).action(
    runs(() => ratesGetCommand),
  );
  onData(rates.command('set').description('Store a rate schedule from a file.'))
    .argument('<file>', 'a rate schedule in JSON')
    .action(runs(() => ratesSetCommand));
  onData(rates.command('edit').description('Change the rates by answering questions.')).action(
    runs(() => ratesEditCommand),
  );
  asList(rates.command('history').description('Show all changes to the rates, newest first.')).action(
    runs(async () => (await import('./rates-history.ts')).ratesHistoryCommand),
  );
  asDeed(rates.command('restore').description('Restore former rates.'))
    .argument('<id>', 'the id of the change, as shown by rates history')
    .action(runs(async () => (await import('./rates-history.ts')).ratesRestoreCommand));
  asDeed(rates.command('reset').description('Go back to the starter rates.')).action(
    runs(() => ratesResetCommand),
  );
}

/**
 * `thesisdesk rates get`: shows the schedule that the desk quotes with; until one is stored, the starter rates, with a
 * warning. Another one says if `thesisdesk quote` uses a file instead. `rates set` accepts the output of `--json`.
 *
 * @returns the exit code
 */
async function ratesGetCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const { schedule, isStarter, ratesFile } = await lookAtDesk(
    options,
    terminal,
    async (desk, _opened, configuration) => ({
      ...(await desk.rates.inForce()),
      ratesFile: configuration.ratesFile,
    }),
  );
  if (isStarter) await warn(terminal.errors, starterWarning);
  if (ratesFile !== null) await warnOfFile(ratesFile, terminal);
  await printResult(terminal, options.json === true, {
    json: [schedule],
    text: () => ratesLines(schedule, terminal.output.style),
  });
  return 0;
}

async function warnOfFile(ratesFile: string, { errors }: Terminal): Promise<void> {
  const { nameOf } = await import('../../config/settings.ts');
  const where = `${nameOf('business.rates')} names ${ratesFile}`;
  await warn(
    errors,
    `${where}: thesisdesk quote uses that file, the desk does not. rates set stores it on the desk.`,
  );
}

/**
 * `thesisdesk rates set FILE`: stores a schedule from a JSON file.
 *
 * @returns the exit code
 * @throws UsageError if the file does not contain a schedule; the stored one is then kept
 */
async function ratesSetCommand(
  path: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { schedule, warnings } = await readRates(path);
  for (const warning of warnings) await warn(terminal.errors, warning);
  const { stored, outcome } = await withDesk(options, terminal, ({ rates }) => storeRates(rates, schedule), {
    mayMake: true,
  });
  await printResult(terminal, options.json === true, {
    json: [stored],
    text: () => [outcome, '', ...ratesLines(stored, terminal.output.style)],
  });
  return 0;
}

/**
 * Stores a schedule; the outcome says if it was already in force. Throws `outdated` if the schedule is based on one that is
 * no longer in force.
 */
async function storeRates(rates: RatesService, schedule: RateSchedule & { basedOn?: string | null }) {
  const { schedule: before } = await rates.inForce();
  const stored = await rates.put(schedule);
  const isSame = before.updatedAt === stored.updatedAt;
  return { stored, outcome: isSame ? 'Nothing has changed.' : 'Rate schedule stored.' };
}

/**
 * `thesisdesk rates reset`: goes back to the starter rates.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError if there is no terminal to ask on
 */
async function ratesResetCommand(options: DeedCommandOptions, terminal: Terminal): Promise<number> {
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

/**
 * `thesisdesk rates edit`: changes the rate schedule in a dialogue. Nothing is stored until the user confirms.
 *
 * @returns the exit code: 0, or 130 if the user ended it with Ctrl+C
 * @throws UsageError if there is no terminal to ask on
 */
async function ratesEditCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const { dialogue, errors, output } = terminal;
  if (!dialogue)
    throw new UsageError(
      'rates edit needs a terminal to ask its questions. Without one, use rates set FILE.',
    );
  const { askForRates } = await import('../../rates/rates-dialogue.ts');
  try {
    await withDesk(
      options,
      terminal,
      async ({ rates }) => {
        const { schedule: current } = await rates.inForce();
        const wanted = await askForRates(current, dialogue, errors.style);
        if (wanted === null) {
          await warn(errors, 'Nothing stored.');
          return;
        }
        const {
          // They were shown before the rates were stored.
          stored: { warnings: _warnings, ...stored },
          outcome,
        } = await storeRates(rates, { ...wanted, basedOn: current.updatedAt ?? null });
        await printResult(terminal, options.json === true, {
          json: [stored],
          text: () => [outcome, '', ...ratesLines(stored, output.style)],
        });
      },
      { mayMake: true },
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ExitPromptError')) throw error;
    await warn(errors, 'Nothing stored.');
    return 130;
  }
  return 0;
}
