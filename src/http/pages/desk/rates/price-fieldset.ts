import { serviceName } from '../../../../core/pricing/in-words.ts';
import {
  highestPrice,
  type PriceName,
  priceNames,
  type RateSchedule,
} from '../../../../core/pricing/rates/rate-schedule.ts';
import { formatCount } from '../../../../core/text/format-count.ts';
import { element } from '../../elements/element.ts';
import { fieldProblem } from '../../elements/form-field.ts';
import { readNumber, textAt } from './draft.ts';

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
  /** What to enter, for example. @default 0.018 */
  example?: number;
  /** The largest value. @default highestPrice */
  most?: number;
  /** Called with each valid value; undefined for an empty field. */
  change(value: number | undefined): void;
}

/** A field for an amount, which may be left empty. It shows its own error message. */
export function priceField(field: PriceField): HTMLElement {
  const { id, label, text, empty, change } = field;
  const input = element('input', {
    id,
    inputmode: 'decimal',
    autocomplete: 'off',
    value: text,
    placeholder: empty,
  });
  const problem = fieldProblem(input);
  input.addEventListener('input', () => {
    const value = readNumber(input.value);
    const sentence = problemOf(value, field);
    problem.say(sentence);
    if (sentence === null && value !== null) change(value);
  });
  return element('div', { class: 'field' }, [element('label', { for: id }, [label]), input, problem.element]);
}

function problemOf(
  value: ReturnType<typeof readNumber>,
  { example = 0.018, most = highestPrice }: PriceField,
): string | null {
  if (value === null) return `Enter a number such as ${example}.`;
  return value !== undefined && value > most ? `Enter at most ${formatCount(most)}.` : null;
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
