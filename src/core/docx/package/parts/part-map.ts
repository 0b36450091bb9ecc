import { absolutePartName, comparablePartName } from './part-name.ts';

/** Values by part name. */
export interface PartMap<Value> {
  /** Replaces what stood under the same name before. */
  set(name: string, value: Value): void;
  /** The value of this very name, else that of a name which differs in letter case alone. */
  get(name: string): Value | null;
  values(): Value[];
}

/** @example `createPartMap<number>().get('/word/Document.xml'); // null` */
export function createPartMap<Value>(): PartMap<Value> {
  const exact = new Map<string, Value>();
  const folded = new Map<string, Value>();
  return {
    set(name, value) {
      exact.set(absolutePartName(name), value);
      folded.set(comparablePartName(name), value);
    },
    get: (name) => exact.get(absolutePartName(name)) ?? folded.get(comparablePartName(name)) ?? null,
    values: () => [...exact.values()],
  };
}
