import type { Gap, Unit } from '../units/unit.ts';
import type { CaptionFacts } from './caption-facts.ts';
import type { GraphicFacts } from './graphic-facts.ts';

/**
 * The share of pictures standing by themselves that have a line next to them which reads as a caption: the habit of the
 * author, which tells what a picture without one is. 0 if there are too few pictures to tell.
 */
export function shareOfCaptioned(
  units: readonly Unit[],
  captions: ReadonlyMap<Unit, CaptionFacts>,
  graphics: ReadonlyMap<Unit, GraphicFacts>,
): number {
  const isCaption = (unit: Unit | undefined, gap: Gap | undefined) =>
    unit?.type === 'caption' &&
    (captions.get(unit)?.strength ?? 0) > 0 &&
    gap !== undefined &&
    gap.lines <= 1;
  let pictures = 0;
  let captioned = 0;
  for (const unit of units) {
    if (!graphics.get(unit)?.standsByItself) continue;
    const after = units[unit.position + 1];
    pictures += 1;
    if (isCaption(units[unit.position - 1], unit.gap) || isCaption(after, after?.gap)) captioned += 1;
  }
  return pictures < fewestPictures ? 0 : captioned / pictures;
}

const fewestPictures = 4;
