import { expect, test } from 'vitest';
import { citesOthers } from '../../../../src/core/docx/text/citations.ts';

test.each([
  'as Grey (2015) found',
  'it is salt (Grey & Dunn, 2015b)',
  'it is salt (Grey,2015)',
  'it is salt [12]',
  '盐来自海（王，2015）',
])('%j cites others', (text) => {
  expect(citesOthers(text)).toBe(true);
});

test.each(['in 2015 it rained', 'it rained (for 2015 hours)', 'the first of them (see page 12)', 'salt [a]'])(
  '%j does not',
  (text) => {
    expect(citesOthers(text)).toBe(false);
  },
);
