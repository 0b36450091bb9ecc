import { describe, expect, test } from 'vitest';
import { namedProblem } from '../../../src/core/text/field-names.ts';

const fields = {
  participants: { name: 'Participants', entries: ['ada@example.org', 'bo'] },
  startsAt: { name: 'Starts' },
};

describe('a refusal in the words of a form', () => {
  test.each([
    ['"startsAt" is in the past.', 'Starts is in the past.'],
    ['"participants" must be a list.', 'Participants must be a list.'],
    ['"participants.1.email" must be an email address.', 'Participants: "bo" must be an email address.'],
    [
      '"participants.0.email" and "participants.1.email" must each be an email address.',
      'Participants: "ada@example.org" and "bo" must each be an email address.',
    ],
    ['"participants.7.email" must be an email address.', 'Participants must be an email address.'],
    ['"notes" must be text.', '"notes" must be text.'],
    ['"constructor" must be text.', '"constructor" must be text.'],
    ['The storage is not answering.', 'The storage is not answering.'],
  ])('%s', (sentence, named) => {
    expect(namedProblem(sentence, fields)).toBe(named);
  });
});
