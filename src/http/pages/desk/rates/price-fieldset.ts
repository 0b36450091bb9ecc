import { serviceName } from '../../../../core/pricing/in-words.ts';
import type { RateSchedule } from '../../../../core/pricing/rate-schedule.ts';
import { element } from '../../elements/element.ts';
import { type PriceName, priceNames, readNumber, textAt } from './draft.ts';

export interface PriceFieldset {
  schedule: RateSchedule;
  /** The service, or null for the prices of all services. */
  service: string | null;
  change(path: readonly string[], value: number | undefined): void;
  remove?: () => void;
}

/** The prices of one service. */
export function priceFieldset({ schedule, service, change, remove }: PriceFieldset): HTMLElement {
  const name = service === null ? 'All services' : serviceName(service);
  const fields = priceNames.map((price) => {
    const path = service === null ? ['rates', price] : ['rates', service, price];
    return priceField({
      id: path.join('-').replaceAll(' ', '-'),
      label: priceLabels[price],
      text: textAt(schedule, path),
      empty: service === null ? '' : textAt(schedule, ['rates', price]),
      change: (value) => change(path, value),
    });
  });
  const button = { type: 'button', class: 'secondary small', click: remove };
  return element('fieldset', {}, [
    element('legend', {}, [name]),
    element('div', { class: 'prices' }, fields),
    ...(remove
      ? [element('p', {}, [element('button', button, [`Remove ${name.toLowerCase()}`])])]
      : [element('p', { class: 'hint' }, ['Used if a service has no price of its own.'])]),
  ]);
}

interface PriceField {
  id: string;
  label: string;
  text: string;
  /** The placeholder. */
  empty?: string;
  /** Called with each valid value; undefined for an empty field. */
  change(value: number | undefined): void;
}

/** A field for an amount, which may be left empty. It shows its own error message. */
export function priceField({ id, label, text, empty, change }: PriceField): HTMLElement {
  const input = element('input', {
    id,
    inputmode: 'decimal',
    autocomplete: 'off',
    value: text,
    placeholder: empty,
    'aria-describedby': `${id}-problem`,
  });
  const problem = element('p', { id: `${id}-problem`, class: 'field-problem', hidden: true });
  input.addEventListener('input', () => {
    const value = readNumber(input.value);
    problem.hidden = value !== null;
    problem.textContent = value === null ? 'Please enter a number such as 0.018.' : '';
    input.removeAttribute('aria-invalid');
    if (value === null) input.setAttribute('aria-invalid', 'true');
    else change(value);
  });
  return element('div', { class: 'field' }, [element('label', { for: id }, [label]), input, problem]);
}

/** What the form for the rates calls each price. */
const priceLabels: Readonly<Record<PriceName, string>> = {
  textPerWord: 'Word of text',
  refsPerWord: 'Word of references',
  perTable: 'Table',
  perFigure: 'Figure',
  frontMatterPerPage: 'Page of front matter',
  minimum: 'Minimum subtotal',
};
