import { certaintyInWords } from '../../../core/docx/analysis.ts';
import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';

/** What the five numbers of a submission rest on, as returned by the desk. */
export type Report = OperationTypes['getReport']['output'];
export type Item = Report['tables'][number];

/** Reads a field that may be missing from reports of older submissions. */
export function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

/** How sure something is, as a small label; nothing if the report does not say. */
export function certaintyLabel(certainty: unknown): HTMLElement[] {
  if (typeof certainty !== 'number' || Number.isNaN(certainty)) return [];
  const words = certaintyInWords(certainty);
  return [element('span', { class: `certainty ${words.replace(' ', '-')}` }, [words])];
}
