/**
 * Returns the number to dial for a phone number as people write it, or null if it has hardly any digits. The zero in
 * `+44 (0)20` is only dialled within the country, so it is left out.
 *
 * @example
 * dialledNumber('+44 (0)20 7946-0018'); // '+442079460018'
 */
export function dialledNumber(phone: string): string | null {
  const international = phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1');
  const number = international.replace(/[^+\d]/g, '').replace(/(?!^)\+/g, '');
  return number.length < 3 ? null : number;
}
