import { numberKeys, numberNames } from '../../../../core/docx/analysis.ts';
import { priceText, serviceName } from '../../../../core/pricing/in-words.ts';
import { formatCount } from '../../../../core/pricing/money.ts';
import { element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import { announce } from '../../elements/problem-box.ts';
import { quoteTable } from '../../quote/quote-table.ts';
import { labelled } from '../lists/labelled.ts';
import { refresh } from '../lists/refresh.ts';
import { refusalBox } from '../lists/refusal-box.ts';
import type { Opening } from '../lists/section.ts';
import { sendWith } from '../lists/send-with.ts';
import { extraLines } from './extra-lines.ts';
import type { DraftState, QuoteDraft, QuoteVersion } from './quote-draft.ts';

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
  const note = element('textarea', { id: 'quote-note', rows: 3, maxlength: 5000 });
  note.addEventListener('input', () => draft.change({ note: note.value }));
  const button = element('button', { type: 'submit' }, [`Make version ${base.version + 1}`]);
  const submit = async (event: Event) => {
    event.preventDefault();
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    await sendWith({ ...opening, button, problem }, async () => {
      const { version, quote } = await draft.save();
      announce(`Version ${version} is in force: ${priceText(quote.total, quote.currency)}.`);
      refresh();
    });
  };
  const form = element('form', { novalidate: true, submit }, [
    ...carriedBoundaries(draft),
    numberFields(draft),
    serviceFields(draft, services),
    extraLines(draft),
    ratesField(draft, versions),
    ...(base.revision ? [priceField(draft, base.revision.price)] : []),
    labelled('Note to the student (optional)', note),
    tellField(draft),
    problem,
    element('p', { class: 'buttons' }, [button]),
  ]);
  return element('div', { class: 'beside' }, [form, outcome(draft)]);
}

/** A notice that the draft includes boundaries corrected in the document. */
function carriedBoundaries(draft: QuoteDraft): HTMLElement[] {
  if (draft.boundaries === undefined) return [];
  const back = element('button', { type: 'button', class: 'secondary small' }, ['Undo']);
  const box = element('p', { class: 'box' }, ['Includes your corrections to the document. ', back]);
  back.addEventListener('click', () => {
    draft.dropBoundaries();
    box.remove();
  });
  return [box];
}

/** The five numbers; one that differs from the count is set by hand. */
function numberFields(draft: QuoteDraft): HTMLElement {
  const { base } = draft;
  const reason = element('input', { id: 'quote-reason', maxlength: 500, value: firstReason(draft) });
  const counts = { ...base.counted };
  const fields = numberKeys.map((key) => {
    const id = `quote-${key}`;
    const input = element('input', { id, type: 'number', min: 0, step: 1, value: base.analysis[key] });
    const field = labelled(numberNames[key], input, countedText(counts[key]));
    return { key, input, field, hint: field.querySelector('.hint') };
  });
  const change = () => {
    const numbers: Record<string, { value: number; reason: string } | null> = {};
    for (const { key, input } of fields) {
      const isNumber = /^\d{1,9}$/.test(input.value.trim());
      input.setAttribute('aria-invalid', String(!isNumber));
      if (!isNumber) return;
      const value = Number(input.value);
      numbers[key] = value === counts[key] ? null : { value, reason: reason.value.trim() || usualReason };
    }
    draft.change({ numbers });
  };
  for (const { input } of [...fields, { input: reason }]) input.addEventListener('input', change);
  const follow = ({ preview }: DraftState) => {
    if (!preview) return;
    // A new boundary changes the counts; numbers that were not set by hand follow them.
    for (const { key, input, hint } of fields) {
      if (counts[key] === preview.counted[key]) continue;
      if (input.value === String(counts[key])) input.value = String(preview.counted[key]);
      counts[key] = preview.counted[key];
      if (hint) hint.textContent = countedText(counts[key]);
    }
  };
  draft.watch(follow);
  follow(draft.state);
  return element('fieldset', {}, [
    element('legend', {}, ['Numbers']),
    element(
      'div',
      { class: 'prices' },
      fields.map(({ field }) => field),
    ),
    labelled('Why they differ (optional)', reason),
  ]);
}

function countedText(count: number): string {
  return `${formatCount(count)} counted`;
}

function firstReason({ base }: QuoteDraft): string {
  return Object.values(base.numbers)[0]?.reason ?? '';
}

const usualReason = 'Corrected by the editor.';

function serviceFields(draft: QuoteDraft, services: readonly string[]): HTMLElement {
  // A quote keeps a service that has since been removed from the rates.
  const offered = [...new Set([...services, ...draft.base.services])];
  const boxes = offered.map((service) => {
    const checked = draft.base.services.includes(service);
    return { service, box: element('input', { type: 'checkbox', checked, id: `quote-service-${service}` }) };
  });
  const problem = element('p', { id: 'quote-services-problem', class: 'field-problem' });
  const change = () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ service }) => service);
    for (const { box } of boxes) box.setAttribute('aria-invalid', String(chosen.length === 0));
    problem.textContent = chosen.length === 0 ? 'Choose a service.' : '';
    if (chosen.length > 0) draft.change({ services: chosen });
  };
  for (const { box } of boxes) box.addEventListener('change', change);
  return element('fieldset', { 'aria-describedby': problem.id }, [
    element('legend', {}, ['Services']),
    element(
      'div',
      { class: 'checks' },
      boxes.map(({ service, box }) => element('label', {}, [box, ' ', serviceName(service)])),
    ),
    problem,
  ]);
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
  const box = element('input', { type: 'checkbox', id: 'quote-tell', checked: true });
  box.addEventListener('change', () => draft.change({ tellStudent: box.checked }));
  return element('p', {}, [element('label', {}, [box, ' Mail it to the student'])]);
}

/** Shows what the next version would cost, compared with the present one. */
function outcome(draft: QuoteDraft): HTMLElement {
  const result = element('div', { 'aria-live': 'polite', 'aria-atomic': true });
  const show = ({ preview, problem, isAsking }: DraftState) => {
    result.setAttribute('aria-busy', String(isAsking));
    if (problem !== null) return result.replaceChildren(refusalBox(problem));
    const quote = preview?.quote ?? draft.base.quote;
    const difference = quote.total - draft.base.quote.total;
    result.replaceChildren(
      element('p', { class: 'price' }, [priceText(quote.total, quote.currency)]),
      element('p', { class: 'hint' }, [differenceText(difference, quote.currency, draft)]),
      quoteTable(quote, quote.currency),
    );
  };
  draft.watch(show);
  show(draft.state);
  return element('section', { class: 'sheet preview', 'aria-labelledby': 'quote-outcome' }, [
    element('h2', { id: 'quote-outcome' }, [`Version ${draft.base.version + 1} would be`]),
    result,
  ]);
}

function differenceText(difference: number, currency: string, { base }: QuoteDraft): string {
  const cents = Math.round(difference * 10_000) / 10_000;
  if (cents === 0) return `The same as version ${base.version}`;
  const amount = priceText(Math.abs(cents), currency);
  return cents > 0
    ? `${amount} more than version ${base.version}`
    : `${amount} less than version ${base.version}`;
}
