import type { EffectiveSetting } from '../../config/effective-settings.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** Settings for people, a row for each, below the file that some of them come from. */
export function settingsSheet(
  settings: readonly EffectiveSetting[],
  file: string | null,
  style: Style,
): string[] {
  const rows = settings.map(({ setting, value, source }) => [
    setting,
    printable(value ?? '-'),
    printable(source),
  ]);
  const [header = '', ...lines] = alignColumns([titles, ...rows], []);
  return [
    file === null ? 'No configuration file; thesisdesk init writes one.' : `File: ${printable(file)}`,
    '',
    style.strong(header),
    ...lines,
  ];
}

const titles = ['Setting', 'Value', 'Source'];
