import type { Signal } from '../../signal.ts';
import type { ItemsDocument } from '../document.ts';
import type { CaptionFacts } from '../facts/caption-facts.ts';
import type { CaptionUnit, Unit } from '../units/unit.ts';

export type ItemSignal = Signal<Unit, ItemsDocument>;

/** Makes a signal for lines that may be captions. */
export function ofCaption(
  id: string,
  says: string,
  of: (unit: CaptionUnit, facts: CaptionFacts, document: ItemsDocument) => boolean | number,
): ItemSignal {
  return {
    id,
    says,
    of: (unit, document) => {
      const facts = document.captions.get(unit);
      return unit.type === 'caption' && facts ? Number(of(unit, facts, document)) : 0;
    },
  };
}
