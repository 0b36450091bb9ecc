import type { ItemEvidence } from '../../../../src/core/analysis.ts';
import type { DocxOptions } from '../../../support/docx.ts';
import { report } from './decisions.ts';

/** What became of each table and figure, as `table: Table 3: Yields` or `no figure: single shapes`. */
export async function items(
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<string[]> {
  const { tables, figures } = await report(body, options);
  const described = (kind: string, { counted, caption, reason }: ItemEvidence) =>
    `${counted ? '' : 'no '}${kind}: ${counted && caption !== null ? caption : reason}`;
  return [
    ...tables.map((each) => described('table', each)),
    ...figures.map((each) => described('figure', each)),
  ];
}
