import { expect, test } from 'vitest';
import { thesis } from '../../../cli/support/thesis.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { openPool } from './support/open-pool.ts';

test('boundaries reach the process that analyses', async () => {
  const boundaries = { bodyStart: 'Introduction', frontPages: 9 };
  const { analysis, report } = await openPool().analyse(await thesis(120), { boundaries });
  expect(analysis.frontMatter).toBe(9);
  expect(report.bodyStart.reason).toBe('set by the editor');
});

test('boundaries that are not in the document are refused from there, with where', async () => {
  const analysing = openPool().analyse(await thesis(120), { boundaries: { bodyStart: 'Methods' } });
  const error = await refusal(analysing);
  expect(error.code).toBe('input_invalid');
  expect(error.details).toEqual({ path: 'bodyStart', paragraphs: [0] });
});
