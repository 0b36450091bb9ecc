import type { DocxLimits } from '../limits.ts';
import { createPart, type Part } from '../parts/part.ts';
import { createPartMap } from '../parts/part-map.ts';
import { absolutePartName } from '../parts/part-name.ts';
import { createByteBudget } from './byte-budget.ts';
import { readCentralDirectory } from './central-directory.ts';

/** The parts of a package by name. */
export interface Archive {
  /** The names as written, with a leading slash, folders left out. */
  readonly names: readonly string[];
  /** Finds a part without regard to letter case, kind of slash or a missing leading slash. */
  part(name: string): Part | null;
}

/**
 * Opens an archive without unpacking anything. Archives inside it stay closed. Where two entries have one
 * name, the last counts.
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
