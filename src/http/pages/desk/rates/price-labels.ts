import type { PriceName } from './draft.ts';

/** What the form for the rates calls each price. */
export const priceLabels: Readonly<Record<PriceName, string>> = {
  textPerWord: 'Word of text',
  refsPerWord: 'Word of references',
  perTable: 'Table',
  perFigure: 'Figure',
  frontMatterPerPage: 'Page of front matter',
  minimum: 'Minimum subtotal',
};
