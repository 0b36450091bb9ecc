import { quoteAddress } from '../desk/operator/desk-address.ts';
import { element } from '../elements/element.ts';

/** The quote to print, and as files to keep. */
export function quoteLinks(submissionId: string): HTMLElement {
  const sheet = quoteAddress(submissionId, 'html');
  const print = (event: Event) => {
    const opened = window.open(sheet, '_blank');
    // Where windows are not allowed, the link itself opens the sheet.
    if (!opened) return;
    event.preventDefault();
    opened.addEventListener('load', () => opened.print(), { once: true });
  };
  const files = (['csv', 'markdown', 'text'] as const).map((format) =>
    element('a', { class: 'button secondary', href: quoteAddress(submissionId, format), download: true }, [
      element('span', { class: 'hidden-text' }, ['Save as ']),
      names[format],
    ]),
  );
  return element('div', { class: 'buttons no-print' }, [
    element('a', { class: 'button', href: sheet, target: '_blank', click: print }, ['Print quote']),
    element('span', { class: 'hint', 'aria-hidden': 'true' }, ['or save it as']),
    ...files,
  ]);
}

const names = { csv: 'CSV', markdown: 'Markdown', text: 'Text' } as const;
