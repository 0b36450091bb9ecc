/**
 * Takes what sets thousands apart out of a number without a sign, and makes a decimal comma a point. Returns null for
 * anything that is not a number. A comma before three digits sets thousands apart, unless only a zero or nothing is before
 * it. Pure.
 *
 * @example
 * plainNumber('1,500'); // '1500'
 * plainNumber('0,018'); // '0.018'
 */
export function plainNumber(text: string): string | null {
  const separator = groupings.find(({ form }) => form.test(text))?.separator;
  const ungrouped = separator === undefined ? text : text.replace(separator, '');
  const plain = ungrouped.replace(/^(0?),(?=\d+$)|,(?=\d{1,2}$)/, '$1.');
  return /^(?:\d{1,15}(?:\.\d{1,20})?|\.\d{1,20})$/.test(plain) ? plain : null;
}

const groupings = [
  { separator: /,/g, form: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/ },
  // A single point is a decimal one, unless a comma follows.
  { separator: /\./g, form: /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d{1,2}|(?:\.\d{3}){2,})$/ },
  { separator: /\s/g, form: /^[1-9]\d{0,2}(?:\s\d{3})+(?:\.\d+|,\d{1,2})?$/ },
];
