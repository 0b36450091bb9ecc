import { certaintyInWords } from '../../../core/docx/certainty-in-words.ts';
import { element } from '../elements/element.ts';

/** How sure something is, as a small label; nothing where a report does not say. */
export function certaintyLabel(certainty: unknown): HTMLElement[] {
  if (typeof certainty !== 'number' || Number.isNaN(certainty)) return [];
  const words = certaintyInWords(certainty);
  return [element('span', { class: `certainty ${words.replace(' ', '-')}` }, [words])];
}
