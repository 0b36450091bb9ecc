import type { CheckResult } from '../../doctor/check.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** Checks for people, a row for each, with what to do below each that failed. */
export function checkTable(results: readonly CheckResult[], style: Style): string[] {
  const rows = results.map(({ check, state, milliseconds, detail }) => [
    state,
    check,
    `${milliseconds.toLocaleString('en-US')} ms`,
    printable(detail),
  ]);
  const lines = alignColumns(rows, ['left', 'left', 'right']);
  return results.flatMap(({ advice }, index) => [
    // Colours come last: they have no width.
    (lines[index] ?? '').replace(/^failed/, (state) => style.error(state)),
    ...(advice === undefined ? [] : [`  What to do: ${printable(advice)}`]),
  ]);
}
