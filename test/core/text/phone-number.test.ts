import { describe, expect, test } from 'vitest';
import { dialledNumber } from '../../../src/core/text/phone-number.ts';

describe('the number to dial', () => {
  test.each([
    ['+44 20 7946-0018', '+442079460018'],
    ['+44 (0)20 7946-0018', '+442079460018'],
    ['0044 (0)20 7946 0018', '00442079460018'],
    ['(020) 7946 0018', '02079460018'],
    ['(0)20 7946 0018', '02079460018'],
    ['none', null],
  ])('of %s is %s', (written, dialled) => {
    expect(dialledNumber(written)).toBe(dialled);
  });
});
