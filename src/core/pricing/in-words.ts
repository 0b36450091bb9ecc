import { decimalsOf, formatAmount } from './money.ts';

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
  return withSymbol(formatAmount(amount, currency), currency);
}

/**
 * Returns a price as it is charged for one, with its currency and all its decimals: it may be a fraction of a cent.
 *
 * @example
 * unitPriceText(0.018, 'USD'); // '$0.018'
 * unitPriceText(3, 'USD'); // '$3.00'
 */
export function unitPriceText(price: number, currency: string): string {
  const digits = { minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: 20 };
  return withSymbol(price.toLocaleString('en', digits), currency);
}

/**
 * Returns a percentage as people read it.
 *
 * @example
 * percentText(7.5); // '7.5%'
 */
export function percentText(percent: number): string {
  return `${percent.toLocaleString('en', { maximumFractionDigits: 20 })}%`;
}

function withSymbol(amount: string, currency: string): string {
  const symbol = symbols.get(currency) ?? currency;
  return /\p{L}$/u.test(symbol) ? `${symbol} ${amount}` : `${symbol}${amount}`;
}

/**
 * The symbols of American English in Unicode's CLDR; other currencies go by their codes. The list is our own, because a
 * process takes some 30 ms for its first number format of `Intl`, and prices are all that most commands format.
 */
const symbols: ReadonlyMap<string, string> = new Map([
  ['AUD', 'A$'],
  ['BRL', 'R$'],
  ['CAD', 'CA$'],
  ['CNY', 'CN¥'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['HKD', 'HK$'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['JPY', '¥'],
  ['KRW', '₩'],
  ['MXN', 'MX$'],
  ['NZD', 'NZ$'],
  ['PHP', '₱'],
  ['TWD', 'NT$'],
  ['USD', '$'],
  ['VND', '₫'],
  ['XAF', 'FCFA'],
  ['XCD', 'EC$'],
  ['XOF', 'F\u00A0CFA'],
  ['XPF', 'CFPF'],
]);
