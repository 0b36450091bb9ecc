import { expect, test } from 'vitest';
import { isCaptionNote } from '../../../../../src/core/docx/text/captions/caption-text.ts';

test.each([
  'Source: own work',
  'Fonte: IBGE (2020)',
  'Fonte IBGE',
  'Quelle: eigene Darstellung',
  '资料来源：作者整理',
  'Note. N = 40.',
])('%j is a note to a table or figure', (text) => {
  expect(isCaptionNote(text)).toBe(true);
});

test.each(['Sourcebook of tables', 'Notes on trees', 'Sources of error', 'Table 1', ''])(
  '%j is none',
  (text) => {
    expect(isCaptionNote(text)).toBe(false);
  },
);
