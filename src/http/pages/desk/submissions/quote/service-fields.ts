import { chargedTwice } from '../../../../../core/pricing/charged-twice.ts';
import { serviceName } from '../../../../../core/pricing/in-words.ts';
import { element } from '../../../elements/element.ts';
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
  const judge = (chosen: readonly string[]) => {
    const sentence = problemWith(chosen);
    for (const { box } of boxes) box.setAttribute('aria-invalid', String(sentence !== ''));
    problem.textContent = sentence;
    return sentence === '';
  };
  const change = () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ service }) => service);
    if (judge(chosen)) draft.change({ services: chosen });
    else draft.drop('services');
  };
  judge(chosenFirst);
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

/** Says what to choose instead; empty if the services can be charged for as they are. */
function problemWith(services: readonly string[]): string {
  if (services.length === 0) return 'Choose a service.';
  const choice = chargedTwice(services, serviceName);
  return choice === null ? '' : `Choose ${choice}.`;
}
