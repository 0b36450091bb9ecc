import { priceText } from '../../../core/pricing/price-text.ts';
import { serviceName } from '../../../core/pricing/service-name.ts';
import type { Submission } from '../../client/client.ts';
import { announce } from '../elements/announce.ts';
import { element, pageElement } from '../elements/element.ts';
import { problemBox } from '../elements/problem-box.ts';
import { evidenceView } from '../evidence/evidence-view.ts';
import type { Report } from '../evidence/report.ts';
import { quoteLinks } from '../quote/quote-links.ts';
import { quoteTable } from '../quote/quote-table.ts';
import { adviceFor } from './advice.ts';
import { showView } from './views.ts';

export interface Outcome {
  submission: Submission;
  /** Null where the desk keeps none any more. */
  report: Report | null;
  currency: string;
}

/** The quote with what it rests on. */
export function showQuote({ submission, report, currency }: Outcome): void {
  const { name, serviceType, submissionId, analysis, quote } = submission;
  if (!analysis || !quote) throw new TypeError('A completed submission has a quote.');
  const total = priceText(quote.total, currency);
  place().replaceChildren(
    element('p', { class: 'lead' }, [`${serviceName(serviceType)} for ${name}`]),
    element('div', { class: 'price-sheet' }, [
      element('p', { class: 'price' }, [total, element('span', { class: 'hint' }, ['in total'])]),
      quoteTable(quote, currency),
      quoteLinks(submissionId),
    ]),
    ...evidenceView(analysis, report),
  );
  showView('outcome', { title: 'Your quote' });
  announce(`Your quote is ready: ${total} in total.`);
}

/** Why there is no quote, and what to do. */
export function showRefusal({ error, errorCode }: Submission): void {
  const message = error || 'Your document could not be read.';
  const advice = adviceFor(errorCode);
  place().replaceChildren(problemBox(message), ...(advice ? [element('p', {}, [advice])] : []));
  showView('outcome', { title: 'No quote yet' });
}

/** That the quote cannot be shown now, or is not there. */
export function showFailure(message: string, action?: { label: string; act: () => void }): void {
  place().replaceChildren(problemBox(message, action));
  showView('outcome', { title: 'Your quote cannot be shown' });
}

function place(): HTMLElement {
  return pageElement('outcome', HTMLElement);
}
