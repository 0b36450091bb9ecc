import type { Zone } from '../../analysis.ts';
import { citesOthers } from '../../text/citations.ts';
import { readHeading } from '../../text/titles/heading-text.ts';
import { longestEntry, type ZoneDocument } from './line.ts';

/** What shows that a document has, or should have, a reference list. */
export type ListTrace = 'listed' | 'entries' | 'citations';

/**
 * Looks for traces of a reference list in a document in which none was found: the contents name one, several lines of
 * the text read like entries, or several paragraphs cite others. The decision on zones weighs each line by itself and
 * its neighbours, so it may be certain of each line and still have lost a whole list.
 *
 * @param names the zone of each line
 * @returns the clearest trace; null if a list was found, or if there is no trace
 */
export function traceOfList(names: readonly Zone[], { lines, contents }: ZoneDocument): ListTrace | null {
  if (names.includes('references')) return null;
  if (contents.entries.some(({ title }) => readHeading(title).kinds.has('references'))) return 'listed';
  let entries = 0;
  let citing = 0;
  for (const { position, paragraph, traits, heading, isListed, isTable, length } of lines) {
    if (names[position] !== 'text' || heading !== null || isListed || isTable) continue;
    if (traits >= 3 || isAddress.test(paragraph.text)) entries += 1;
    else if (length > shortestProse && citesOthers(paragraph.text)) citing += 1;
  }
  if (entries >= fewestEntries) return 'entries';
  return citing >= fewestCiting ? 'citations' : null;
}

/** A web address and hardly anything else, as in lists of links. */
const isAddress = /^\W*(?:\d{1,3}\W+)?(?:https?:\/\/|www\.)\S+(?:\s\S+){0,2}\s*$/i;

/** In words; a shorter line may be a caption with its source, or code with an index. */
const shortestProse = longestEntry / 3;
/** Fewer may be sources of figures, or an address that the text gives. */
const fewestEntries = 3;
/** Fewer may give the year of an event or of a person. */
const fewestCiting = 3;
