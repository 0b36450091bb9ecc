import { priceText } from '../../../../../core/pricing/in-words.ts';
import type { Quote } from '../../../../../core/pricing/quote.ts';
import { element } from '../../../elements/element.ts';
import { labelled, withoutWrong, wrongField } from '../../../elements/form-field.ts';
import { localTime } from '../../../elements/format.ts';
import { quoteTable } from '../../../elements/quote-table.ts';
import { refresh } from '../../section/refresh.ts';
import type { Opening } from '../../section/section.ts';
import { stopIfOutdated } from '../../section/send-with.ts';
import { countingNote } from './draft/draft-note.ts';
import { makeVersion } from './draft/make-version.ts';
import { previewProblem } from './draft/preview-problem.ts';
import type { DraftState, QuoteDraft } from './draft/quote-draft.ts';
import { extraLines, isAboutLines } from './extra-lines.ts';
import { numberFields } from './number-fields.ts';
import type { QuoteVersion } from './quote-version.ts';
import { serviceFields } from './service-fields.ts';

/** The form for making the next version of a quote, next to a preview of it. */
export function quoteForm(
  draft: QuoteDraft,
  {
    services,
    versions,
    opening,
  }: { services: readonly string[]; versions: readonly QuoteVersion[]; opening: Opening },
): HTMLElement {
  const { base } = draft;
  const problem = element('div');
  const note = element('textarea', { id: 'quote-note', rows: 3, maxlength: 5000 }, [draft.terms.note ?? '']);
  note.addEventListener('input', () => draft.change({ note: note.value }));
  const button = element('button', { type: 'submit' }, [`Make version ${base.version + 1}`]);
  const numbers = numberFields(draft);
  const lines = extraLines(draft);
  const submit = async (event: Event) => {
    event.preventDefault();
    for (const part of [numbers, lines]) part.showProblems();
    const wrong = wrongField(form);
    if (wrong) return wrong.focus();
    await makeVersion(draft, { ...opening, button, problem }, refresh);
  };
  const form = element('form', { novalidate: true, submit }, [
    ...carriedBoundaries(draft),
    numbers.element,
    serviceFields(draft, services),
    lines.element,
    ratesField(draft, versions),
    ...(base.revision ? [priceField(draft, draft.terms.price ?? base.revision.price)] : []),
    labelled('Note to the student (optional)', note),
    tellField(draft),
    problem,
    element('p', { class: 'buttons' }, [button]),
  ]);
  draft.watch(({ problem: why }) => stopIfOutdated({ button, problem }, why));
  return element('div', { class: 'beside' }, [form, outcome(draft, form)]);
}

/** A notice that the draft includes boundaries corrected in the document. */
function carriedBoundaries(draft: QuoteDraft): HTMLElement[] {
  if (draft.terms.boundaries === undefined) return [];
  const back = element('button', { type: 'button', class: 'secondary small' }, ['Undo']);
  const box = element('p', { class: 'box' }, ['Includes your corrections to the document. ', back]);
  back.addEventListener('click', () => {
    draft.drop('boundaries');
    box.remove();
  });
  return [box];
}

/** The rates of the next version: the current ones, or those of a version. */
function ratesField(draft: QuoteDraft, versions: readonly QuoteVersion[]): HTMLElement {
  const { base } = draft;
  // Versions with the same rates are offered once, as the newest of them.
  const byRates = new Map([base, ...versions].toReversed().map((each) => [each.ratesId, each]));
  byRates.set(base.ratesId, base);
  const others = [...byRates.values()].filter((each) => each !== base && each.ratesId !== null);
  const choice = (version: QuoteVersion) => element('option', { value: version.version }, [asIn(version)]);
  const select = element('select', { id: 'quote-rates' }, [
    choice(base),
    element('option', { value: 'current' }, ['Current rates']),
    ...others.toReversed().map(choice),
  ]);
  select.value = String(draft.terms.rates ?? base.version);
  select.addEventListener('change', () =>
    draft.change({ rates: select.value === 'current' ? 'current' : Number(select.value) }),
  );
  return labelled('Rates', select);
}

function asIn({ version, ratesSince }: QuoteVersion): string {
  const start = `As in version ${version}`;
  if (ratesSince === undefined) return start;
  return ratesSince === null
    ? `${start} (starter rates)`
    : `${start} (since ${localTime(ratesSince).textContent})`;
}

/** What a revised document is charged for. */
function priceField(draft: QuoteDraft, chosen: 'changes' | 'whole'): HTMLElement {
  const select = element('select', { id: 'quote-price' }, [
    element('option', { value: 'changes', selected: chosen === 'changes' }, ['what changed']),
    element('option', { value: 'whole', selected: chosen === 'whole' }, ['the whole document']),
  ]);
  select.addEventListener('change', () =>
    draft.change({ price: select.value === 'changes' ? 'changes' : 'whole' }),
  );
  return labelled('Charge for', select);
}

function tellField(draft: QuoteDraft): HTMLElement {
  const box = element('input', {
    type: 'checkbox',
    id: 'quote-tell',
    checked: draft.terms.tellStudent ?? true,
  });
  box.addEventListener('change', () => draft.change({ tellStudent: box.checked }));
  return element('p', {}, [element('label', {}, [box, ' Mail it to the student'])]);
}

/** Shows what the next version would cost, compared with the present one. */
function outcome(draft: QuoteDraft, form: HTMLElement): HTMLElement {
  const result = element('div', { 'aria-live': 'polite', 'aria-atomic': true });
  const show = ({ preview, problem, isAsking }: DraftState) => {
    result.setAttribute('aria-busy', String(isAsking));
    // The form says why, beside the lines.
    if (isAboutLines(problem)) return result.replaceChildren(element('p', {}, [noPrice]));
    if (problem !== null) return result.replaceChildren(previewProblem(problem, draft, fieldNames));
    const quote = preview?.quote ?? draft.base.quote;
    result.replaceChildren(
      element('p', { class: 'price' }, [priceText(quote.total, quote.currency)]),
      element('p', { class: 'hint' }, [differenceText(quote, draft)]),
      ...(wrongField(form) ? [element('p', { class: 'hint' }, [withoutWrong])] : []),
      quoteTable(quote, quote.currency),
    );
  };
  draft.watch(show);
  show(draft.state);
  let wasWrong = false;
  const follow = () => {
    if ((wrongField(form) !== null) === wasWrong) return;
    wasWrong = !wasWrong;
    show(draft.state);
  };
  for (const event of ['input', 'change', 'focusout', 'click', 'submit'])
    form.addEventListener(event, follow);
  return element('section', { class: 'panel preview', 'aria-labelledby': 'quote-outcome' }, [
    element('h2', { id: 'quote-outcome' }, ['The next version would be', countingNote(draft)]),
    result,
  ]);
}

/** The parts of the form by their names in the request. */
const fieldNames = {
  numbers: { name: 'Numbers' },
  lines: { name: 'Surcharges and discounts' },
  services: { name: 'Services' },
  rates: { name: 'Rates' },
  note: { name: 'Note to the student' },
};

const noPrice = 'No price: the discounts are too large.';

function differenceText({ total, currency }: Quote, { base }: QuoteDraft): string {
  const before = base.quote;
  if (currency !== before.currency)
    return `Version ${base.version}: ${priceText(before.total, before.currency)}`;
  const cents = Math.round((total - before.total) * 10_000) / 10_000;
  if (cents === 0) return `The same as version ${base.version}`;
  const amount = priceText(Math.abs(cents), currency);
  return cents > 0
    ? `${amount} more than version ${base.version}`
    : `${amount} less than version ${base.version}`;
}
