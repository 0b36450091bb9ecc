import { formatAmount } from './money.ts';

/**
 * Returns a service type as people read it.
 *
 * @example
 * serviceName('editing_and_formatting'); // 'Editing and formatting'
 */
export function serviceName(serviceType: string): string {
  const words = serviceType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns an amount with its currency; a currency code of letters is followed by a space.
 *
 * @example
 * priceText(1234.5, 'USD'); // '$1,234.50'
 * priceText(20, 'CHF'); // 'CHF 20.00'
 */
export function priceText(amount: number, currency: string): string {
  if (amount < 0) return `−${priceText(-amount, currency)}`;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const text = formatAmount(amount, currency);
  return /\p{L}$/u.test(symbol) ? `${symbol} ${text}` : `${symbol}${text}`;
}
