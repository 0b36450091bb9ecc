/**
 * Formats a count with commas between the thousands.
 *
 * @example
 * formatCount(48_210); // '48,210'
 */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/**
 * Puts commas between the thousands of a number. Only the digits before the decimal point have a boundary that is followed
 * by whole groups of three. No number has more digits than the pattern allows.
 */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?<!\.\d{0,20})(?=(?:\d{3}){1,7}(?!\d))/g, ',');
}
