import type { ExtraLine } from '../../../../../core/pricing/quote.ts';
import { element } from '../../../elements/element.ts';
import { isLeftToSend } from '../../../elements/form-field.ts';
import { isBlank, type LineText } from './draft/line-text.ts';
import { type ExtraNumber, extraNumberIn, type LineUnit } from './written-number.ts';

/** A row for one surcharge or discount: a text, a number and a unit, which is percent or the currency. */
export interface ExtraLineRow {
  element: HTMLElement;
  description: HTMLInputElement;
  /** Returns what is in the fields. */
  text(): LineText;
  /** Returns the line; null if the row is empty, `wrong` if it is incomplete or not valid. */
  line(): ExtraLine | null | 'wrong';
  /** Shows at its fields what is wrong with the row, even if it is only incomplete. */
  showProblems(): void;
  /** Marks the number, if it is a discount, as one that the desk refused, or no longer. */
  setRefused(isRefused: boolean): void;
  /** Follows the rates and the services of the draft. */
  setPrices(prices: Prices): void;
}

/** What the lines are added to. */
export interface Prices {
  currency: string;
  /** The price of the services, without any lines. */
  services: number;
}

export interface ExtraLineRowOptions {
  /** Counts from 1, for the names of the fields. */
  number: number;
  line: LineText | undefined;
  prices: Prices;
  /** The id of a text about all rows. */
  problemId: string;
  change(): void;
  remove(): void;
}

export function extraLineRow(options: ExtraLineRowOptions): ExtraLineRow {
  const { number, line, change, remove } = options;
  const { description, value, unit, amountUnit } = fieldsOf(options);
  let { prices } = options;
  const problem = element('p', { id: ownProblemId(number), class: 'field-problem', hidden: true });
  const button = { type: 'button', class: 'secondary small', click: remove };
  const row = element('li', { class: 'row' }, [
    description,
    value,
    unit,
    element('button', button, ['Remove', element('span', { class: 'hidden-text' }, [' this line'])]),
    problem,
  ]);
  const unitChosen = () => (unit.value === 'percent' ? 'percent' : 'amount');
  const text = () => ({ description: description.value, number: value.value, unit: unitChosen() }) as const;
  const isEmpty = () => isBlank(text());
  const numberOf = () => extraNumberIn(value.value, { unit: unitChosen(), currency: prices.currency });

  let isNumberWrong = false;
  /** Someone who is still writing is not told that it is incomplete. */
  const show = ({ isWriting }: { isWriting: boolean }) => {
    const read = numberOf();
    const isTextMissing = !isEmpty() && !isWriting && description.value.trim() === '';
    isNumberWrong = !isEmpty() && 'problem' in read && !(isWriting && read.isUnfinished);
    description.setAttribute('aria-invalid', String(isTextMissing));
    value.setAttribute('aria-invalid', String(isNumberWrong));
    const said = [
      ...(isTextMissing ? ['Say what this line is for.'] : []),
      ...(isNumberWrong && 'problem' in read ? [read.problem] : []),
      ...(isMoreThanDoubling(read, prices.services) ? [moreThanDoubles] : []),
    ];
    problem.textContent = said.join(' ');
    problem.hidden = said.length === 0;
    if (!('problem' in read)) unit.value = read.unit;
  };
  const changed = () => {
    show({ isWriting: true });
    change();
  };
  for (const field of [description, value]) field.addEventListener('input', changed);
  unit.addEventListener('change', () => {
    // A sign that was written with the number would take the place of the unit that is chosen now.
    const read = numberOf();
    if (!('problem' in read)) value.value = String(read.value);
    changed();
  });
  row.addEventListener('focusout', (event) => {
    const isStill = event.relatedTarget instanceof Node && row.contains(event.relatedTarget);
    if (!isStill && !isLeftToSend(event)) show({ isWriting: false });
  });
  if (line) show({ isWriting: false });
  return {
    element: row,
    description,
    text,
    line: () => (isEmpty() ? null : lineOf(description.value.trim(), numberOf())),
    showProblems: () => show({ isWriting: false }),
    setRefused(isRefused) {
      const read = numberOf();
      const isDiscount = 'value' in read && read.value < 0;
      value.setAttribute('aria-invalid', String(isNumberWrong || (isRefused && isDiscount)));
    },
    setPrices(next) {
      prices = next;
      amountUnit.textContent = next.currency;
    },
  };
}

function isMoreThanDoubling(read: ExtraNumber, services: number): boolean {
  return !('problem' in read) && read.value > (read.unit === 'percent' ? 100 : services);
}

const moreThanDoubles = 'Please check: this more than doubles the price of the services.';

function fieldsOf({ number, line, prices: { currency }, problemId }: ExtraLineRowOptions) {
  const label = (what: string) => ({ 'aria-label': `${what} of line ${number}` });
  const isPercent = line?.unit !== 'amount';
  const amountUnit = element('option', { value: 'amount', selected: !isPercent }, [currency]);
  return {
    description: element('input', {
      ...label('Text'),
      maxlength: 200,
      placeholder: 'Rush, discount …',
      'aria-describedby': ownProblemId(number),
      value: line?.description,
    }),
    value: element('input', {
      ...label('Number'),
      inputmode: 'decimal',
      placeholder: '15 or -15',
      'aria-describedby': `${ownProblemId(number)} ${problemId}`,
      value: line?.number,
    }),
    unit: element('select', label('Unit'), [
      element('option', { value: 'percent', selected: isPercent }, ['%']),
      amountUnit,
    ]),
    amountUnit,
  };
}

function lineOf(description: string, read: ExtraNumber): ExtraLine | 'wrong' {
  if (description === '' || 'problem' in read) return 'wrong';
  const { unit, value }: { unit: LineUnit; value: number } = read;
  return unit === 'percent' ? { description, percent: value } : { description, amount: value };
}

function ownProblemId(number: number): string {
  return `quote-line-${number}-problem`;
}
