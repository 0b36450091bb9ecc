import { DeskApiError } from '../../../client/client.ts';
import { element } from '../../elements/element.ts';
import type { DraftState, QuoteDraft } from './quote-draft.ts';

/** Surcharges and discounts: each row has a text, a number and a unit, which is percent or the currency. */
export function extraLines(draft: QuoteDraft): HTMLElement {
  const { currency } = draft.base.quote;
  const rows: Row[] = [];
  const list = element('ul', { class: 'plain' });
  const change = () => {
    const read = rows.map(lineIn);
    if (!read.includes('wrong'))
      draft.change({ lines: read.filter((line) => line !== 'wrong' && line !== null) });
  };
  const addRow = (line?: QuoteDraft['base']['lines'][number]) => {
    const row = rowOf(rows.length + 1, line, currency);
    rows.push(row);
    for (const field of [row.description, row.value, row.unit]) field.addEventListener('input', change);
    const remove = () => {
      rows.splice(rows.indexOf(row), 1);
      item.remove();
      change();
      add.focus();
    };
    const button = { type: 'button', class: 'secondary small', click: remove };
    const item = element('li', { class: 'row' }, [
      row.description,
      row.value,
      row.unit,
      element('button', button, ['Remove', element('span', { class: 'hidden-text' }, [' this line'])]),
    ]);
    list.append(item);
    return row;
  };
  const add = element('button', { type: 'button', class: 'secondary small' }, ['Add a line']);
  add.addEventListener('click', () => addRow().description.focus());
  for (const line of draft.base.lines) addRow(line);
  const problem = element('p', { id: problemId, class: 'field-problem', role: 'alert' });
  const follow = ({ problem: refusal, isAsking }: DraftState) => {
    if (isAsking) return;
    const isOurs = isAboutLines(refusal);
    problem.textContent = isOurs ? refusal.message : '';
    // What is wrong in the rows themselves stays marked.
    for (const row of rows) {
      if (isDiscount(lineIn(row)) && isOurs) row.value.setAttribute('aria-invalid', 'true');
    }
  };
  draft.watch(follow);
  follow(draft.state);
  return element('fieldset', { class: 'extra-lines' }, [
    element('legend', {}, ['Surcharges and discounts']),
    list,
    element('p', { class: 'hint' }, [
      'A minus sign makes it a discount. Percentages apply to the price of the services.',
    ]),
    problem,
    element('p', { class: 'buttons' }, [add]),
  ]);
}

/** Whether the desk refused the lines: the discounts come to more than the price. */
export function isAboutLines(problem: unknown): problem is DeskApiError {
  return problem instanceof DeskApiError && problem.field === 'lines';
}

const problemId = 'quote-lines-problem';

interface Row {
  description: HTMLInputElement;
  value: HTMLInputElement;
  unit: HTMLSelectElement;
}

function rowOf(number: number, line: QuoteDraft['base']['lines'][number] | undefined, currency: string): Row {
  const label = (what: string) => ({ 'aria-label': `${what} of line ${number}` });
  const isPercent = line === undefined || line.percent !== undefined;
  const unit = element('select', label('Unit'), [
    element('option', { value: 'percent', selected: isPercent }, ['%']),
    element('option', { value: 'amount', selected: !isPercent }, [currency]),
  ]);
  return {
    description: element('input', {
      ...label('Text'),
      maxlength: 200,
      placeholder: 'Rush, discount …',
      value: line?.description,
    }),
    value: element('input', {
      ...label('Number'),
      inputmode: 'decimal',
      placeholder: '15 or -15',
      'aria-describedby': problemId,
      value: line?.percent ?? line?.amount,
    }),
    unit,
  };
}

/** Reads the line of a row: null if the row is empty, `wrong` if it is incomplete or not valid. */
function lineIn({ description, value, unit }: Row) {
  const text = description.value.trim();
  const number = value.value.trim().replace('−', '-').replace(',', '.');
  const isNumber = /^[+-]?\d{1,12}(?:\.\d{1,4})?$/.test(number);
  const isEmpty = text === '' && number === '';
  description.setAttribute('aria-invalid', String(!isEmpty && text === ''));
  value.setAttribute('aria-invalid', String(!isEmpty && !isNumber));
  if (isEmpty) return null;
  if (text === '' || !isNumber) return 'wrong';
  return unit.value === 'percent'
    ? { description: text, percent: Number(number) }
    : { description: text, amount: Number(number) };
}

function isDiscount(line: ReturnType<typeof lineIn>): boolean {
  if (line === null || line === 'wrong') return false;
  return ('percent' in line ? line.percent : line.amount) < 0;
}
