import type { DocxLimits } from '../limits.ts';
import { createByteBudget, createPart, type Part } from '../parts/part.ts';
import { absolutePartName, comparablePartName, comparableWrittenName } from '../parts/part-name.ts';
import { readCentralDirectory } from './central-directory.ts';

/** The parts of a package by name. */
export interface Archive {
  /** The names as written, with a leading slash and without folders. */
  readonly names: readonly string[];
  /**
   * Finds a part by its name as written or, percent signs decoded, as relationships refer to it. Ignores case, the kind
   * of slash and a missing leading slash.
   */
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
  const exact = new Map<string, Part>();
  /** By decoded names without regard to case; an exact match goes first. */
  const folded = new Map<string, Part>();
  for (const entry of readCentralDirectory(bytes, limits.entries)) {
    if (/[/\\]$/.test(entry.name)) continue;
    const name = absolutePartName(entry.name);
    const part = createPart({ archive: bytes, entry, name, limits, budget });
    exact.set(name, part);
    folded.set(comparableWrittenName(name), part);
  }
  return {
    names: [...exact.keys()],
    part: (name) => exact.get(absolutePartName(name)) ?? folded.get(comparablePartName(name)) ?? null,
  };
}
