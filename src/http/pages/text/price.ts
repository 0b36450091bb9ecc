import { formatCount } from '../../../core/pricing/money.ts';
import { priceText } from '../../../core/pricing/price-text.ts';

/** An amount with its currency, also with a currency that only a CRM knows. */
export function price(amount: number, currency: string): string {
  return /^[A-Z]{3}$/.test(currency) ? priceText(amount, currency) : `${formatCount(amount)} ${currency}`;
}
