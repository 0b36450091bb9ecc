import { DeskApiError } from '../../../../client/client.ts';
import { element } from '../../../elements/element.ts';
import type { FormPart } from '../../lists/form-field.ts';
import { type LineText, textOfLine } from './draft/line-text.ts';
import type { DraftState, QuoteDraft } from './draft/quote-draft.ts';
import { type ExtraLineRow, extraLineRow } from './extra-line-row.ts';

/** Surcharges and discounts. */
export function extraLines(draft: QuoteDraft): FormPart {
  let { currency } = draft.base.quote;
  const rows: ExtraLineRow[] = [];
  const list = element('ul', { class: 'plain' });
  const change = () => {
    const lines = rows.map((row) => row.line()).filter((line) => line !== 'wrong' && line !== null);
    draft.write(
      rows.map((row) => row.text()),
      lines,
    );
  };
  let made = 0;
  const addRow = (line?: LineText) => {
    made += 1;
    const remove = () => {
      rows.splice(rows.indexOf(row), 1);
      row.element.remove();
      change();
      add.focus();
    };
    const row = extraLineRow({ number: made, line, currency, problemId, change, remove });
    rows.push(row);
    list.append(row.element);
    return row;
  };
  const add = element('button', { type: 'button', class: 'secondary small' }, ['Add a line']);
  add.addEventListener('click', () => addRow().description.focus());
  for (const line of draft.rows ?? draft.base.lines.map(textOfLine)) addRow(line);
  const problem = element('p', { id: problemId, class: 'field-problem', role: 'alert' });
  const follow = ({ preview, problem: refusal, isAsking }: DraftState) => {
    if (isAsking) return;
    currency = preview?.quote.currency ?? currency;
    for (const row of rows) row.setCurrency(currency);
    const isOurs = isAboutLines(refusal);
    problem.textContent = isOurs ? refusal.message : '';
    for (const row of rows) row.setRefused(isOurs);
  };
  draft.watch(follow);
  follow(draft.state);
  const fieldset = element('fieldset', { class: 'extra-lines' }, [
    element('legend', {}, ['Surcharges and discounts']),
    list,
    element('p', { class: 'hint' }, [
      'A minus sign makes it a discount. Percentages apply to the price of the services.',
    ]),
    problem,
    element('p', { class: 'buttons' }, [add]),
  ]);
  return {
    element: fieldset,
    showProblems() {
      for (const row of rows) row.showProblems();
      // What the desk refused stays marked.
      follow(draft.state);
    },
  };
}

/** Whether the desk refused the lines: the discounts come to more than the price. */
export function isAboutLines(problem: unknown): problem is DeskApiError {
  return problem instanceof DeskApiError && problem.field === 'lines';
}

const problemId = 'quote-lines-problem';
