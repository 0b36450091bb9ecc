import { describe, expect, test } from 'vitest';
import { fieldLines } from '../../../../src/cli/terminal/text/columns.ts';

describe('fieldLines', () => {
  test('aligns values and leaves out what there is not', () => {
    expect(
      fieldLines([
        ['Name', 'Ada'],
        ['Phone', undefined],
        ['Notes', ''],
        ['Service', 'editing'],
      ]),
    ).toEqual(['Name     Ada', 'Service  editing']);
  });

  test('lets no escape sequence of a value through', () => {
    expect(fieldLines([['Name', 'A\x1b[2Jda\n']])).toEqual(['Name  Ada']);
  });
});
