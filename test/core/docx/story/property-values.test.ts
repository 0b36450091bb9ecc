import { describe, expect, test } from 'vitest';
import {
  halfPoints,
  isOn,
  points,
  pointsOfEmu,
  styleLength,
  wholeNumber,
} from '../../../../src/core/docx/story/styles/property-values.ts';

describe('a switch', () => {
  test.each(['1', 'true', 'on', '', 'anything'])('is on for "%s"', (value) => {
    expect(isOn({ 'w:val': value })).toBe(true);
  });

  test('is on without a value', () => {
    expect(isOn({})).toBe(true);
  });

  test.each(['0', 'false', 'off', 'none'])('is off for "%s"', (value) => {
    expect(isOn({ 'w:val': value })).toBe(false);
  });
});

describe('a length', () => {
  test.each([
    ['240', 12],
    ['-240', -12],
    ['+20', 1],
    ['12pt', 12],
    ['1in', 72],
    ['2.54cm', 72],
    ['25.4mm', 72],
    ['6pc', 72],
    ['6pi', 72],
    [' 0.5in ', 36],
  ])('of %s twentieths or units is %d points', (value, expected) => {
    expect(points(value)).toBeCloseTo(expected, 6);
  });

  test.each([undefined, '', 'auto', '12 pt', '1e5', '0x10', '1,5cm', '12em', '--1', 'Infinity', '1.2.3'])(
    'is none for %s',
    (value) => {
      expect(points(value)).toBeUndefined();
    },
  );

  test.each([
    ['9999999999999', undefined],
    ['999999999', 1584],
    ['-999999999in', -1584],
  ])('is never longer than a page: %s', (value, expected) => {
    expect(points(value)).toBe(expected);
  });

  test('of a font is in half points', () => {
    expect([halfPoints('23'), halfPoints('11.5pt')]).toEqual([11.5, 11.5]);
  });

  test('of a drawing is in English metric units', () => {
    expect([pointsOfEmu('914400'), pointsOfEmu(undefined)]).toEqual([72, 0]);
  });
});

describe('a whole number', () => {
  test.each([
    ['7', 7],
    [' -3 ', -3],
    ['+4', 4],
    ['1.5', undefined],
    ['', undefined],
    ['1e3', undefined],
    ['12345678901', undefined],
    [undefined, undefined],
  ])('of "%s" is %s', (value, expected) => {
    expect(wholeNumber(value)).toBe(expected);
  });
});

describe('a length in a style', () => {
  test.each([
    ['width:10pt', 10],
    ['height:1pt; width: 2in', 144],
    ['max-width:10pt', 0],
    ['width:', 0],
    ['width:..pt', 0],
    ['width:.5in', 36],
    ['width:1.pt', 0.75],
  ])('is read from "%s"', (style, expected) => {
    expect(styleLength(style, 'width')).toBe(expected);
  });

  test.each([
    '; '.repeat(50_000),
    ' '.repeat(50_000),
    'width '.repeat(20_000),
    `width:${'1'.repeat(50_000)}`,
  ])('is found without delay', (style) => {
    const started = performance.now();
    styleLength(style, 'width');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
