import { type ItemsDocument, readItemsDocument } from '../../../src/core/docx/decide/items/document.ts';
import {
  countedStates,
  itemsDecision,
  kindOfItem,
} from '../../../src/core/docx/decide/items/items-decision.ts';
import { readLines } from '../../../src/core/docx/decide/zones/lines.ts';
import type { Dissertation } from '../../../src/core/docx/read-dissertation.ts';
import { findContents } from '../../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../../src/core/docx/structure/headings.ts';
import { divideIntoZones, type ZoneOf } from '../../../src/core/docx/structure/zones.ts';
import type { Label } from '../../accuracy/corpus/label.ts';
import { findPlaces } from '../../accuracy/places.ts';
import { rightCounts } from '../../accuracy/scoring/right.ts';
import type { RightCounts } from '../count-probabilities.ts';
import { createExample, type Example } from '../example.ts';
import type { StudiedDocument } from '../studied-document.ts';
import { zonesByLabel } from '../zones-example.ts';
import { type AllowedStates, allowedStates, type Open, openItems } from './allowed-states.ts';
import { type Match, matchItems } from './match-items.ts';

/** A document as the decision on items sees it, with what its label says about them. */
export interface Studied {
  name: string;
  document: ItemsDocument;
  matches: readonly Match[];
  states: AllowedStates;
  open: Open;
  /** All counts that are right. */
  counts: { tables: readonly number[]; figures: readonly number[] };
  weight: number;
}

/** Reads a document's items, taking the front matter and the reference lists from its label. */
export function studyItems({ document: { name, label }, dissertation }: StudiedDocument): Studied {
  const { story, noteWords, numbering } = dissertation;
  const contents = findContents(story.paragraphs);
  const { start, zoneOf } = labelledZones(dissertation, label);
  const headings = findHeadings(story, contents, numbering);
  const context = { numbering, zoneOf, listed: contents.paragraphs, headings };
  const document = readItemsDocument(story, start, context);
  const { wordsBefore } = findPlaces({ story, noteWords });
  const matches = matchItems(label, document.units, wordsBefore);
  return {
    name,
    document,
    matches,
    states: allowedStates(document, matches, label),
    open: openItems(label),
    counts: { tables: rightCounts('tables', label), figures: rightCounts('figures', label) },
    weight: 1,
  };
}

function labelledZones(dissertation: Dissertation, label: Label): { start: number; zoneOf: ZoneOf } {
  const { story, noteWords, numbering } = dissertation;
  const contents = findContents(story.paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const { lines } = readLines(story, noteWords, contents, headings, numbering);
  const zones = zonesByLabel(lines, label);
  const lists: { first: number; end: number }[] = [];
  for (const [index, { paragraph }] of lines.entries()) {
    if (zones[index] !== 'references') continue;
    const end = lines[index + 1]?.paragraph.index ?? story.paragraphs.length;
    const last = lists.at(-1);
    if (last && zones[index - 1] === 'references') last.end = end;
    else lists.push({ first: paragraph.index, end });
  }
  const first = zones.findIndex((zone) => zone !== 'front');
  const start = first <= 0 ? 0 : (lines[first]?.paragraph.index ?? 0);
  return { start, zoneOf: divideIntoZones(start, lists) };
}

/** The training example that a studied document gives. */
export function exampleOf(studied: Studied): Example {
  const { name, document, states, open, weight } = studied;
  const positions = new Map(itemsDecision.states.map((state, index) => [state.name, index]));
  const allowed = new Uint8Array(states.length * positions.size);
  for (const [place, names] of states.entries()) {
    const unit = document.units[place];
    const isAsked = (name: string) => {
      const table = itemsDecision.states[positions.get(name) ?? 0]?.table ?? null;
      return table === null || (unit !== undefined && (itemsDecision.asks?.(table, unit, document) ?? true));
    };
    // No label can teach the decision a state that it rules out beforehand.
    const possible = names.some(isAsked) ? names : [...positions.keys()];
    for (const each of possible) allowed[place * positions.size + (positions.get(each) ?? 0)] = 1;
  }
  const example = createExample(itemsDecision, document.units, document, { document: name, allowed, weight });
  return open.figure ? { ...example, count: rightFigures(studied) } : example;
}

/** Which states make a unit a figure, and how many figures are right, whichever they are. */
function rightFigures({ document, counts }: Studied): RightCounts {
  const isFigure = document.units.flatMap((unit) =>
    itemsDecision.states.map(({ name }) =>
      Number(countedStates.has(name) && kindOfItem(unit, name, document) === 'figures'),
    ),
  );
  return { counts: Uint8Array.from(isFigure), right: counts.figures };
}
