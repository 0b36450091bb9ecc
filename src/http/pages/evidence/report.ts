import { certaintyInWords } from '../../../core/docx/analysis.ts';
import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';

/** What the five numbers of a submission rest on, as returned by the desk. */
export type Report = OperationTypes['getReport']['output'];
export type Item = Report['tables'][number];

/** How sure something is, as a small label; nothing if the report does not say. */
export function certaintyLabel(certainty: number | undefined): HTMLElement[] {
  if (certainty === undefined) return [];
  const words = certaintyInWords(certainty);
  return [element('span', { class: `certainty ${words.replace(' ', '-')}` }, [words])];
}
