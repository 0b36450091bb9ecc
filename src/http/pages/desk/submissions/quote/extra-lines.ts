import { DeskApiError } from '../../../../client/client.ts';
import { element } from '../../../elements/element.ts';
import type { FormPart } from '../../../elements/form-field.ts';
import { type LineText, textOfLine } from './draft/line-text.ts';
import type { DraftState, QuoteDraft } from './draft/quote-draft.ts';
import { type ExtraLineRow, extraLineRow, type Prices } from './extra-line-row.ts';
import type { QuoteVersion } from './quote-version.ts';

/** Surcharges and discounts. */
export function extraLines(draft: QuoteDraft): FormPart {
  let prices = pricesIn(draft.base.quote, draft.base.lines.length);
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
    const row = extraLineRow({ number: made, line, prices, problemId, change, remove });
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
    if (preview) prices = pricesIn(preview.quote, (draft.terms.lines ?? draft.base.lines).length);
    for (const row of rows) row.setPrices(prices);
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

/** The items of a quote begin with the services and end with the lines. */
function pricesIn({ currency, lineItems }: QuoteVersion['quote'], lines: number): Prices {
  const services = lineItems.slice(0, lineItems.length - lines);
  return { currency, services: services.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Whether the desk refused the lines: the discounts come to more than the price. */
export function isAboutLines(problem: unknown): problem is DeskApiError {
  return problem instanceof DeskApiError && problem.field === 'lines';
}

const problemId = 'quote-lines-problem';
