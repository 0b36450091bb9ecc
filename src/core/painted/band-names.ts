import type { BandKind } from '../docx/outline/outline.ts';

/** What bands are called by an editor. */
export const bandNames: Readonly<Record<BandKind, string>> = {
  front: 'Front matter',
  text: 'Text',
  references: 'References',
  appendix: 'Appendix',
  leftOut: 'Left out',
};
