import type { ItemEvidence } from '../../../../../src/core/docx/analysis.ts';
import type { DocxOptions } from '../../../../support/docx/docx.ts';
import { picture } from '../../../../support/docx/drawings.ts';
import { table } from '../../../../support/docx/tables.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { report } from '../../structure/decisions.ts';

/** The tables and figures that count, as `table: Table 3: Yields`, or `figure` where there is no caption. */
export async function items(
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<string[]> {
  const { tables, figures } = await report(body, options);
  const named = (kind: string, evidence: readonly ItemEvidence[]) =>
    evidence
      .filter(({ counted }) => counted)
      .map(({ caption }) => (caption === null ? kind : `${kind}: ${caption}`));
  return [...named('table', tables), ...named('figure', figures)];
}

/** What captions stand at in these tests. */
export const grid = table([
  ['Year', 'Yield'],
  ['2019', '3.1 t'],
  ['2020', '3.4 t'],
]);
export const image = paragraph([picture()]);
export const line = (text: string) => paragraph(text);
