import type { ItemEvidence } from '../../analysis.ts';
import type { Numbering } from '../story/numbering.ts';
import type { Story } from '../story/story.ts';
import { excerpt } from '../text/excerpt.ts';
import { type Block, divideIntoBlocks } from './blocks.ts';
import { graphicCandidates, tableCandidates, withoutCaption } from './candidates.ts';
import type { Contents } from './contents.ts';
import { decorationReason } from './figure-rules.ts';
import { bareCertainty, layoutCertainty, pairCertainty, withDoubtOfBareOnes } from './item-certainty.ts';
import { type Candidate, type Pair, pairCaptions } from './pairing.ts';
import { setAsText } from './set-as-text.ts';
import { layoutReason } from './table-rules.ts';
import type { ZoneOf } from './zones.ts';

/** What was found to be a table or figure, or might be taken for one, in the order of the text. */
export interface Items {
  tables: ItemEvidence[];
  figures: ItemEvidence[];
}

/**
 * Counts tables and figures of the text: first by captions, whatever they stand at; then, for what bears no
 * caption, by what it is.
 */
export function findItems(
  story: Story,
  bodyStart: number,
  zoneOf: ZoneOf,
  numbering: Numbering,
  contents: Contents,
): Items {
  const blocks = divideIntoBlocks(story, bodyStart, { numbering, listed: contents.paragraphs }).filter(
    (block) => zoneOf(block.first) === 'text',
  );
  const candidates = [...tableCandidates(blocks), ...graphicCandidates(blocks)];
  const { pairs, alone } = pairCaptions(blocks, candidates);
  const captioned = new Set(pairs.map(({ candidate }) => candidate));
  // Pictures in the cells of a captioned table are part of it, and so is a grid in a captioned text box.
  const covered = new Set(pairs.flatMap(({ candidate }) => candidate.blocks));
  const found = [
    ...pairs.flatMap((pair) => captionedItem(pair) ?? []),
    ...alone.flatMap((caption) => {
      if (caption.kind !== 'table' && caption.kind !== 'figure') return [];
      const reason = setAsText(caption, blocks);
      return item(
        caption.kind,
        caption,
        reason ?? nothingAtCaption,
        reason !== null,
        reason === null ? 0.8 : 0.88,
      );
    }),
    ...candidates
      .filter((candidate) => !captioned.has(candidate))
      .filter((candidate) => !candidate.blocks.every((position) => covered.has(position)))
      .flatMap((candidate) => itemsWithoutCaption(candidate, blocks)),
  ].sort((a, b) => a.evidence.paragraph - b.evidence.paragraph);
  const of = (kind: Kind) =>
    withDoubtOfBareOnes(found.flatMap((each) => (each.kind === kind ? each.evidence : [])));
  return { tables: of('table'), figures: of('figure') };
}

/** The reason given for a caption that stands alone. */
const nothingAtCaption = 'a caption with nothing at it';

type Kind = 'table' | 'figure';

interface Item {
  kind: Kind;
  evidence: ItemEvidence;
}

function captionedItem({ caption, candidate }: Pair): Item | null {
  if (caption.kind === 'other') return null;
  const unlabelled = candidate.kind === 'table' ? 'table' : 'figure';
  const kind = caption.kind === 'unlabelled' ? unlabelled : caption.kind;
  const reason = caption.continued ? `a continued ${kind}, counted before` : `captioned as a ${kind}`;
  return item(kind, caption, reason, !caption.continued, pairCertainty({ caption, candidate }));
}

function itemsWithoutCaption(candidate: Candidate, blocks: readonly Block[]): Item[] {
  if (candidate.kind === 'table') {
    const grids = candidate.blocks.flatMap((position) => blocks[position] ?? []);
    return bareItem('table', grids, layoutOf(grids), 'data in rows and columns');
  }
  return withoutCaption(candidate, blocks).flatMap((group) =>
    bareItem('figure', group, ornamentOf(group), 'a picture that stands by itself'),
  );
}

function ornamentOf(group: readonly Block[]): string | null {
  const roles = group.flatMap((block) => block.paragraphs[0]?.roles ?? []);
  if (roles.includes('cover-page')) return 'part of a cover page';
  const drawings = group.flatMap((block) => block.drawings);
  return decorationReason(drawings, group[0]?.proseWords ?? 0);
}

/** One grid of data among several that touch makes them a table. */
function layoutOf(grids: readonly Block[]): string | null {
  const reasons = grids.map(layoutReason);
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function bareItem(kind: Kind, blocks: readonly Block[], against: string | null, reason: string): Item[] {
  const [first] = blocks;
  if (!first) return [];
  const certainty = against === null ? bareCertainty : layoutCertainty(against);
  return [item(kind, { paragraph: first.first, text: null }, against ?? reason, against === null, certainty)];
}

function item(
  kind: Kind,
  { paragraph, text }: { paragraph: number; text: string | null },
  reason: string,
  counted: boolean,
  certainty: number,
): Item {
  const caption = text === null ? null : excerpt(text);
  return { kind, evidence: { paragraph, caption, zone: 'text', counted, reason, certainty } };
}
