import { describe, expect, test } from 'vitest';
import { askedServices } from '../../../../src/cli/commands/documents/quote.ts';
import { starterSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';

describe('askedServices', () => {
  test.each([
    'editing_and_formatting',
    'Editing and formatting',
    'EDITING-AND-FORMATTING',
    'editing & formatting',
    'editing+formatting',
  ])('understands %s', (asked) => {
    expect(askedServices(asked, starterSchedule)).toEqual(['editing_and_formatting']);
  });

  test('are all of the schedule where none is asked for', () => {
    expect(askedServices(undefined, { rates: { 'proof reading': { textPerWord: 1 } } })).toEqual([
      'proof reading',
    ]);
  });

  test('are refused with the one that is likely meant', () => {
    expect(() => askedServices('Editing and formating', starterSchedule)).toThrow(
      'Unknown service "Editing and formating". Did you mean "Editing and formatting"? The services: editing, formatting, editing_and_formatting.',
    );
  });

  test('are refused without advice where none is near', () => {
    expect(() => askedServices('translation', starterSchedule)).toThrow(
      'Unknown service "translation". The services:',
    );
  });
});
