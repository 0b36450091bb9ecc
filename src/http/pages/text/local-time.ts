import { element } from '../elements/element.ts';

/** A time as the reader's calendar has it; the exact one stays in the element. */
export function moment(timestamp: string): HTMLTimeElement {
  const date = new Date(timestamp);
  const text = Number.isNaN(date.getTime()) ? timestamp : format.format(date);
  return element('time', { datetime: timestamp }, [text]);
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
