import { describe, expect, test } from 'vitest';
import { serviceColumns } from '../../../../src/cli/documents/reports/quote-lines.ts';
import { displayWidth } from '../../../../src/cli/terminal/text/columns.ts';
import { starterSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';

const services = ['editing', 'formatting', 'editing_and_formatting'];
const analysis = { textWordCount: 50_000, refsWordCount: 0, tables: 2, figures: 0, frontMatter: 0 };

function columnsFor(columns?: number, schedule = starterSchedule): string[] {
  const { terminal } = memoryTerminal(columns === undefined ? {} : { columns });
  return serviceColumns(analysis, services, schedule, terminal.output);
}

describe('serviceColumns', () => {
  test('has the services side by side, with the items of a sum of two as one', () => {
    expect(columnsFor()).toEqual([
      '                                           Editing and',
      '                      Editing  Formatting   formatting',
      '50,000 words of text  $900.00     $200.00    $1,100.00',
      '2 tables                $6.00      $12.00       $18.00',
      '',
      'Subtotal              $906.00     $212.00    $1,118.00',
      'Administrative fee     $25.00      $25.00       $25.00',
      'Total                 $931.00     $237.00    $1,143.00',
    ]);
  });

  test('leaves a charge empty that a service does not have', () => {
    const schedule = { rates: { editing: { textPerWord: 0.01 }, formatting: { perTable: 5 } } };
    const line = columnsFor(undefined, schedule).find((each) => each.startsWith('2 tables'));
    expect(line).toMatch(/^2 tables +\$10\.00 +\$10\.00$/);
  });

  test('has a row for each service where the terminal is too narrow', () => {
    const lines = columnsFor(53);
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(53);
    expect(lines.at(-1)).toMatch(/^Editing and formatting +\$1,118\.00 +\$25\.00 +\$1,143\.00$/);
  });
});
