import type { RateSchedule } from '../../../../core/pricing/rate-schedule.ts';
import { serviceName } from '../../../../core/pricing/service-name.ts';
import { element } from '../../elements/element.ts';
import { type PriceName, priceNames, textAt } from './draft.ts';
import { priceField } from './price-field.ts';

export interface PriceFieldset {
  schedule: RateSchedule;
  /** The service, or null for the prices that hold for all. */
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
      label: labels[price],
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
      : [element('p', { class: 'hint' }, ['Used where a service has no price of its own.'])]),
  ]);
}

const labels: Record<PriceName, string> = {
  textPerWord: 'Word of text',
  refsPerWord: 'Word of references',
  perTable: 'Table',
  perFigure: 'Figure',
  frontMatterPerPage: 'Page of front matter',
  minimum: 'Smallest subtotal',
};
