import { isCurrency } from '../../../../core/pricing/money.ts';
import {
  revisionPercentOf,
  withCurrency,
  withRevisionPercent,
} from '../../../../core/pricing/rates/common-terms.ts';
import {
  priceNames,
  type RateSchedule,
  serviceTypesOf,
} from '../../../../core/pricing/rates/rate-schedule.ts';
import { element } from '../../elements/element.ts';
import { fieldProblem, labelled, wrongField } from '../../elements/form-field.ts';
import { blocksOf, serviceTypeOf, textAt, textOf, withValue } from './draft.ts';
import { priceField, priceFieldset } from './price-fieldset.ts';

export interface RatesFormOptions {
  /** Called with each change that leaves the schedule complete. */
  change(draft: RateSchedule): void;
  save(draft: RateSchedule): Promise<void>;
}

/** A form for editing a schedule. */
export function ratesForm(schedule: RateSchedule, { change, save }: RatesFormOptions): HTMLElement {
  let draft = schedule;
  const edit = (edited: (current: RateSchedule) => RateSchedule) => {
    draft = edited(draft);
    change(draft);
  };
  const set = (path: readonly string[], value: unknown) => edit((current) => withValue(current, path, value));
  const services = element('div');
  const showServices = () => services.replaceChildren(...serviceFieldsets(), ...sumHint(draft));
  const serviceFieldsets = () =>
    blocksOf(draft).map((service) => {
      const remove = () => {
        set(['rates', service], undefined);
        showServices();
        newService.focus();
      };
      return priceFieldset({ schedule: draft, service, change: set, remove });
    });
  const newService = element('input', {
    id: 'new-service',
    maxlength: 64,
    'aria-describedby': 'new-service-problem',
  });
  const problem = element('p', { id: 'new-service-problem', class: 'field-problem' });
  const add = () => {
    const type = serviceTypeOf(newService.value);
    const isNew = type !== null && !blocksOf(draft).includes(type);
    newService.setAttribute('aria-invalid', String(!isNew));
    problem.textContent = isNew ? '' : 'Enter a new name of letters and digits.';
    if (!isNew) return newService.focus();
    set(['rates', type], {});
    newService.value = '';
    showServices();
    services.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus();
  };
  newService.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Whoever ends the name with it does not mean to save the rates.
    event.preventDefault();
    add();
  });
  const button = element('button', { type: 'submit' }, ['Save rates']);
  const submit = async (event: Event) => {
    event.preventDefault();
    const wrong = wrongPrice(form);
    if (wrong) return wrong.focus();
    button.disabled = true;
    await save(draft);
    button.disabled = false;
    // Whoever types elsewhere by now goes on there.
    if (!form.matches(':focus-within')) button.focus();
  };
  showServices();
  const hasCommon = priceNames.some((key) => textAt(draft, ['rates', key]) !== '');
  const form = element('form', { novalidate: true, submit }, [
    services,
    element('div', { class: 'field' }, [
      element('label', { for: 'new-service' }, ['Another service']),
      element('div', { class: 'row' }, [
        newService,
        element('button', { type: 'button', class: 'secondary', click: add }, ['Add']),
      ]),
      problem,
    ]),
    element('details', { open: hasCommon }, [
      element('summary', {}, ['Prices for all services']),
      priceFieldset({ schedule: draft, service: null, change: set }),
    ]),
    general(draft, edit),
    element('p', { class: 'buttons' }, [button]),
  ]);
  return form;
}

function general(
  draft: RateSchedule,
  edit: (edited: (current: RateSchedule) => RateSchedule) => void,
): HTMLElement {
  const code = textAt(draft, ['rates', 'currency']) || textAt(draft, ['currency']);
  const currency = element('input', { id: 'currency', value: code, placeholder: 'USD', autocomplete: 'off' });
  const currencyField = labelled('Currency', currency, 'Amounts are not converted.');
  const currencyProblem = fieldProblem(currency);
  currencyField.append(currencyProblem.element);
  currency.addEventListener('input', () => {
    const next = currency.value.trim().toUpperCase();
    const isCode = next === '' || isCurrency(next);
    currencyProblem.say(isCode ? null : 'Enter a currency code such as EUR.');
    if (isCode) edit((current) => withCurrency(current, next || undefined));
  });
  return element('fieldset', {}, [
    element('legend', {}, ['For every quote']),
    element('div', { class: 'prices in-pairs' }, [
      currencyField,
      priceField({
        id: 'admin-fee',
        label: 'Administrative fee',
        text: textAt(draft, ['adminFee']),
        empty: '25',
        example: 25,
        change: (value) => edit((current) => withValue(current, ['adminFee'], value)),
      }),
      priceField({
        id: 'admin-fee-percent',
        label: 'Fee in percent',
        text: textAt(draft, ['adminFeePercent']),
        example: 7.5,
        most: 100,
        change: (value) => edit((current) => withValue(current, ['adminFeePercent'], value)),
      }),
      priceField({
        id: 'revision-percent',
        label: 'Changes to a revised document, in percent',
        text: textOf(revisionPercentOf(draft)),
        example: 60,
        most: 100,
        change: (percent) => edit((current) => withRevisionPercent(current, percent)),
      }),
    ]),
    element('p', { class: 'hint' }, [
      'If you enter a fee in percent, the administrative fee is the least that is charged. If you leave the percentage for changes empty, a revised document is priced as a whole.',
    ]),
  ]);
}

/** Returns the first field with a price or another number that is marked as wrong; null if there is none. */
export function wrongPrice(form: HTMLElement): HTMLElement | null {
  // A service that is to be added has no price yet.
  return wrongField(form, { except: '#new-service' });
}

/** Explains the price of a service that has no prices of its own, but costs the sum of its parts. */
function sumHint(draft: RateSchedule): HTMLElement[] {
  const isSum = serviceTypesOf(draft).includes('editing_and_formatting');
  if (!isSum || blocksOf(draft).includes('editing_and_formatting')) return [];
  return [element('p', { class: 'hint' }, ['Editing and formatting together cost the sum of both.'])];
}
