import type { DocxLimits } from '../limits.ts';
import { createByteBudget, createPart, type Part } from '../parts/part.ts';
import { absolutePartName, comparablePartName } from '../parts/part-name.ts';
import { readCentralDirectory } from './central-directory.ts';

/** The parts of a package by name. */
export interface Archive {
  /** The names as written, with a leading slash and without folders. */
  readonly names: readonly string[];
  /** Finds a part, ignoring case, the kind of slash and a missing leading slash. */
  part(name: string): Part | null;
}

/**
 * Opens an archive without unpacking anything. Archives inside it are not opened. If two entries have the same name,
 * the last one counts.
 *
 * @throws DeskError `document_damaged`, `document_encrypted`, `document_too_large`
 * @example
 * const archive = openArchive(bytes, defaultDocxLimits);
 * await archive.part('/word/styles.xml')?.text();
 */
export function openArchive(bytes: Uint8Array, limits: DocxLimits): Archive {
  const budget = createByteBudget(limits.totalBytes);
  const parts = createPartMap<Part>();
  for (const entry of readCentralDirectory(bytes, limits.entries)) {
    if (/[/\\]$/.test(entry.name)) continue;
    const name = absolutePartName(entry.name);
    parts.set(name, createPart({ archive: bytes, entry, name, limits, budget }));
  }
  return { names: parts.values().map((part) => part.name), part: (name) => parts.get(name) };
}

/** A map of values by part name. */
interface PartMap<Value> {
  /** Replaces any value with the same name. */
  set(name: string, value: Value): void;
  /** The value with exactly this name, otherwise one whose name differs only in case. */
  get(name: string): Value | null;
  values(): Value[];
}

/** @example `createPartMap<number>().get('/word/Document.xml'); // null` */
function createPartMap<Value>(): PartMap<Value> {
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
