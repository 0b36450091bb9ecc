import { priceText } from '../../../core/pricing/in-words.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import { element } from './element.ts';

/** A time in the reader's time zone; the element keeps the exact timestamp. */
export function localTime(timestamp: string): HTMLTimeElement {
  const date = new Date(timestamp);
  const text = Number.isNaN(date.getTime()) ? timestamp : format.format(date);
  return element('time', { datetime: timestamp }, [text]);
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * Returns a file size in the units that people know from their computers.
 *
 * @example
 * fileSize(1_572_864); // '1.5 MB'
 */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Returns an amount with its currency, even if the currency is one that only the CRM knows. */
export function price(amount: number, currency: string): string {
  return /^[A-Z]{3}$/.test(currency) ? priceText(amount, currency) : `${formatCount(amount)} ${currency}`;
}

/** Returns an address that is safe to link to; null for any other, such as `javascript:`. */
export function webAddress(text: string | undefined): string | null {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
