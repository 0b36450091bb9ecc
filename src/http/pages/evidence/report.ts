import type { OperationTypes } from '../../client/client.ts';

/** What the five numbers of a submission rest on, as the desk answers it. */
export type Report = OperationTypes['getReport']['output'];
export type Item = Report['tables'][number];

/** A field that reports of older submissions do not have. */
export function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
