import { earlierQuoteInWords } from '../../../core/pricing/earlier-quote.ts';
import { priceText, serviceName } from '../../../core/pricing/in-words.ts';
import type { Revision, Submission } from '../../client/client.ts';
import { element, pageElement } from '../elements/element.ts';
import { announce, problemBox } from '../elements/problem-box.ts';
import { quoteLinks, quoteTable } from '../elements/quote-table.ts';
import { facts } from '../elements/table.ts';
import { evidenceView } from '../evidence/evidence-view.ts';
import type { Report } from '../evidence/report.ts';
import { changesView } from '../revision/changes-view.ts';
import { revisedFileField } from '../revision/revised-file.ts';
import { showView } from './waiting.ts';

/** A revised version, as far as its quote depends on it. */
export type SentRevision = Pick<Revision, 'fileName' | 'status' | 'error'>;

export interface Outcome {
  submission: Submission;
  /** Null if the desk no longer has it. */
  report: Report | null;
  currency: string;
  /** The revised version that was last sent from here; null if none was. */
  revision: SentRevision | null;
  /** Sends a revised version. */
  revise: (file: File) => void;
}

/** Shows the quote and what it rests on. */
export function showQuote({ submission, report, currency, revision, revise }: Outcome): void {
  const { name, serviceType, submissionId, analysis, quote, purgedAt, note, earlierQuote, changes } =
    submission;
  if (!analysis || !quote) throw new TypeError('A completed submission has a quote.');
  const total = priceText(quote.total, currency);
  const isErased = purgedAt !== undefined;
  const lead = isErased
    ? `${serviceName(serviceType)}. The document and the personal data of this submission were erased.`
    : `${serviceName(serviceType)} for ${name}`;
  place().replaceChildren(
    element('p', { class: 'lead' }, [lead]),
    ...(revision?.status === 'error' ? [refusedRevision(revision)] : []),
    element('div', { class: 'price-panel' }, [
      element('p', { class: 'price' }, [total, element('span', { class: 'hint' }, ['in total'])]),
      ...(earlierQuote
        ? [element('p', {}, [earlierQuoteInWords(earlierQuote, { total: quote.total, currency })])]
        : []),
      ...(note === undefined ? [] : [facts([['Note from the editor', note]])]),
      quoteTable(quote, currency),
      quoteLinks(submissionId),
    ]),
    ...(changes ? [changesView(changes)] : []),
    ...(isErased ? [] : [revisionOffer(revise)]),
    ...evidenceView(analysis, report, submission.numbersSet),
  );
  showView('outcome', { title: earlierQuote ? 'Your new quote' : 'Your quote' });
  announce(`Your quote is ready: ${total} in total.`);
}

/** Shows why there is no quote, and what to do. */
export function showRefusal({ error }: Submission): void {
  place().replaceChildren(problemBox(error || 'Your document could not be read. Please contact the editor.'));
  showView('outcome', { title: 'No quote yet' });
}

/** Shows that the quote is missing, or cannot be shown at the moment. */
export function showFailure(message: string, action?: { label: string; act: () => void }): void {
  place().replaceChildren(problemBox(message, action));
  showView('outcome', { title: 'Your quote cannot be shown' });
}

function place(): HTMLElement {
  return pageElement('outcome', HTMLElement);
}

/** The form for sending a revised version of the document. `send` is called with a file that can be sent. */
function revisionOffer(send: (file: File) => void): HTMLElement {
  const file = revisedFileField();
  const submit = (event: Event) => {
    event.preventDefault();
    const document = file.checked();
    if (document) send(document);
  };
  return element('details', { class: 'no-print', id: 'revise' }, [
    element('summary', {}, ['Upload a revised version']),
    element('p', { class: 'hint' }, [
      'It is compared with the document that this quote is for. You get a new quote, and see what changed.',
    ]),
    element('form', { novalidate: true, submit }, [
      file.element,
      element('p', { class: 'buttons' }, [element('button', { type: 'submit' }, ['Get the new quote'])]),
    ]),
  ]);
}

/** Says that a revised version that was sent got no quote. */
function refusedRevision(revision: SentRevision): HTMLElement {
  const sentence = revision.error ?? 'It could not be read.';
  return problemBox(`No new quote for ${revision.fileName}: ${sentence} The quote below has not changed.`);
}
