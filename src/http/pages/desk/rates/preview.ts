import { type Analysis, numberKeys, numberNames } from '../../../../core/docx/analysis.ts';
import { priceText, serviceName } from '../../../../core/pricing/in-words.ts';
import { type RateSchedule, serviceTypesOf } from '../../../../core/pricing/rates/rate-schedule.ts';
import { usualDissertation } from '../../../../core/pricing/rates/usual-dissertation.ts';
import { element } from '../../elements/element.ts';
import { labelled, withLastValid } from '../../elements/form-field.ts';
import { problemBox, sentenceOf, wasGivenUp } from '../../elements/problem-box.ts';
import { quoteTable } from '../../elements/quote-table.ts';
import { isPassing } from '../section/refusal-kind.ts';
import type { Opening } from '../section/section.ts';

/** A quote with rates that have not been saved yet. */
export interface Preview {
  place: HTMLElement;
  /**
   * Shows the example's price with a schedule, after a short delay, so that typing does not send a request for each
   * key.
   */
  show(schedule: RateSchedule): void;
  /** Says whether anything is marked as wrong in the form, of which the price has the last valid value. */
  sayWrong(isAny: boolean): void;
}

export function previewOf({ client, signal }: Opening): Preview {
  let schedule: RateSchedule = { rates: {} };
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    asking.abort();
  });
  const service = element('select', { id: 'preview-service' });
  const numbers = numberKeys.map((key) => {
    const value = usualDissertation[key];
    const attributes = { id: `preview-${key}`, type: 'number', min: 0, step: 1, value };
    return { key, name: numberNames[key], input: element('input', attributes) };
  });
  const result = element('div', { id: 'preview-result', 'aria-live': 'polite', 'aria-atomic': true });
  const wrong = element('p', { class: 'hint', hidden: true }, [withLastValid]);
  const counting = element('span', { class: 'hint' }, [' Counting …']);
  const setBusy = (isBusy: boolean) => {
    counting.hidden = !isBusy;
    result.setAttribute('aria-busy', String(isBusy));
  };
  const ask = async () => {
    setBusy(true);
    asking.abort();
    asking = new AbortController();
    const { signal: current } = asking;
    try {
      const request = { serviceType: service.value, analysis: analysisOf(numbers), schedule };
      const quote = await client.previewQuote(request, { signal: current });
      result.replaceChildren(
        element('p', { class: 'price' }, [priceText(quote.total, quote.currency)]),
        quoteTable(quote, quote.currency),
      );
    } catch (error) {
      if (current.aborted || wasGivenUp(error)) return;
      const again = isPassing(error) ? { label: 'Try again', act: ask } : undefined;
      result.replaceChildren(problemBox(sentenceOf(error), again));
    }
    setBusy(false);
  };
  const askSoon = () => {
    setBusy(true);
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(ask, 250);
  };
  for (const field of [service, ...numbers.map(({ input }) => input)])
    field.addEventListener('input', askSoon);
  return {
    place: element('section', { class: 'panel preview', 'aria-labelledby': 'preview-title' }, [
      element('h2', { id: 'preview-title' }, ['Price preview', counting]),
      element('div', { class: 'prices' }, [
        labelled('Service', service),
        ...numbers.map(({ name, input }) => labelled(name, input)),
      ]),
      wrong,
      result,
    ]),
    sayWrong(isAny) {
      wrong.hidden = !isAny;
    },
    show(next) {
      schedule = next;
      offer(service, serviceTypesOf(schedule));
      askSoon();
    },
  };
}

function analysisOf(numbers: readonly { key: keyof Analysis; input: HTMLInputElement }[]): Analysis {
  const analysis = { textWordCount: 0, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };
  for (const { key, input } of numbers) analysis[key] = Number(input.value);
  return analysis;
}

/** Fills the field with the services, and keeps the selected one. */
function offer(field: HTMLSelectElement, services: readonly string[]): void {
  const offered = [...field.options].map(({ value }) => value);
  if (offered.join('\n') === services.join('\n')) return;
  const chosen = field.value;
  field.replaceChildren(...services.map((type) => element('option', { value: type }, [serviceName(type)])));
  if (services.includes(chosen)) field.value = chosen;
}
