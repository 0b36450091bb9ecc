import type { Gap } from '../units/gap.ts';
import { type CaptionUnit, isBareLabel, isObject, type Unit } from '../units/unit.ts';

/** How an author sets captions of one kind. */
export interface Custom {
  /** Captions that are plainly some. */
  captions: number;
  /** 1 where captions stand above their objects, -1 where they stand below; 0 where it cannot be told. */
  lean: number;
  /** Share of captions at which no object stands. */
  alone: number;
}

/** By the captions that have an object on one side alone; where a note stands between, half a vote. */
export function readCustom(captions: readonly CaptionUnit[], units: readonly Unit[]): Custom {
  let above = 0;
  let below = 0;
  let alone = 0;
  for (const caption of captions) {
    const before = units[caption.position - 1];
    const after = units[caption.position + 1];
    const under = isObject(before) ? nearness(caption.gap, 0) : 0;
    const over = isObject(after) ? nearness(after.gap, isBareLabel(caption) ? 1 : 0) : 0;
    if (over === 0) below += under;
    if (under === 0) above += over;
    if (under + over === 0) alone += 1;
  }
  return {
    captions: captions.length,
    lean: (above - below) / Math.max(1, above + below),
    alone: alone / Math.max(1, captions.length),
  };
}

function nearness({ lines, words }: Gap, titleLines: number): number {
  if (lines <= titleLines) return 1;
  return lines === titleLines + 1 && words <= longestNote ? 0.5 : 0;
}

const longestNote = 30;
