import { element } from '../../elements/element.ts';

/** A mail address that writes to somebody; as text where it is none, as after a purge. */
export function mailLink(email: string, id?: string): HTMLElement {
  const [, name, host] = /^([^@\s]+)@([^@\s]+)$/.exec(email) ?? [];
  if (name === undefined || host === undefined) return element('span', {}, [email]);
  const href = `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`;
  return element('a', { href, id }, [email]);
}

/** A phone number that calls somebody; as text where it has hardly any digits. */
export function phoneLink(phone: string, id?: string): HTMLElement {
  const number = phone.replace(/[^+\d]/g, '').replace(/(?!^)\+/g, '');
  if (number.length < 3) return element('span', {}, [phone]);
  return element('a', { href: `tel:${number}`, id }, [phone]);
}
