import { tooLargeDocument } from '../refusals/refusals.ts';

/** Keeps count of how much was unpacked from one document. */
export interface ByteBudget {
  /**
   * Says that `length` bytes of the part have been read by now. A part that is read twice is counted once.
   *
   * @throws DeskError `document_too_large` when all parts together pass the limit
   */
  charge(part: string, length: number): void;
}

/** @example `createByteBudget(1000).charge('/word/document.xml', 1001); // throws` */
export function createByteBudget(maximum: number): ByteBudget {
  const charged = new Map<string, number>();
  let total = 0;
  return {
    charge(part, length) {
      const before = charged.get(part) ?? 0;
      if (length <= before) return;
      charged.set(part, length);
      total += length - before;
      if (total > maximum) throw tooLargeDocument('totalBytes', maximum, part);
    },
  };
}
