import { dialledNumber } from '../../../../core/text/phone-number.ts';
import { element } from '../../elements/element.ts';

/** A link that writes to a mail address; plain text if it is not one, such as after a purge. */
export function mailLink(email: string, id?: string): HTMLElement {
  const [, name, host] = /^([^@\s]+)@([^@\s]+)$/.exec(email) ?? [];
  if (name === undefined || host === undefined) return element('span', {}, [email]);
  const href = `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`;
  return element('a', { href, id }, [email]);
}

/** A link that calls a phone number; plain text if it has hardly any digits. */
export function phoneLink(phone: string, id?: string): HTMLElement {
  const number = dialledNumber(phone);
  if (number === null) return element('span', {}, [phone]);
  return element('a', { href: `tel:${number}`, id }, [phone]);
}
