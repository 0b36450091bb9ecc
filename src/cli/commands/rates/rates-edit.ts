import { type DeskCommandOptions, withDesk } from '../../desk/with-desk.ts';
import { ratesLines } from '../../rates/rates-lines.ts';
import { warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * `thesisdesk rates edit`: changes the rate schedule in a dialogue. Nothing is stored until the user confirms.
 *
 * @returns the exit code: 0, or 130 if the user ended it with Ctrl+C
 * @throws UsageError if there is no terminal to ask on
 */
export async function ratesEditCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
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
        const { warnings = [], ...stored } = await rates.put(wanted);
        for (const warning of warnings) await warn(errors, warning);
        await printResult(terminal, options.json === true, {
          json: [stored],
          text: () => ['Rate schedule stored.', '', ...ratesLines(stored, output.style)],
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
