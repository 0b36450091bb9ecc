import { expect, test } from 'vitest';
import { dealStateInWords } from '../../../../src/core/records/submissions/deal-state.ts';

const nextTryAt = '2026-11-24T12:03:00.000Z';
const behind = 'The deal in the CRM has version 1 of the quote; version 2';

test.each([
  [{ version: 2 }, null],
  [{ version: 1, problem: 'Please change its value there.' }, 'Please change its value there.'],
  [{ version: 1, update: { version: 2, failures: 0 } }, `${behind} is being sent.`],
  [{ version: 1, update: { version: 2, failures: 0, nextTryAt } }, `${behind} has to wait.`],
  [
    { version: 1, update: { version: 2, failures: 3 } },
    `${behind} could not be sent yet and is being sent again.`,
  ],
  [{ version: 1, update: { version: 2, failures: 3, nextTryAt } }, `${behind} could not be sent yet.`],
])('a deal in the state %j', (state, words) => {
  expect(dealStateInWords(state)).toBe(words);
});
