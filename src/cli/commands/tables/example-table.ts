import { formatCount } from '../../../core/pricing/money.ts';
import type { ExampleFile } from '../../../core/schemas/examples.ts';
import { alignColumns, cutMiddle, type Side } from '../../terminal/text/columns.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** Example files for people, a row for each. */
export function exampleTable(files: readonly ExampleFile[], style: Style): string[] {
  const rows = files.map(({ fileId, uploadedAt, fileSize, fileName, uploadedBy }) => [
    printable(fileId),
    moment(uploadedAt),
    formatCount(fileSize),
    cutMiddle(printable(fileName), widestName),
    printable(uploadedBy),
  ]);
  const [header = '', ...lines] = alignColumns([titles, ...rows], sides);
  return [style.strong(header), ...lines];
}

const titles = ['File', 'Uploaded', 'Bytes', 'Name', 'By'];
const sides: Side[] = ['left', 'left', 'right'];
const widestName = 50;
