import type { BandKind } from '../docx/outline/outline.ts';

/** The names that editors use for the bands. */
export const bandNames: Readonly<Record<BandKind, string>> = {
  front: 'Front matter',
  text: 'Text',
  references: 'References',
  appendix: 'Appendix',
  leftOut: 'Left out',
};
