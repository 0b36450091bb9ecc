import type { ExtraLine } from '../../../../../../core/pricing/quote.ts';
import type { LineUnit } from '../written-number.ts';

/** A surcharge or discount as it stands in its fields, finished or not. */
export interface LineText {
  description: string;
  number: string;
  unit: LineUnit;
}

/** Returns a line as its fields show it. Pure. */
export function textOfLine({ description, amount, percent }: WrittenLine): LineText {
  return percent === undefined
    ? { description, number: String(amount ?? ''), unit: 'amount' }
    : { description, number: String(percent), unit: 'percent' };
}

/** Whether nothing has been entered in a line. Pure. */
export function isBlank({ description, number }: LineText): boolean {
  return description.trim() === '' && number.trim() === '';
}

/**
 * Says what a line is, as it was typed. Pure.
 *
 * @example
 * lineInWords({ description: 'Rush', number: '15', unit: 'percent' }, 'USD'); // 'Rush: 15%'
 */
export function lineInWords({ description, number, unit }: LineText, currency: string): string {
  const value = number.trim();
  if (value === '') return description;
  const isWithUnit = !/^[+\-−–]?[\d.,\s]+$/.test(value);
  const amount = isWithUnit ? value : unit === 'percent' ? `${value}%` : `${value} ${currency}`;
  return description.trim() === '' ? amount : `${description.trim()}: ${amount}`;
}

type WrittenLine = Pick<ExtraLine, 'description'> & {
  amount?: number | undefined;
  percent?: number | undefined;
};
