import { serviceName } from '../../../../core/pricing/in-words.ts';
import { element } from '../../elements/element.ts';
import type { QuoteDraft } from './draft/quote-draft.ts';

/** The services to charge for, of those that the rates have and those of the version. */
export function serviceFields(draft: QuoteDraft, services: readonly string[]): HTMLElement {
  // A quote keeps a service that has since been removed from the rates.
  const chosenFirst = draft.terms.services ?? draft.base.services;
  const offered = [...new Set([...services, ...draft.base.services, ...chosenFirst])];
  const boxes = offered.map((service) => {
    const checked = chosenFirst.includes(service);
    return { service, box: element('input', { type: 'checkbox', checked, id: `quote-service-${service}` }) };
  });
  const problem = element('p', { id: 'quote-services-problem', class: 'field-problem' });
  const overlap = element('p', { class: 'hint', role: 'status' }, [overlapText(chosenFirst)]);
  const change = () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ service }) => service);
    for (const { box } of boxes) box.setAttribute('aria-invalid', String(chosen.length === 0));
    problem.textContent = chosen.length === 0 ? 'Choose a service.' : '';
    if (chosen.length > 0) draft.change({ services: chosen });
    else draft.drop('services');
    overlap.textContent = overlapText(chosen);
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
    overlap,
  ]);
}

/**
 * Says which service is charged twice; empty if none is.
 *
 * @example
 * overlapText(['editing', 'editing_and_formatting']);
 * // 'Editing and formatting includes editing, which is charged twice.'
 */
export function overlapText(services: readonly string[]): string {
  const sentences = services.flatMap((whole) => {
    const twice = services.filter((part) => part !== whole && whole.split('_and_').includes(part));
    if (twice.length === 0) return [];
    const parts = twice.map((part) => serviceName(part).toLowerCase()).join(' and ');
    return [
      `${serviceName(whole)} includes ${parts}, which ${twice.length === 1 ? 'is' : 'are'} charged twice.`,
    ];
  });
  return sentences.join(' ');
}
